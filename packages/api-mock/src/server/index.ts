export {
  answered,
  otherMethod,
  problemsOf,
  refuseMethod,
  refused,
  refusedSaying,
  writeRefusal,
  type Outcome,
  type Refusal,
} from './answers.ts'
export { type PublicHandler } from './bind.ts'
export { askerOf, forMembers, forVisitors, respond, takesBack, type BoundCall } from './bind.ts'
export { findMember, type SignedIn } from './member.ts'
export { readJson, readText } from './body.ts'
export { SEED_DAY, movingClock, openClock, type ApiClock, type DaySetting } from './clock.ts'
export type { ApiContext, ApiEnv, CredentialName, Packed, PageCredentials } from './context.ts'
export { cookieCredentials, pageCredentials, type Credentials } from './credentials.ts'
export { fromOwnPages, trustsOwnPages } from './bind.ts'
export { ensureToken, handOverToken, isOwnToken, rotateToken } from './csrf.ts'
export { DEFAULT_LIMITS, clientOf, versionSaid, type Api, type ApiOptions, type Limits, type Print } from './environment.ts'
export { createFaultBook } from './faults.ts'
export { askCode, codeFrom, codeOf, endCheck, openCheck, tryCode } from './one-time-code.ts'
export { deviceOf } from './device.ts'
export { createCodeTries, type CodeTrier } from './code-tries.ts'
export {
  DOCUMENTS,
  PLACE_RETRY_S,
  PRINTS,
  UPLOADS,
  VISITOR_PRINTS,
  createPlaces,
  type PlaceLimits,
  type Places,
} from './places.ts'
export { createRateLimit } from './rate-limit.ts'
export { createRoboAdmins, ROBO_ADMINS, type RoboAdmin, type RoboAdminSession } from './robo-admins.ts'
export { OPEN_SEAL, type Seal } from './seal.ts'
export { type Session } from './session-record.ts'
export { note } from './security-log.ts'
export type { SecurityNote } from './security-note.ts'
export { sendText } from './send-text.ts'
export { senderOf } from './sender.ts'
export { createSessions } from './sessions.ts'
export { sweep } from './sweep.ts'
export { pause, wait } from './wait.ts'
export { QUEUE, createTurns } from './turns.ts'
export { noteVisit } from './visits.ts'
