import fc from 'fast-check'
import { BIRTH_YEARS, firstAge, type MortalityTables, TABLE_CODES } from './index.ts'

/** Highest age at which the whole numbers of every column are still fine enough for relations between neighbours to hold. */
export const SMOOTH_UNTIL_AGE = 110

/** Birth years that have a column of their own. */
export const birthYears = fc.integer({ min: BIRTH_YEARS.first, max: BIRTH_YEARS.last })

/** Birth years around and far beyond the columns of the tables. */
export const anyBirthYears = fc.oneof(birthYears, fc.integer({ min: 1700, max: 2200 }))

export const tableCodes = fc.constantFrom(...TABLE_CODES)

/** A birth year with an age in completed years from its first age on; `until` bounds the age. */
export const birthYearAndAge = (years = birthYears, until = SMOOTH_UNTIL_AGE) =>
  years.chain((birthYear) =>
    fc.record({ birthYear: fc.constant(birthYear), age: fc.integer({ min: firstAge(birthYear), max: until }) }),
  )

/** A life on one of the tables: table, birth year and age in completed years at which somebody of its column is living. */
export const lives = (tables: MortalityTables, years = birthYears, until = SMOOTH_UNTIL_AGE) =>
  fc
    .tuple(tableCodes, birthYearAndAge(years, until))
    .map(([code, { birthYear, age }]) => ({ table: tables[code], birthYear, age }))
