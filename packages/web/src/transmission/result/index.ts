export { TransmissionResult } from './result.tsx'
