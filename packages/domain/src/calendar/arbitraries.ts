import fc from 'fast-check'

import { addDays } from './arithmetic.ts'
import { dateOf, daysInMonth, plainDate, type PlainDate } from './plain-date.ts'

/**
 * Days of a range of years, both included, with the ends of months as likely as the rest.
 *
 * @example fc.sample(datesOfYears(2020, 2030), 1) // ['2024-02-29']
 */
export const datesOfYears = (first: number, last: number): fc.Arbitrary<PlainDate> =>
  fc
    .record({
      year: fc.integer({ min: first, max: last }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(1, 28, 29, 30, 31)),
    })
    .map(({ year, month, day }) => dateOf(year, month, Math.min(day, daysInMonth(year, month))))

/** Days of any year that a simulation could meet. */
export const dates: fc.Arbitrary<PlainDate> = datesOfYears(1900, 2200)

const LEAP_YEARS = Array.from({ length: 26 }, (_, index) => 1904 + 4 * index)

/** Births on 29 February. */
export const leapDayBirths: fc.Arbitrary<PlainDate> = fc.constantFrom(...LEAP_YEARS).map((year) => dateOf(year, 2, 29))

/** Dates of birth of people of the mortality tables, one in eight on 29 February. */
export const birthDates: fc.Arbitrary<PlainDate> = fc.oneof(
  { weight: 7, arbitrary: datesOfYears(1900, 2005) },
  { weight: 1, arbitrary: leapDayBirths },
)

/** Days on which a simulation may be asked for: within two years of the state of the law. */
export const simulationDays: fc.Arbitrary<PlainDate> = fc
  .integer({ min: 0, max: 730 })
  .map((days) => addDays(plainDate('2026-01-01'), days))
