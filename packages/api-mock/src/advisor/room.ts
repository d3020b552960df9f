export { advisorCalls } from './handlers.ts'
