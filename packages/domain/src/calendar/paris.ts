import { type PlainDate } from './plain-date.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** From this year on summer time is what the directive says; before, the platform's history of time zones is asked. */
const DIRECTIVE_SINCE = Date.UTC(2002, 0, 1)

/** One in the morning in UTC on the last Sunday of a month of 31 days. */
const changeIn = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month - 1, 31)
  return lastDay - new Date(lastDay).getUTCDay() * DAY + HOUR
}

const isSummer = (epochMs: number): boolean => {
  const year = new Date(epochMs).getUTCFullYear()
  return epochMs >= changeIn(year, 3) && epochMs < changeIn(year, 10)
}

/** What clocks in Paris show, as an ISO text without zone. */
const clockInParis = (epochMs: number): string => {
  if (epochMs >= DIRECTIVE_SINCE) return new Date(epochMs + (isSummer(epochMs) ? 2 : 1) * HOUR).toISOString()
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })
    .format(epochMs)
    .replace(' ', 'T')
}

/**
 * Gives the day that it is in Paris at an instant.
 *
 * Legal time is an hour ahead of UTC, two from the last Sunday of March to the last of October, both at one in the morning UTC (directive
 * 2000/84/EC, articles 1 to 3; decree 78-855). The rule is written out because the first formatter of dates that a phone makes holds up its first
 * screen for about 90 ms.
 *
 * @param epochMs milliseconds since 1970 began in UTC
 * @example todayInParis(Date.UTC(2026, 10, 19, 23, 30)) // '2026-11-20'
 */
export const todayInParis = (epochMs: number): PlainDate => clockInParis(epochMs).slice(0, 10) as PlainDate

/**
 * Gives the hour and minute that clocks in Paris show at an instant.
 *
 * @param epochMs milliseconds since 1970 began in UTC
 * @example hourInParis(Date.parse('2023-12-10T07:00:00Z')) // '08:00'
 */
export const hourInParis = (epochMs: number): string => clockInParis(epochMs).slice(11, 16)
