import { addDays, type PlainDate } from '../calendar/index.ts'

/** Hours for which a change of e-mail, address or identity keeps a change of bank account away from the portal: ours (15.6). */
export const HOLD_HOURS = 72
const [HOUR_MINUTES, DAY_HOURS] = [60, 24]

/** A moment: its day, its hour as text, and minutes that count on from a fixed start. */
type Moment = { readonly day: PlainDate; readonly hour: string; readonly minutes: number }

/** A change of bank account goes by post until then. */
export type BankHold = { readonly day: PlainDate; readonly hour: string; readonly minutes: number }

/**
 * Says until when a change of bank account goes by post: 72 hours after the last change of e-mail, address or identity. PERS-03.
 *
 * @param changes moments of those changes, in any order
 * @param now the moment of the question
 * @returns undefined where nothing holds it
 * @example bankHold([{ day: plainDate('2026-11-20'), hour: '10:00', minutes: 0 }], { day: plainDate('2026-11-21'), hour: '10:00', minutes: 1440 })?.day // '2026-11-23'
 */
export const bankHold = (changes: readonly Moment[], now: Pick<Moment, 'minutes'>): BankHold | undefined => {
  const [last] = changes.toSorted((one, other) => other.minutes - one.minutes)
  if (last === undefined) return undefined
  const minutes = last.minutes + HOLD_HOURS * HOUR_MINUTES
  return now.minutes < minutes ? { day: addDays(last.day, HOLD_HOURS / DAY_HOURS), hour: last.hour, minutes } : undefined
}
