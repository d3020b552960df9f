import { addDays as dateFnsAddDays } from 'date-fns/addDays'
import { addMonths as dateFnsAddMonths } from 'date-fns/addMonths'

import { dateOf, dayOf, monthOf, yearOf, type PlainDate } from './plain-date.ts'

const MONTHS = 12
const DAY_IN_MS = 86_400_000

/** Noon of the day, far from any change of the clocks, as date-fns counts in the time of the place. */
const noonOf = (date: PlainDate): Date => {
  const noon = new Date(2000, 0, 1, 12)
  // The constructor takes the years 0 to 99 for 1900 to 1999.
  noon.setFullYear(yearOf(date), monthOf(date) - 1, dayOf(date))
  return noon
}
const dayAt = (noon: Date): PlainDate => dateOf(noon.getFullYear(), noon.getMonth() + 1, noon.getDate())

const whole = (count: number): number => {
  if (!Number.isInteger(count)) throw new RangeError(`A date moves by a whole number, not by ${count}`)
  return count
}

/**
 * Moves a date by whole months; where the day does not exist, the month's last day stands for it.
 *
 * @param months whole number, of either sign
 * @example addMonths(plainDate('2026-01-31'), 1) // '2026-02-28'
 */
export const addMonths = (date: PlainDate, months: number): PlainDate => dayAt(dateFnsAddMonths(noonOf(date), whole(months)))

/**
 * Moves a date by whole years; 29 February becomes 28 February in a common year.
 *
 * For the day on which a person reaches an age use `birthdayAt`, which follows another rule.
 *
 * @param years whole number, of either sign
 * @example addYears(plainDate('2028-02-29'), 1) // '2029-02-28'
 */
export const addYears = (date: PlainDate, years: number): PlainDate => addMonths(date, years * MONTHS)

/**
 * Moves a date by whole days.
 *
 * @param days whole number, of either sign
 * @example addDays(plainDate('2026-12-31'), 1) // '2027-01-01'
 */
export const addDays = (date: PlainDate, days: number): PlainDate => dayAt(dateFnsAddDays(noonOf(date), whole(days)))

/**
 * Counts the days from one date to another; below zero when the second is the earlier.
 *
 * @example daysBetween(plainDate('2026-11-20'), plainDate('2026-12-01')) // 11
 */
export const daysBetween = (from: PlainDate, to: PlainDate): number => (Date.parse(to) - Date.parse(from)) / DAY_IN_MS

/**
 * Counts the whole months from one date to another: the most months that, added to the first, do not pass the second.
 *
 * Below zero when the second is the earlier. docs/decisions/07: the projection runs over these months.
 *
 * @example wholeMonthsBetween(plainDate('2026-11-20'), plainDate('2028-04-01')) // 16
 */
export const wholeMonthsBetween = (from: PlainDate, to: PlainDate): number => {
  if (to < from) return -wholeMonthsBetween(to, from)
  const months = (yearOf(to) - yearOf(from)) * MONTHS + monthOf(to) - monthOf(from)
  return addMonths(from, months) <= to ? months : months - 1
}

/**
 * Gives the first day of a month that is not before the date: the date itself if it is a 1st, else the next month's.
 *
 * docs/decisions/07.
 *
 * @example firstDayOfMonthFrom(plainDate('2028-03-12')) // '2028-04-01'
 */
export const firstDayOfMonthFrom = (date: PlainDate): PlainDate =>
  dayOf(date) === 1 ? date : addMonths(dateOf(yearOf(date), monthOf(date), 1), 1)
