export {
  acting,
  actingWith,
  actMoves,
  hasChanged,
  keepRefusal,
  refusalOf,
  takeRecord,
  wasGivenUp,
  wasRecorded,
} from './acting.ts'
export { findOperation } from './find.ts'
export { actMachine, type ActInput, type ActOutcome } from './machine.ts'
export { actActions, actGuards, keyActions, lookOf, madeOf, type ActContext, type ActScreen } from './parts.ts'
