export { PARTS, type HomeEvent, type HomeMachineInput, type Part } from './context.ts'
export { savingsPortOf, type HeldSavings, type SavingsPort } from './held-savings.ts'
export { homeMachine } from './machine.ts'
export { readElsewhere, type ElsewhereRead } from './reads.ts'
export {
  selectBanners,
  selectEntries,
  selectHasUnreadableOperations,
  selectHomeState,
  selectIsAskingAgain,
  selectIsHomeComplete,
  selectLastOperations,
  selectOperationScopesMissing,
  selectPaidThisYear,
  selectPart,
  type HomeSnapshot,
  type PartState,
} from './selectors.ts'
