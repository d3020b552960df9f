export { draftOfCase, renewedCase, selectCase, type CaseHolder } from './case-of.ts'
export type { Asker, TransmissionContext, TransmissionInput, TransmissionPorts } from './context.ts'
export { draft, type TransmissionDraft } from './draft.ts'
export { draftOf } from './draft-of.ts'
export type { AmountField, Answer, TransmissionEvent } from './events.ts'
export { transmissionMachine } from './machine.ts'
export {
  modificationMachine,
  selectIsModificationWhole,
  selectIsModifying,
  selectModificationFailure,
  type Part,
} from './modification.ts'
export { apiPorts } from './ports.ts'
export {
  selectAtSeventy,
  selectDeletion,
  selectErrors,
  selectExplanation,
  selectFailure,
  selectForm,
  selectIsAsking,
  selectIsComplete,
  selectIsFromBefore,
  selectIsLast,
  selectMissing,
  selectResult,
  selectScreen,
  selectStep,
  selectSteps,
  selectSupposed,
  type Answering,
  type FailureView,
  type Screen,
  type TransmissionSnapshot,
} from './select.ts'
export {
  followedBy,
  SECOND_DEATH,
  selectHasSecond,
  selectLeavesSecond,
  selectPageStep,
  selectPlace,
  type PageStep,
} from './pages.ts'
export { selectSecond, type SecondView } from './select-second.ts'
export {
  selectAsksPremiums,
  selectIsAgeKnown,
  selectIsSeventy,
  selectNeedsGiftDay,
  selectPlans,
  selectTotals,
  type Totals,
} from './select-totals.ts'
