export { draftOfCase, renewedCase, selectCase } from './case-of.ts'
export type {
  AnswerPart,
  Edit,
  ProjectionAnswer,
  ProjectionEvent,
  ProjectionFigure,
  ProjectionInput,
  ProjectionPorts,
} from './context.ts'
export { draft, draftOf } from './draft.ts'
export { projectionMachine, TYPING_PAUSE_MS, type ProjectionSnapshot } from './machine.ts'
export { projectionPorts } from './ports.ts'
export {
  selectAbout,
  selectAnswers,
  selectEdit,
  selectEditProblems,
  selectFigures,
  selectIsHouseholdSaid,
  selectOpened,
  selectProblems,
  selectSaving,
  selectStage,
  type FiguresShown,
} from './select.ts'
