export {
  exitPlanEntry,
  type ContractAllows,
  type Counter,
  type ExitAnswers,
  type GainsTaxed,
  type SmallCapital,
} from './answers.ts'
export type { ExitFigure, ExitPlanEvent, ExitPlanInput, ExitRefusal } from './context.ts'
export { exitPlanMachine, type ExitPlanSnapshot } from './machine.ts'
export { exitSavingsEntry, type ExitSavings } from './savings.ts'
export {
  exitDraftOf,
  selectExitPlan,
  type CountedView,
  type ExitCardView,
  type ExitPlanView,
  type ExitResultView,
  type ExitYearView,
} from './select.ts'
