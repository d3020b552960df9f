export { CATALOGUE, type CallName } from './built.ts'
export { PLANNED_CALLS, type PlannedCall } from './planned.ts'
