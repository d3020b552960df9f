export { dayMachine, selectMove, selectMoving, type DayEvent, type DayInput } from './day.ts'
export { faultsMachine, selectOrder, selectOrdering, type FaultsEvent, type FaultsInput } from './faults.ts'
