import type { Call, FieldProblem } from '@hautelisse/domain/contract'

/** Failures that no server answered: the client names them itself. */
export const CLIENT_CODES = ['NETWORK', 'TIMEOUT', 'MALFORMED', 'ABORTED'] as const
export type ClientCode = (typeof CLIENT_CODES)[number]

/** What is known of a call that failed. */
export type FailureFacts = {
  /** The server's code as it was sent, known to us or not, or one of `CLIENT_CODES`. */
  readonly code: string
  /** HTTP status of the answer, absent when none came. */
  readonly status?: number | undefined
  /** Fields that the server refused, with the reason of each. */
  readonly fields?: readonly FieldProblem[] | undefined
  /** Sentence of the server for the saver, absent when it sent none. */
  readonly said?: string | undefined
  /** Method and path template of the call, never its values. */
  readonly call: string
}

/**
 * The reason of every rejection of the client. Its message names the call and the code, never a payload.
 *
 * @example new ApiFailure({ code: 'ERR_TOKEN', status: 401, call: 'POST /simulators/mrm/simulation' }).message
 * // 'POST /simulators/mrm/simulation: ERR_TOKEN (401)'
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: string
  readonly status: number | undefined
  readonly fields: readonly FieldProblem[]
  readonly said: string | undefined

  constructor({ code, status, fields = [], said, call }: FailureFacts) {
    super(status === undefined ? `${call}: ${code}` : `${call}: ${code} (${status})`)
    this.code = code
    this.status = status
    this.fields = fields
    this.said = said
  }
}

/**
 * Names a call for a message or a log: method and path template, never its values.
 *
 * @example lineOf(profileCall) // 'GET /login/oauth/profile/{origin}'
 */
export const lineOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`

/**
 * Says which code a rejection carries; a mistake of ours that reaches it counts as `MALFORMED`, so that a screen always has a code.
 *
 * @example failureCode(new Error('boom')) // 'MALFORMED'
 */
export const failureCode = (error: unknown): string => (error instanceof ApiFailure ? error.code : 'MALFORMED')

const ENDED: ReadonlySet<string> = new Set(['ERR_TOKEN', 'ERR_EXP'])

/**
 * Tells whether a failure says that the server knows no session any more.
 *
 * @example isSessionGone(new ApiFailure({ code: 'ERR_EXP', status: 401, call: 'GET /version' })) // true
 */
export const isSessionGone = (error: unknown): boolean => ENDED.has(failureCode(error))

/**
 * Gives the sentence that the server sent with a refusal, for the screens that show it (S-ERR-20).
 *
 * @returns undefined where no server answered, or without a sentence
 * @example failureWords(new ApiFailure({ code: 'ERR_LIMIT', said: 'Trop de partages.', call: 'POST /share' })) // 'Trop de partages.'
 */
export const failureWords = (error: unknown): string | undefined => (error instanceof ApiFailure ? error.said : undefined)

/**
 * Tells whether the API said nothing understandable: no answer, none in time, one that is no JSON of ours, or a server error.
 *
 * @example isSilence(new ApiFailure({ code: 'TIMEOUT', call: 'GET /version' })) // true
 */
export const isSilence = (error: unknown): boolean => {
  if (!(error instanceof ApiFailure)) return true
  return error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.code === 'MALFORMED' || (error.status ?? 0) >= 500
}
