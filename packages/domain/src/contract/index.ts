export { eachIfReadable, ifReadable, partLines } from './answer.ts'
export { basePath, pathOf, versionOf } from './bases.ts'
export { defineCall, type AnswerOf, type ApiVersion, type Call, type InputOf, type Method, type ReceivedOf } from './call.ts'
export { nothing, ok, versionAnswer, versionCall, versionV2Call, type VersionAnswer } from './calls.ts'
export {
  CALLER_CODES,
  ERROR_CODES,
  GLOBAL_CODES,
  MAX_RETRIES,
  STATUS_OF,
  UNKNOWN_ADDRESS,
  type ErrorCode,
  type ErrorStatus,
} from './codes.ts'
export {
  CSRF_COOKIE,
  CSRF_HEADER,
  DISPLAY_COOKIE,
  HOST_CSRF_COOKIE,
  KEY_HEADER,
  PERSON_HEADER,
  ROBO_ADMIN_COOKIE,
  SESSION_COOKIE,
  SESSION_ORIGIN_COOKIE,
  VISITOR_COOKIE,
} from './credentials.ts'
export { ENVIRONMENTS, PAGE_DELAY_MS, environment, type Environment } from './environment.ts'
export {
  errorBody,
  fieldProblem,
  readErrorCode,
  readErrorWords,
  readFieldProblems,
  writeError,
  type ErrorBody,
  type FieldProblem,
} from './errors.ts'
export { hasCall, type Extension } from './extensions.ts'
export { type CallFiles, type FileToSend, type UploadedFile } from './files.ts'
export { parseJson } from './json.ts'
export { outboxAnswer, type Letter } from './outbox.ts'
export { LAST_DAY, clockAnswer, clockOrder, type ClockOrder } from './clock.ts'
export { OUTCOMES, outcomeOrder, type Outcome, type OutcomeOrder } from './outcomes.ts'
export { BREAKDOWNS, FAULTS, FAULT_HEADER, faultOrder, type Fault, type FaultOrder } from './faults.ts'
export {
  PROVIDER_ACCOUNTS,
  PROVIDER_ADVISOR,
  PROVIDER_CONTRACT,
  PROVIDER_CUSTOMER_ID,
  PROVIDER_LOGIN,
  PROVIDER_PROFILE,
  PROVIDER_SCOPE,
} from './provider.ts'
