import type { Seal } from './seal.ts'
import type { Check, Session } from './session-record.ts'

/** A session after something happened to it, and what came out of it. */
export type Changed<Result> = { readonly session: Session; readonly result: Result }

const DIGITS = 6

/**
 * Returns six digits made from a text that nobody can guess.
 *
 * @param text the text
 * @example codeFrom('abc').length // 6
 */
export const codeFrom = (text: string): string =>
  String(Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 10 ** DIGITS, 0)).padStart(DIGITS, '0')

/** Returns the code of a check: only the holder of the secret can make it. */
export const codeOf = ({ mac }: Seal, { salt }: Pick<Check, 'salt'>): string => codeFrom(mac(`code/${salt}`))

/** Spent states that a session remembers: more than the limit lets anybody ask for while one of them could still be open. */
const REMEMBERED = 20

const isOver = ({ askedAt }: Check, now: number, lastsMs: number): boolean => now - askedAt >= lastsMs

/** Ends the check of a session: its state serves no longer. */
export const endCheck = ({ check, ...session }: Session): Session => ({
  ...session,
  spentStates: check === undefined ? session.spentStates : [...session.spentStates, check.state].slice(-REMEMBERED),
})

/**
 * Returns the check that a state opens the door to, if there is one and its time is not over.
 *
 * @param session the session, whose check alone counts
 * @param state text that came with the address or the form
 * @param now clock in milliseconds
 * @param lastsMs how long a check stays open
 */
export const openCheck = (session: Session, state: string, now: number, lastsMs: number): Check | undefined =>
  session.check?.state === state && !isOver(session.check, now, lastsMs) ? session.check : undefined

/**
 * Opens a check in place of the one before. The same state asked for twice, as after a lost answer, stays one check; a spent state opens none.
 *
 * @param session the session
 * @param asked state, instant of the question, and a text that nobody can guess for the code to be made of
 * @param lastsMs how long a check stays open
 */
export const askCode = (
  session: Session,
  { state, salt, now }: { readonly state: string; readonly salt: string; readonly now: number },
  lastsMs: number,
): Changed<'asked' | 'spent'> => {
  if (openCheck(session, state, now, lastsMs) !== undefined) return { session, result: 'asked' }
  const closed = endCheck(session)
  if (closed.spentStates.includes(state)) return { session: closed, result: 'spent' }
  return { session: { ...closed, check: { state, salt, wrong: 0, askedAt: now } }, result: 'asked' }
}

/** What came of a typed code: it is right, it is wrong with tries left, it was wrong once too often, or nothing was being asked. */
export type Tried = { readonly kind: 'right' | 'refused' | 'closed' } | { readonly kind: 'wrong'; readonly left: number }

/**
 * Compares a typed code with the one that was sent; the check ends with the right code and with the last wrong one.
 *
 * @param session the session
 * @param typed state, typed code and instant
 * @param seal what the code is made with
 * @param limits how long a check stays open, and how many codes may be tried
 */
export const tryCode = (
  session: Session,
  { state, code, now }: { readonly state: string; readonly code: string; readonly now: number },
  seal: Seal,
  { lastsMs, tries }: { readonly lastsMs: number; readonly tries: number },
): Changed<Tried> => {
  const check = openCheck(session, state, now, lastsMs)
  if (check === undefined) return { session, result: { kind: 'closed' } }
  if (codeOf(seal, check) === code) return { session: endCheck(session), result: { kind: 'right' } }
  const wrong = check.wrong + 1
  if (wrong >= tries) return { session: endCheck(session), result: { kind: 'refused' } }
  return { session: { ...session, check: { ...check, wrong } }, result: { kind: 'wrong', left: tries - wrong } }
}
