import { dateOf, dayOf, daysInMonth, monthOf, yearOf, type PlainDate } from './plain-date.ts'

const MONTHS = 12

/**
 * Moves a date by whole months; where the day does not exist, the month's last day stands for it.
 *
 * @param months whole number, of either sign
 * @example addMonths(plainDate('2026-01-31'), 1) // '2026-02-28'
 */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const count = yearOf(date) * MONTHS + monthOf(date) - 1 + months
  const year = Math.floor(count / MONTHS)
  const month = count - year * MONTHS + 1
  return dateOf(year, month, Math.min(dayOf(date), daysInMonth(year, month)))
}

/**
 * Moves a date by whole years; 29 February becomes 28 February in a common year.
 *
 * For the day on which a person reaches an age use `birthdayAt`, which follows another rule.
 *
 * @param years whole number, of either sign
 * @example addYears(plainDate('2028-02-29'), 1) // '2029-02-28'
 */
export const addYears = (date: PlainDate, years: number): PlainDate => addMonths(date, years * MONTHS)

// Days since 1970 and back: a year is counted from March, so that the leap day is its last.
const DAYS_OF_ERA = 146_097 // 400 years
const DAYS_TO_1970 = 719_468

const dayNumber = (date: PlainDate): number => {
  const month = monthOf(date)
  const year = month <= 2 ? yearOf(date) - 1 : yearOf(date)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOf(date) - 1
  return era * DAYS_OF_ERA + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - DAYS_TO_1970
}

const dateOfDayNumber = (days: number): PlainDate => {
  const shifted = days + DAYS_TO_1970
  const era = Math.floor(shifted / DAYS_OF_ERA)
  const dayOfEra = shifted - era * DAYS_OF_ERA
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  return dateOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/**
 * Moves a date by whole days.
 *
 * @param days whole number, of either sign
 * @example addDays(plainDate('2026-12-31'), 1) // '2027-01-01'
 */
export const addDays = (date: PlainDate, days: number): PlainDate => dateOfDayNumber(dayNumber(date) + days)

/**
 * Counts the days from one date to another; below zero when the second is the earlier.
 *
 * @example daysBetween(plainDate('2026-11-20'), plainDate('2026-12-01')) // 11
 */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from)

/**
 * Counts the whole months from one date to another: the most months that, added to the first, do not pass the second.
 *
 * Below zero when the second is the earlier. Decisions, section 8 (3): the projection runs over these months.
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
 * Decisions, section 8 (3).
 *
 * @example firstDayOfMonthFrom(plainDate('2028-03-12')) // '2028-04-01'
 */
export const firstDayOfMonthFrom = (date: PlainDate): PlainDate =>
  dayOf(date) === 1 ? date : addMonths(dateOf(yearOf(date), monthOf(date), 1), 1)
