export { known as knownOperations, knownOf, outOf } from './handlers.ts'
export { scheduledOf } from './scheduled.ts'
