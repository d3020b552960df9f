import { requireNumber, requireWhole } from '../input/index.ts'
import { LAST_AGE } from './shape.ts'
import { requireTable, type MortalityTable } from './table.ts'

/** Years of birth that are years at all. */
const YEARS = { min: 1, max: 9999 }

/**
 * Gives the complete expectation of life: whole years still to be lived on average, and half a year for the year of death.
 *
 * e = Σ_{k≥1} l(x+k) / l(x) + ½, and 0 where nobody is left. Not rounded. Source: docs/rules/mortality.md, published expectations at 65.
 *
 * @param table mortality table
 * @param birthYear calendar year of birth
 * @param age attained age in years
 * @public
 * @throws DomainInputError
 * @example completeExpectation(tables.TGF05, 1960, 65) // 28.99 to two decimals
 */
export const completeExpectation = (table: MortalityTable, birthYear: number, age: number): number => {
  requireTable('table', table)
  requireWhole('birthYear', birthYear, YEARS)
  requireNumber('age', age, { min: 0, max: Number.MAX_VALUE })
  const living = table.survivors(birthYear, age)
  if (living === 0) return 0
  let years = 0
  for (let later = age + 1; later < LAST_AGE; later++) years += table.survivors(birthYear, later)
  return years / living + 0.5
}
