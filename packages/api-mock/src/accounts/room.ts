export { accountsCalls } from './handlers.ts'
