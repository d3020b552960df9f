import { failureCode } from '../api/index.ts'

const ENDED: ReadonlySet<string> = new Set(['ERR_TOKEN', 'ERR_EXP'])

/**
 * Tells whether a failure says that the server knows no session any more.
 *
 * @example isSessionGone(new ApiFailure({ code: 'ERR_EXP', status: 401, call: 'GET /version' })) // true
 */
export const isSessionGone = (error: unknown): boolean => ENDED.has(failureCode(error))
