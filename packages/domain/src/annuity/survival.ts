import { columnYear, LAST_AGE, type MortalityTable } from '../mortality/index.ts'

const curvesOfTable = new WeakMap<MortalityTable, Map<string, Float64Array>>()

const traceCurve = (table: MortalityTable, birthYear: number, paymentsPerYear: number): Float64Array => {
  // As long again as the table: a sum that follows the other life, or a guarantee, finds 0 behind the last age.
  const curve = new Float64Array(2 * LAST_AGE * paymentsPerYear + 1)
  for (let age = table.firstAge(birthYear); age < LAST_AGE; age++) {
    const here = table.survivors(birthYear, age)
    const next = table.survivors(birthYear, age + 1)
    for (let part = 0; part < paymentsPerYear; part++) {
      curve[age * paymentsPerYear + part] = (here * (paymentsPerYear - part) + next * part) / paymentsPerYear
    }
  }
  return curve
}

/**
 * Gives the number living at the end of each payment period since birth, straight between whole ages; traced once per table, birth year and rhythm.
 *
 * The period that ends k instalments after age x is at x × m + k. Ages below the table's first age hold 0.
 * Source: docs/rules/annuity.md (l linear between whole ages).
 *
 * @param table mortality table
 * @param birthYear calendar year of birth
 * @param paymentsPerYear instalments a year, m
 * @example survivalCurve(tables.TGF05, 1961, 12)[64 * 12 + 6] // those living at 64 years and 6 months
 */
export const survivalCurve = (table: MortalityTable, birthYear: number, paymentsPerYear: number): Float64Array => {
  let curves = curvesOfTable.get(table)
  if (curves === undefined) curvesOfTable.set(table, (curves = new Map()))
  const column = columnYear(birthYear)
  const key = `${column}/${paymentsPerYear}`
  let curve = curves.get(key)
  if (curve === undefined) curves.set(key, (curve = traceCurve(table, column, paymentsPerYear)))
  return curve
}
