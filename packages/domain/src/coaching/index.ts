export { coachingCall } from './calls.ts'
