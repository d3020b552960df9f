export { opinionCalls } from './handlers.ts'
