export {
  employeeTransactionsCall,
  individualTransactionsCall,
  OPERATION_QUERIES,
  operationsCall,
  retirementTransactionsCall,
  scheduledPaymentsCall,
  transactionDetailsCall,
  type OperationQuery,
} from './calls.ts'
export {
  bulletinDetails,
  ACCEPTED_STATUS,
  breakdownOf,
  destinationsOf,
  INSTRUCTION_MEANINGS,
  instructionsOf,
  transactionDetails,
  type Breakdown,
  type BulletinDetails,
  type Destination,
  type Instruction,
  type InstructionMeaning,
  type TransactionDetails,
} from './details.ts'
export { changeFilter, isNarrowed, NO_FILTER, readFilter, writeFilter, type HistoryFilter, type Years } from './filter.ts'
export { fundRows, lotFreedom, type FundRow, type LotFreedom } from './fund-rows.ts'
export { heldOperation, type HeldOperation, type OperationsRead } from './held.ts'
export {
  choicesOf,
  countHistory,
  filterHistory,
  historyOf,
  knownFilter,
  NO_ACCOUNT,
  type Choices,
  type Counts,
  type History,
  type HistoryLine,
} from './history.ts'
export { isAskedBySaver, kindOf, OPERATION_KINDS, type OperationKind } from './kinds.ts'
export {
  lastDayIn,
  LIFE_EVENTS,
  lifeAfter,
  lifeAfterAll,
  type CancelUntil,
  type Hour,
  type LifeEvent,
  type Moment,
} from './life.ts'
export {
  lastOperations,
  lineOf,
  movementOf,
  newestFirst,
  paidInYear,
  signedAmount,
  type Movement,
  type OperationLine,
} from './lines.ts'
export {
  EMPLOYEE_TRANSACTION_TYPES,
  RETIREMENT_TRANSACTION_TYPES,
  operation,
  transactionItem,
  type Operation,
  type TimelineStep,
  type TransactionItem,
} from './model.ts'
export type { OrderFacts } from './order-facts.ts'
export { MOST_IN_PROGRESS, pageOf, type ListPage } from './page.ts'
export {
  changeableUntil,
  firstDebit,
  investedOn,
  nextDebit,
  scheduledPayment,
  shortIban,
  type ScheduledPayment,
} from './scheduled.ts'
export {
  hasEnded,
  isModifiable,
  LIFE_STATES,
  lastDayOfChange,
  MODIFIABLE_DAYS_AFTER_DEADLINE,
  operationState,
  stateOfLife,
  statusIn,
  wordOfLife,
  type LifeState,
  type OperationState,
} from './status.ts'
export { lifeOf, timelineOf, type LifeStep, type Schedule } from './timeline.ts'
export {
  claimedOf,
  holdsOf,
  lotKey,
  unclaimed,
  withClaims,
  type Hold,
  type HoldingOrder,
  type LotName,
  type UnclaimedLot,
} from './unclaimed.ts'
export { ordersOn, ordersUnderWay, type OrderedKind, type OrderUnderWay } from './under-way.ts'
