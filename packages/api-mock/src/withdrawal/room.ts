export { withdrawalCalls } from './handlers.ts'
