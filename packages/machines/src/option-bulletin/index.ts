export { choiceDraft, choiceDraftOf } from './choice-draft.ts'
export type {
  ChoiceDraft,
  ChoiceEvent,
  ChoiceField,
  ChoiceInput,
  ChoicePorts,
  ComparedForm,
  SimulatedTopUps,
} from './choice-context.ts'
export { choiceMachine } from './choice-machine.ts'
export { choicePorts } from './choice-ports.ts'
export {
  selectChoice,
  selectComparison,
  selectConflict,
  type AccountView,
  type ChoiceSnapshot,
  type ChoiceStanding,
  type ChoiceView,
  type ComparedView,
  type ConflictView,
  type FieldView,
  type TopUpStanding,
} from './choice-select.ts'
export { BULLETIN_HOLDERS, bulletinMachine, selectBulletin, type BulletinInput } from './machine.ts'
export { readBulletins } from './reads.ts'
