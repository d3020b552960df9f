export { keptCalls } from './handlers.ts'
