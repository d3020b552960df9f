export { detailsMachine, selectDetails, type DetailsInput } from './details.ts'
export {
  historyMachine,
  selectFilter,
  selectOperations,
  selectScheduled,
  type HistoryEvent,
  type HistoryInput,
} from './history.ts'
export { OPERATION_HOLDERS, operationMachine, selectOperation, type OperationInput } from './machine.ts'
export { onceMachine, selectOnce, type SendOnce } from './once-machine.ts'
export { askDetails, askOperations, readOperations, type ScheduledRead } from './reads.ts'
export { selectUnderWay, UNDER_WAY_PARTS, underWayMachine, type OrdersRead } from './under-way.ts'
