export { draftOfCase, noticeDraftOfCase, selectCase } from './case-of.ts'
export type { KeptAnswer, KeptVariant, TaxSavingContext, TaxSavingInput, TaxSavingPorts } from './context.ts'
export { draft, type TaxSavingDraft } from './draft.ts'
export { DRAFT_NAME } from './draft-name.ts'
export { draftOf } from './draft-of.ts'
export { AMOUNT_FIELDS, type AmountField, type TaxSavingEvent, type VariantChange } from './events.ts'
export { explainNotice } from './explain-notice.ts'
export {
  isOfLife,
  isOfNotice,
  type ExitFigureId,
  type FigureId,
  type LifeFigureId,
  type NoticeFigureId,
  type ResultFigureId,
} from './figures.ts'
export { knownSaverOf } from './known-saver.ts'
export { taxSavingMachine } from './machine.ts'
export { noticeEntry, type NoticeAnswers, type NoticeField } from './notice-answers.ts'
export { noticeDraftOf, noticeMachine, type NoticeEvent, type NoticeInput, type NoticeSnapshot } from './notice-machine.ts'
export type { NoticeColumn, NoticeLine } from './notice-lines.ts'
export { selectNotice, selectNoticeBasis, type InverseView, type NoticeBasis, type NoticeView } from './select-notice.ts'
export {
  explainPaymentNotice,
  selectPaymentNotice,
  type PaymentNoticeBasis,
  type PaymentNoticeView,
} from './select-payment-notice.ts'
export {
  selectEditedAnswer,
  selectIsAsking,
  selectIsKnownSaver,
  selectTaxErrors,
  selectTaxFailure,
  selectTaxForm,
  selectTaxSteps,
  selectVariant,
  type EditedAnswerView,
  type TaxFailureView,
  type TaxStepView,
  type VariantView,
} from './select-form.ts'
export { explainLifeFigure, selectLives, type LifeLine, type LivesView } from './select-lives.ts'
export { selectComparison, selectExit, type ComparisonView, type ExitView, type LeftAtExit } from './select-look.ts'
export {
  EXPLAINED_FIGURES,
  selectAdjustment,
  selectOpenedFigure,
  selectSavingCurve,
  selectTaxExplanation,
  selectTaxResult,
  type AdjustmentView,
  type ExplainedFigure,
  type Preview,
  type TaxResultView,
} from './select-results.ts'
export {
  selectDeductionEnd,
  selectHasNotice,
  selectRestOfYear,
  selectShown,
  selectShownExplanation,
  selectShownResult,
  type RestOfYear,
  type ShownFigure,
  type ShownView,
} from './select-shown.ts'
export { selectTaxYear, type TaxYearView } from './select-year.ts'
export { simulatePort } from './simulate-port.ts'
export { selectTaxPlace, selectTaxStep, type TaxSavingSnapshot } from './snapshot.ts'
