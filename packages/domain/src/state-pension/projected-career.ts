import { monthOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { divideEuros, multiplyEuros, type Euros } from '../money/index.ts'
import type { CareerYear } from './model.ts'
import { NO_POINTS, pointsOfWage } from './points.ts'
import { quartersOfWage } from './quarters.ts'

const MONTHS_PER_YEAR = 12

/** Work to come: the same pay every year. */
export type WorkAhead = {
  /** First year that the statement does not hold. */
  readonly from: number
  /** Gross pay of a whole year in euros. */
  readonly wage: Euros
}

const yearOfWork = (year: number, wage: Euros): CareerYear => ({
  year,
  wage,
  contributed: quartersOfWage(wage, year),
  assimilated: 0,
  points: { ...NO_POINTS, general: pointsOfWage(wage, year).points },
})

/**
 * Adds the years from a statement to a start: each repeats the pay of a year, the year of the start its months.
 *
 * Rule SP-15. Quarters follow from the pay (SP-02), points too (SP-09). A statement that reaches beyond the start is not cut: see `settledCareer`.
 *
 * @param statement lines of the years before `ahead.from`
 * @param ahead pay to come
 * @param start first day of the pension, a 1st
 * @example projectedCareer([], { from: 2026, wage: euros(32160) }, plainDate('2027-04-01')).map(({ wage }) => `${wage}`) // ['32160', '8040']
 */
export const projectedCareer = (
  statement: readonly CareerYear[],
  { from, wage }: WorkAhead,
  start: PlainDate,
): readonly CareerYear[] => {
  const last = yearOf(start)
  const months = monthOf(start) - 1
  const whole = Array.from({ length: Math.max(0, last - from) }, (_, at) => yearOfWork(from + at, wage))
  const part = last < from || months === 0 ? [] : [yearOfWork(last, divideEuros(multiplyEuros(wage, months), MONTHS_PER_YEAR))]
  return [...statement, ...whole, ...part]
}
