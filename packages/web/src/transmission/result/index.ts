export { Result } from './result.tsx'
