import { addDays, todayInParis, type PlainDate } from '@hautelisse/domain/calendar'

const HOUR_MS = 3_600_000

/** The instant at which a day begins in Paris, which is one hour ahead of UTC or two. */
const startOf = (day: PlainDate): number => {
  const inWinter = Date.parse(`${day}T00:00:00Z`) - HOUR_MS
  const inSummer = inWinter - HOUR_MS
  return todayInParis(inSummer) === day ? inSummer : inWinter
}

/**
 * Gives the instant at which a day ends in Paris, in milliseconds since 1970.
 *
 * @param day last day on which something is kept
 * @example endOf(plainDate('2026-12-20')) === Date.parse('2026-12-20T23:00:00Z') // true
 */
export const endOf = (day: PlainDate): number => startOf(addDays(day, 1))
