import { columnYear, LAST_AGE, type MortalityTable } from '../mortality/index.ts'
import { survivalCurve } from './survival.ts'

/** Relative changes of the death probabilities, and absolute ones of the technical rate, that a valuation is repeated with. Rule ANN-17. */
export const MORTALITY_SHOCK = 0.05
export const RATE_SHOCK = 0.005

const curvesOfTable = new WeakMap<MortalityTable, Map<string, Float64Array>>()

const traceShocked = (yearly: Float64Array, first: number, paymentsPerYear: number, multiple: number): Float64Array => {
  const curve = new Float64Array(2 * LAST_AGE * paymentsPerYear + 1)
  let here = yearly[first] as number
  for (let age = first; age < LAST_AGE; age++) {
    const before = yearly[age] as number
    const dying = before === 0 ? 1 : 1 - (yearly[age + 1] as number) / before
    // Where the last of a column die, a lower probability leaves nobody at the end of the table either.
    const next = age + 1 === LAST_AGE ? 0 : here * (1 - Math.min(1, multiple * dying))
    for (let part = 0; part < paymentsPerYear; part++) {
      curve[age * paymentsPerYear + part] = (here * (paymentsPerYear - part) + next * part) / paymentsPerYear
    }
    here = next
  }
  return curve
}

/**
 * Gives `survivalCurve` with every yearly death probability of the column times a multiple, at most 1; traced once like it.
 *
 * @param multiple 1 is the table itself
 * @example shockedCurve(tables.TGF05, 1961, 12, 1.05)
 */
export const shockedCurve = (
  table: MortalityTable,
  birthYear: number,
  paymentsPerYear: number,
  multiple: number,
): Float64Array => {
  if (multiple === 1) return survivalCurve(table, birthYear, paymentsPerYear)
  let curves = curvesOfTable.get(table)
  if (curves === undefined) curvesOfTable.set(table, (curves = new Map()))
  const column = columnYear(birthYear)
  const key = `${column}/${paymentsPerYear}/${multiple}`
  let curve = curves.get(key)
  if (curve === undefined) {
    curve = traceShocked(survivalCurve(table, column, 1), table.firstAge(column), paymentsPerYear, multiple)
    curves.set(key, curve)
  }
  return curve
}
