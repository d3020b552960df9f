export { mirrorConsentCall } from './calls.ts'
