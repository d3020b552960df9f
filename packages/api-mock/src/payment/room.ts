export { paymentCalls } from './handlers.ts'
