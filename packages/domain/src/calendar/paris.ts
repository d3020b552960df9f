import { plainDate, type PlainDate } from './plain-date.ts'

let parisDay: Intl.DateTimeFormat | undefined

/**
 * Gives the day that it is in Paris at an instant.
 *
 * @param epochMs milliseconds since 1970 began in UTC
 * @example todayInParis(Date.UTC(2026, 10, 19, 23, 30)) // '2026-11-20'
 */
export const todayInParis = (epochMs: number): PlainDate => {
  parisDay ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = new Map(parisDay.formatToParts(epochMs).map(({ type, value }) => [type, value]))
  return plainDate(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`)
}
