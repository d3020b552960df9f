export { coachingCalls } from './handlers.ts'
