import { isPlainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { PAYMENT_YEARS } from '../income-tax/index.ts'

/** Variants that are kept side by side at most. */
export const MOST_COMPARED = 3

/**
 * Lists the years of payments whose law a variant may take: those that are known, up to the one of the day, and this one itself: where it is later than the
 * last known, the latest known figures stand in, as they do in the answer.
 *
 * Rule TS-08.
 *
 * @returns nothing on a day before the first known year
 * @example comparedYears(plainDate('2026-11-20')) // [2025, 2026]
 */
export const comparedYears = (asOf: PlainDate): readonly number[] => {
  const own = yearOf(asOf)
  const known = PAYMENT_YEARS.filter((year) => year <= own)
  return known.length === 0 || known.includes(own) ? known : [...known, own]
}

/**
 * Says whether a variant can be computed under the law of a year, whatever the day: from the first known year on.
 *
 * Rule TS-08.
 *
 * @param year year of the payments
 * @example isComparedYear(2024) // false
 */
export const isComparedYear = (year: number): boolean => {
  const day = `${year}-12-31`
  return isPlainDate(day) && comparedYears(day).includes(year)
}
