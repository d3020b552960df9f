import { yearOf, type PlainDate } from '../calendar/index.ts'
import { PAYMENT_YEARS } from '../income-tax/index.ts'

/** Variants that are kept side by side at most. */
export const MOST_COMPARED = 3

/**
 * Lists the years of payments whose law a variant may take: those that are known, up to the one of the day.
 *
 * Rule TS-08.
 *
 * @example comparedYears(plainDate('2026-11-20')) // [2025, 2026]
 */
export const comparedYears = (asOf: PlainDate): readonly number[] => PAYMENT_YEARS.filter((year) => year <= yearOf(asOf))
