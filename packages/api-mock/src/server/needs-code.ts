import type { Call } from '@hautelisse/domain/contract'

import type { Session } from './session-record.ts'

/**
 * Says whether a call must be refused until a one-time code has confirmed the session. Codes are sent to collective people alone.
 *
 * @param call the call, which says whether it needs one: always, or by its body
 * @param session the session that makes it
 * @param body what it brings, as its schema read it
 */
export const lacksCode = (
  { needsCode }: Pick<Call, 'needsCode'>,
  { origin, otpValidated }: Pick<Session, 'origin' | 'otpValidated'>,
  body: unknown,
): boolean => {
  if (origin !== 'collective' || otpValidated) return false
  return typeof needsCode === 'function' ? needsCode(body) : needsCode
}
