export { aggregationCalls } from './handlers.ts'
