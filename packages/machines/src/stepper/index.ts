export { addressSteps, goTo, reaches } from './address.ts'
export { stepperActions } from './actions.ts'
export { orderedText, typedText, type AmountLeft, type AmountTyped } from './amounts.ts'
export { keepDraft } from './draft.ts'
export {
  editAnswer,
  editedOf,
  editingActions,
  editingGuards,
  keepEdited,
  keepEditFailure,
  takeEdited,
  type Edit,
  type EditableContext,
  type EditMove,
} from './editing.ts'
export {
  canOpen,
  fieldsOn,
  isComplete,
  openSteps,
  refusedStep,
  resumedStep,
  stillRefused,
  type Failure,
  type Flow,
  type StepperContext,
  type StepperMove,
} from './flow.ts'
export { followSteps, type EntriesPort, type Followed, type FollowOptions, type HistoryMove, type Place } from './history.ts'
export { stepperGuards } from './guards.ts'
export { portOf, type SimulatePort } from './simulate.ts'
export {
  arriveAt,
  backToRefused,
  followHistory,
  keepAnswer,
  keepFailure,
  nextFrom,
  openRequested,
  resumeSteps,
  showErrors,
  turnTo,
} from './transitions.ts'
export { errorsShown, stepViews, type StepView } from './views.ts'
