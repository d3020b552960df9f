export { answered, otherMethod, problemsOf, refuseMethod, refused, writeRefusal, type Outcome } from './answers.ts'
export { forMembers, forVisitors, respond, type BoundCall } from './bind.ts'
export { readJson, readText } from './body.ts'
export { cookieCredentials, pageCredentials, type CredentialName, type Credentials, type PageCredentials } from './credentials.ts'
export { ensureToken, handOverToken, isOwnToken, rotateToken } from './csrf.ts'
export {
  DEFAULT_LIMITS,
  clientOf,
  versionSaid,
  type Api,
  type ApiContext,
  type ApiEnv,
  type ApiOptions,
  type Limits,
} from './environment.ts'
export { createFaultBook } from './faults.ts'
export { askCode, codeFrom, endCheck, openCheck, tryCode } from './one-time-code.ts'
export { createRateLimit } from './rate-limit.ts'
export { type Session } from './session-record.ts'
export { createSessions } from './sessions.ts'
export { wait } from './wait.ts'
