export { draftOfCase, renewedCase, selectCase } from './case-of.ts'
export type { ProjectionAnswer, ProjectionEvent, ProjectionFigure, ProjectionInput, ProjectionPorts } from './context.ts'
export { draft, draftOf } from './draft.ts'
export { projectionMachine, TYPING_PAUSE_MS, type ProjectionSnapshot } from './machine.ts'
export { projectionPorts } from './ports.ts'
export {
  selectAbout,
  selectAnswers,
  selectEuros,
  selectFigures,
  selectOpened,
  selectProblems,
  selectSaving,
  type FiguresShown,
} from './select.ts'
