export { investmentsCalls } from './handlers.ts'
