export { documentsCalls } from './handlers.ts'
