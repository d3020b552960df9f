export type { Answer, ReleaseEvent, ReleaseField, ReleaseFigure, ReleaseInput } from './context.ts'
export { draft } from './draft.ts'
export { draftOf, keptOf } from './draft-of.ts'
export { releaseMachine } from './machine.ts'
export { apiPorts } from './ports.ts'
export {
  selectBounds,
  selectErrors,
  selectFigures,
  selectFiles,
  selectForm,
  selectHappenings,
  selectOffer,
  selectOffers,
  selectPaidTo,
  selectPage,
  selectPlace,
  selectReason,
  selectRecord,
  selectScreen,
  selectStep,
  selectStepView,
  selectToday,
  type ReleaseSnapshot,
} from './select.ts'
