export { declarationCalls } from './handlers.ts'
