export { receiptCalls } from './handlers.ts'
