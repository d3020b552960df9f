export { transmissionCalls } from './handlers.ts'
