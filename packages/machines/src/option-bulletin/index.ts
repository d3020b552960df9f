export { choiceDraft, choiceDraftOf } from './choice-draft.ts'
export { CHOICE_PLACES } from './choice-context.ts'
export type {
  ChoiceDraft,
  ChoiceEvent,
  ChoiceField,
  ChoiceFigure,
  ChoiceInput,
  ChoicePlace,
  ChoicePorts,
  ComparedForm,
  SimulatedTopUps,
} from './choice-context.ts'
export { choiceMachine } from './choice-machine.ts'
export { choicePorts } from './choice-ports.ts'
export {
  selectChoice,
  type AccountView,
  type ChoiceSnapshot,
  type ChoiceStanding,
  type ChoiceView,
  type FieldView,
  type TopUpStanding,
} from './choice-select.ts'
export { selectComparison, selectConflict, selectExplained, type ComparedView, type ConflictView } from './comparison-select.ts'
export { selectAsking, selectPlace, selectScreen, selectSteps } from './page-select.ts'
export { BULLETIN_HOLDERS, bulletinMachine, selectBulletin, type BulletinInput } from './machine.ts'
export { readBulletins } from './reads.ts'
