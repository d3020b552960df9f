/**
 * Codes that the server answers and the portal reacts to by itself, whatever the call (P-ERR-05 to P-ERR-09). ERR_PERSON is ours: the session is not that
 * of the person whom the request names.
 */
export const GLOBAL_CODES = ['ERR_TOKEN', 'ERR_EXP', 'ERR_CSRF', 'ERR_MIRROR', 'ERR_CONSENT', 'ERR_PERSON'] as const

/**
 * Codes of our own, passed on to the caller: a body off its schema, an unknown path or id, an act that does not fit what stands, one that is
 * refused for good, as a signature after its last code (O-ERR-06), a one-time code that is asked for first, too many requests, a fault of the server (docs/decisions/03); and what the public pension service refuses: a login, one after too many
 * attempts, an account that was made with FranceConnect, a session that is over.
 */
export const CALLER_CODES = [
  'ERR_INVALID',
  'ERR_UNKNOWN',
  'ERR_CONFLICT',
  'ERR_REFUSED',
  'ERR_OTP',
  'ERR_LIMIT',
  'ERR_INTERNAL',
  'ERR_MAREL_LOGIN',
  'ERR_MAREL_BLOCKED',
  'ERR_MAREL_FRANCE_CONNECT',
  'ERR_MAREL_SESSION',
  'ERR_MAREL_ACCOUNT',
  'ERR_MAREL_ANSWER',
] as const

/** Every error code that a server of ours answers. */
export const ERROR_CODES = [...GLOBAL_CODES, ...CALLER_CODES] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Code of a route, never of the server: the reason of /error-page for an unknown address (P-ERR-10). */
export const UNKNOWN_ADDRESS = 'ERR_NOT_FOUND'

/** HTTP status that carries each code (docs/decisions/03). */
export const STATUS_OF = {
  ERR_TOKEN: 401,
  ERR_EXP: 401,
  ERR_CSRF: 403,
  ERR_MIRROR: 403,
  ERR_CONSENT: 403,
  ERR_PERSON: 409,
  ERR_INVALID: 400,
  ERR_UNKNOWN: 404,
  ERR_CONFLICT: 409,
  ERR_REFUSED: 403,
  ERR_OTP: 403,
  ERR_LIMIT: 429,
  ERR_INTERNAL: 500,
  ERR_MAREL_LOGIN: 401,
  ERR_MAREL_BLOCKED: 403,
  ERR_MAREL_FRANCE_CONNECT: 403,
  ERR_MAREL_SESSION: 404,
  ERR_MAREL_ACCOUNT: 404,
  ERR_MAREL_ANSWER: 403,
} as const satisfies Record<ErrorCode, number>
export type ErrorStatus = (typeof STATUS_OF)[ErrorCode]

/** Number that the public pension service says beside a code (S-CALL-10). */
export const NUMBER_OF: ReadonlyMap<string, number> = new Map([['ERR_MAREL_FRANCE_CONNECT', 1007]])

/** A call is sent again at most this many times in all (P-ERR-13). */
export const MAX_RETRIES = 2
