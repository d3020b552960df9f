export { consentsCalls } from './handlers.ts'
