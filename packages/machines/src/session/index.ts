export type { Notice, SessionEvent, SessionInput } from './context.ts'
export { HOME_PATH, isOwnPage, returnPath } from './departure.ts'
export type { Family, FamilyState, FamilyStates } from './families.ts'
export { lightSessionMachine } from './light-machine.ts'
export { sessionMachine } from './machine.ts'
export type { SessionPorts } from './ports.ts'
export {
  selectAccounts,
  selectFamilies,
  selectGreetingName,
  selectHasFailedFamily,
  selectIsEnded,
  selectIsLedOn,
  selectIsMirror,
  selectIsRefreshing,
  selectIsSettled,
  selectIsSignedIn,
  selectIsUnavailable,
  selectNotice,
  selectOrigin,
  selectUser,
} from './selectors.ts'
export type { SessionSnapshot } from './selectors.ts'
