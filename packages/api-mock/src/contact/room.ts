export { contactCalls } from './handlers.ts'
