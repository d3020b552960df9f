export { FRESH_PARTS, PARTS, type HomeEvent, type HomeMachineInput, type Part } from './context.ts'
export { freshnessOf, savingsPortOf, type HeldSavings, type SavingsPort } from './held-savings.ts'
export { homeMachine } from './machine.ts'
export { askElsewhere, readElsewhere, type ElsewhereRead } from './reads.ts'
export {
  selectAwaitedAccount,
  selectBanners,
  selectBulletinCards,
  selectEntries,
  selectFreshness,
  selectHasUnreadableOperations,
  selectHomeState,
  selectIsAskingAgain,
  selectIsHomeComplete,
  selectLastOperations,
  selectOperationScopesMissing,
  selectOrdersUnderWay,
  selectPaidThisYear,
  selectPart,
  type HomeSnapshot,
} from './selectors.ts'
