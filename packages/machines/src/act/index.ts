export { answering } from './answer.ts'
export {
  acting,
  actingWith,
  actMoves,
  hasChanged,
  keepRefusal,
  lookingFirst,
  refusalOf,
  sendFrom,
  takeRecord,
  wasGivenUp,
  wasRecorded,
} from './acting.ts'
export { actSelectors } from './select.ts'
export { findOperation } from './find.ts'
export { actMachine, type ActInput, type ActOutcome } from './machine.ts'
export { reading } from './terms.ts'
export {
  actActions,
  actGuards,
  isSentIn,
  isTooLate,
  keyActions,
  lookOf,
  madeOf,
  type ActContext,
  type ActPorts,
  type ActScreen,
  type KeptContext,
} from './parts.ts'
