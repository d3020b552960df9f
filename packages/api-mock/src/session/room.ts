export { sessionCalls } from './handlers.ts'
