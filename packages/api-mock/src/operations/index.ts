export { scheduledOf } from './scheduled.ts'
