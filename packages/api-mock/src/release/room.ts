export { releaseCalls } from './handlers.ts'
