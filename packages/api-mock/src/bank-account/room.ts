export { bankAccountCalls } from './handlers.ts'
