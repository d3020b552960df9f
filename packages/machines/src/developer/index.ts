export { faultsMachine, selectOrder, selectOrdering, type FaultsEvent, type FaultsInput } from './faults.ts'
