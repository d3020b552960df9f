export { pensionCalls } from './handlers.ts'
