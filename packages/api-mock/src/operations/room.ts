export { operationsCalls } from './handlers.ts'
