export { taxSavingCalls } from './handlers.ts'
