export { draftOfCase, renewedCase, selectCase, type CaseHolder } from './case-of.ts'
export type { Announcement, KeptResult, WithdrawalInput, WithdrawalMachineContext, WithdrawalPorts } from './context.ts'
export { draft, type WithdrawalDraft } from './draft.ts'
export { draftOf } from './draft-of.ts'
export type { AmountField, Answer, Look, Move, Wish, WithdrawalEvent } from './events.ts'
export {
  figureKey,
  isOfLongLife,
  type FigureId,
  type GuaranteedFigure,
  type LongLifeFigure,
  type ResultFigure,
  type ReversibleFigure,
} from './figures.ts'
export { withdrawalMachine } from './machine.ts'
export { openingOf, type Opening } from './opening.ts'
export {
  selectAnnuity,
  type AgeRowView,
  type AnnuityView,
  type FigureView,
  type GuaranteeView,
  type Instalment,
  type ReversionView,
  type StepRowView,
} from './select-annuity.ts'
export { selectAnswers, type AnswersView } from './select-answers.ts'
export { selectAssumptions, type AssumptionsView } from './select-assumptions.ts'
export {
  selectAllAsThreshold,
  selectDistribution,
  selectSmallAnnuityThreshold,
  selectTotals,
  type AmountView,
  type ContractSplit,
  type RowView,
  type TotalsView,
} from './select-distribution.ts'
export { selectExplanation, selectOpenedFigure, type ExplanationView } from './select-explanation.ts'
export {
  selectAgeStep,
  selectAnnouncement,
  selectContracts,
  selectCoverage,
  selectEdited,
  selectErrors,
  selectFailure,
  selectIsAskingAgain,
  selectIsSimulating,
  selectOptionStep,
  selectReversionStep,
  type AgeMarkView,
  type AgeStepView,
  type CoverageView,
  type EditedView,
  type FailureView,
  type OptionStepView,
  type ReversionStepView,
  type TextView,
} from './select-form.ts'
export { agesOf, type AgesView } from './select-ages.ts'
export { explainLongLife, longLifeOf, type LongLifeView } from './select-long-life.ts'
export { selectEuros, selectHasRates, type EurosView } from './select-euros.ts'
export {
  selectNet,
  selectNetExplanation,
  selectNetOf,
  selectOtherNet,
  type NetRowView,
  type NetSideView,
  type NetView,
  type ShownNet,
} from './select-net.ts'
export { selectExitSavings } from './select-exit-savings.ts'
export { halfAgeOf } from './select-half-age.ts'
export { selectOptionAmount } from './select-option-amount.ts'
export { selectPaid, type PaidView } from './select-paid.ts'
export {
  selectHeadline,
  selectOtherEuros,
  type AnnuityHeadline,
  type CapitalHeadline,
  type HeadlineView,
  type OtherEurosView,
  type RefusableView,
} from './select-headline.ts'
export {
  selectIsOptionMissing,
  selectResults,
  type AskedView,
  type ContractResultView,
  type OtherTableView,
  type OptionView,
  type ResultsView,
} from './select-results.ts'
export { simulatePort } from './simulate-port.ts'
export { selectIsWishTaken, wishOf, type WishAnswer, type WishPart, type WishView } from './select-wish.ts'
export { selectSteps, type StepAnswer, type StepView } from './select-steps.ts'
export { selectPlace, selectStep, type WithdrawalSnapshot } from './snapshot.ts'
export { STEP_IDS, type StepId } from './steps.ts'
