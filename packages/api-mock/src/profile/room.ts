export { profileCalls } from './handlers.ts'
