export { changePasswordMachine, selectChangePassword } from './change-password.ts'
export type { ChangePasswordEvent, ChangePasswordInput, ChangePasswordSnapshot } from './change-password.ts'
export type { Expiry, Notice, SessionEvent, SessionInput } from './context.ts'
export { isOwnPage } from './departure.ts'
export type { Family, FamilyState, FamilyStates } from './families.ts'
export { lightSessionMachine } from './light-machine.ts'
export type { SessionLimits } from './limits.ts'
export { sessionMachine } from './machine.ts'
export { otpMachine } from './otp-machine.ts'
export type { SessionPorts } from './ports.ts'
export type { Limit, OtpStanding } from './reports.ts'
export {
  selectAccounts,
  selectExpiry,
  selectFamilies,
  selectGreetingName,
  selectIsEnded,
  selectHasSignedOutHere,
  selectIsLedOn,
  selectIsMirror,
  selectIsRefreshing,
  selectIsSettled,
  selectIsSignedIn,
  selectIsUnavailable,
  selectNotice,
  selectOrigin,
  selectOtp,
  selectUser,
  selectWarning,
} from './selectors.ts'
export type { SessionSnapshot } from './selectors.ts'
export { watchMachine } from './watch-machine.ts'
