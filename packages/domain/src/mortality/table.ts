import { DomainInputError, refuse } from '../input/index.ts'
import type { LivingByBirthYear } from './decode.ts'
import { BIRTH_YEARS, columnYear, firstAge, LAST_AGE } from './shape.ts'

/** Names of the tables as contracts carry them: women, men, and the mixed table of collective contracts. */
export const TABLE_CODES = ['TGF05', 'TGH05', 'MIXED'] as const
export type TableCode = (typeof TABLE_CODES)[number]

/** The same and `MIXED_QX`, the mixed table weighted by deaths: for a review of the choice, never for a contract. */
export const REVIEW_TABLE_CODES = [...TABLE_CODES, 'MIXED_QX'] as const
export type ReviewTableCode = (typeof REVIEW_TABLE_CODES)[number]

/** A generation table: how many of those born in one year are living at an age. */
export type MortalityTable = {
  readonly code: ReviewTableCode
  /** First age that the column of this birth year covers. */
  readonly firstAge: (birthYear: number) => number
  /** Number living at an age in years, 100 000 at the first age, straight between whole ages, 0 from 121 on. */
  readonly survivors: (birthYear: number, age: number) => number
}

export type MortalityTables = Readonly<Record<TableCode, MortalityTable>>
export type ReviewTables = Readonly<Record<ReviewTableCode, MortalityTable>>

/** An age was asked for that the table does not know for this birth year. */
export class NoMortalityBeforeAge extends DomainInputError {
  override readonly name = 'NoMortalityBeforeAge'
  readonly age: number
  readonly birthYear: number
  readonly firstAge: number

  constructor(age: number, birthYear: number) {
    const first = firstAge(birthYear)
    super(
      { field: 'age', value: age, reason: 'no-mortality-before-age' },
      `No mortality before age ${first} for birth year ${birthYear}: ${age} was asked for`,
    )
    this.age = age
    this.birthYear = birthYear
    this.firstAge = first
  }
}

/** Every table that was made: nothing else is one. */
const TABLES = /* @__PURE__ */ new WeakSet<MortalityTable>()

/**
 * Makes a table of the numbers living at whole ages.
 *
 * Source: docs/decisions/07 (nearest column, no mortality before the first age, 0 from 121 on), docs/rules/annuity.md (straight between whole ages).
 *
 * @param code name of the table
 * @param columns numbers living at ages 0 to 121, for birth years 1900 to 2005
 * @example tables.TGF05.survivors(1961, 64.5) // half-way between those living at 64 and at 65
 */
export const mortalityTable = (code: ReviewTableCode, columns: LivingByBirthYear): MortalityTable => {
  const table: MortalityTable = {
    code,
    firstAge,
    survivors: (birthYear, age) => {
      const living = columns[columnYear(birthYear) - BIRTH_YEARS.first] as Float64Array
      if (Number.isNaN(age))
        throw new DomainInputError({ field: 'age', value: age, reason: 'not-a-number' }, 'An age is a number of years, not NaN')
      if (age < firstAge(birthYear)) throw new NoMortalityBeforeAge(age, birthYear)
      if (age >= LAST_AGE) return 0
      const whole = Math.floor(age)
      const here = living[whole] as number
      return here - (age - whole) * (here - (living[whole + 1] as number))
    },
  }
  TABLES.add(table)
  return table
}

/**
 * Tells whether a value is a table that this package has loaded.
 *
 * @param table what was given
 * @example isTable('TGF05') // false
 */
export const isTable = (table: unknown): table is MortalityTable => TABLES.has(table as MortalityTable)

/**
 * Requires a table that this package has loaded: of any other, a price would be a guess.
 *
 * @param field name of the field, with its path
 * @param table what was given
 */
export const requireTable = (field: string, table: unknown): void => {
  if (!isTable(table)) refuse(field, isTableLike(table) ? table.code : table, 'not-a-table')
}

const isTableLike = (table: unknown): table is { readonly code: unknown } =>
  typeof table === 'object' && table !== null && 'code' in table
