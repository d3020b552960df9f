export { projectionCalls } from './handlers.ts'
