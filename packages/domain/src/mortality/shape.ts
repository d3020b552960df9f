import { DomainInputError } from '../input/index.ts'

/** First and last year of birth that have a column of their own in the regulatory tables. */
export const BIRTH_YEARS = { first: 1900, last: 2005 } as const

/** Age from which nobody is left: the last age of the regulatory tables. */
export const LAST_AGE = 121

/** Number living at the first age of every column. */
export const RADIX = 100_000

const OBSERVED_FROM = 1996

/**
 * Gives the year of birth whose column stands in for a given one: itself, or the nearest column outside 1900–2005.
 *
 * Source: docs/decisions/07 (the tables name no column outside these years).
 *
 * @param birthYear calendar year of birth, a whole number
 * @example columnYear(2010) // 2005
 */
export const columnYear = (birthYear: number): number => {
  if (!Number.isInteger(birthYear))
    throw new DomainInputError(
      { field: 'birthYear', value: birthYear, reason: 'not-whole' },
      `A birth year is a whole number, not ${birthYear}`,
    )
  return Math.min(Math.max(birthYear, BIRTH_YEARS.first), BIRTH_YEARS.last)
}

/**
 * Gives the first age that a column covers: the age reached in 1996, or 0 for those born later.
 *
 * Source: tables TGH05 and TGF05, blank below this age.
 *
 * @param birthYear calendar year of birth; outside 1900–2005 the nearest column answers
 * @example firstAge(1961) // 35
 */
export const firstAge = (birthYear: number): number => Math.max(0, OBSERVED_FROM - columnYear(birthYear))
