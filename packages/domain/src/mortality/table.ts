import type { LivingByBirthYear } from './decode.ts'
import { BIRTH_YEARS, columnYear, firstAge, LAST_AGE } from './shape.ts'

/** Names of the tables as contracts carry them: women, men, and the mixed table of collective contracts. */
export const TABLE_CODES = ['TGF05', 'TGH05', 'MIXED'] as const
export type TableCode = (typeof TABLE_CODES)[number]

/** A generation table: how many of those born in one year are living at an age. */
export type MortalityTable = {
  readonly code: TableCode
  /** First age that the column of this birth year covers. */
  readonly firstAge: (birthYear: number) => number
  /** Number living at an age in years, 100 000 at the first age, straight between whole ages, 0 from 121 on. */
  readonly survivors: (birthYear: number, age: number) => number
}

export type MortalityTables = Readonly<Record<TableCode, MortalityTable>>

/** An age was asked for that the table does not know for this birth year. */
export class NoMortalityBeforeAge extends RangeError {
  override readonly name = 'NoMortalityBeforeAge'
  readonly age: number
  readonly birthYear: number
  readonly firstAge: number

  constructor(age: number, birthYear: number) {
    const first = firstAge(birthYear)
    super(`No mortality before age ${first} for birth year ${birthYear}: ${age} was asked for`)
    this.age = age
    this.birthYear = birthYear
    this.firstAge = first
  }
}

/**
 * Makes a table of the numbers living at whole ages.
 *
 * Source: docs/decisions/07 (nearest column, no mortality before the first age, 0 from 121 on), docs/rules/annuity.md (straight between whole ages).
 *
 * @param code name of the table
 * @param columns numbers living at ages 0 to 121, for birth years 1900 to 2005
 * @example tables.TGF05.survivors(1961, 64.5) // half-way between those living at 64 and at 65
 */
export const mortalityTable = (code: TableCode, columns: LivingByBirthYear): MortalityTable => ({
  code,
  firstAge,
  survivors: (birthYear, age) => {
    const living = columns[columnYear(birthYear) - BIRTH_YEARS.first] as Float64Array
    if (Number.isNaN(age)) throw new RangeError('An age is a number of years, not NaN')
    if (age < firstAge(birthYear)) throw new NoMortalityBeforeAge(age, birthYear)
    if (age >= LAST_AGE) return 0
    const whole = Math.floor(age)
    const here = living[whole] as number
    return here - (age - whole) * (here - (living[whole + 1] as number))
  },
})
