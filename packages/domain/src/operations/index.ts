export { OPERATION_QUERIES, operationsCall, type OperationQuery } from './calls.ts'
export { heldOperation, type HeldOperation, type OperationsRead } from './held.ts'
export {
  LAST_OPERATIONS,
  lastOperations,
  lineOf,
  movementOf,
  newestFirst,
  paidInYear,
  type Movement,
  type OperationLine,
} from './lines.ts'
export {
  EMPLOYEE_TRANSACTION_TYPES,
  OPERATION_LABELS,
  RETIREMENT_TRANSACTION_TYPES,
  operation,
  transactionItem,
  type Operation,
  type TransactionItem,
} from './model.ts'
export { isModifiable, MODIFIABLE_DAYS_AFTER_DEADLINE, operationState, type OperationState } from './status.ts'
