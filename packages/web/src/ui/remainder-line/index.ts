export { RemainderLine } from './remainder-line.tsx'
