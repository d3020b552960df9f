export type { Answer, ReleaseEvent, ReleaseField, ReleaseFigure, ReleaseInput } from './context.ts'
export { draft } from './draft.ts'
export { draftOf } from './draft-of.ts'
export { releaseMachine } from './machine.ts'
export { apiPorts } from './ports.ts'
export {
  selectErrors,
  selectFailure,
  selectFigures,
  selectFiles,
  selectForm,
  selectHappenings,
  selectIsSending,
  selectOffer,
  selectOffers,
  selectPaidTo,
  selectPlace,
  selectReason,
  selectRecord,
  selectScreen,
  selectStep,
  selectSteps,
  selectToday,
  type ReleaseSnapshot,
} from './select.ts'
