import { dateOf } from '../calendar/index.ts'
import type { DatedParameter, ParameterOwner } from '../law/index.ts'
import { Decimal } from '../money/index.ts'

/** Figures of consecutive years: the first year, then one figure for each year, parted by one space. */
export type YearRow = readonly [firstYear: number, figures: string]

/**
 * Unfolds rows of consecutive years.
 *
 * @param rows years and their figures
 * @example figuresByYear([[2025, '47100 48060']]) // [[2025, 47100], [2026, 48060]]
 */
export const figuresByYear = (rows: readonly YearRow[]): readonly (readonly [year: number, figure: Decimal])[] =>
  rows.flatMap(([first, figures]) => figures.split(' ').map((figure, at) => [first + at, new Decimal(figure)] as const))

/** What a parameter of one value a year is called, its years, and the legal reference of each. */
type Yearly = {
  readonly id: string
  readonly owner: ParameterOwner
  readonly rows: readonly YearRow[]
  readonly source: (year: number) => string
}

/**
 * Makes a parameter in euros whose value changes every 1 January; it is checked to the end of its last year, and the next value is expected on the day after.
 *
 * @param yearly code, figures and sources
 */
export const yearlyEuros = ({ id, owner, rows, source }: Yearly): DatedParameter<Decimal> => {
  const figures = figuresByYear(rows)
  const values = figures.map(([year, value]) => ({ from: dateOf(year, 1, 1), value, source: source(year) }))
  const lastYear = figures.at(-1)?.[0] ?? 1970
  return { id, unit: 'eur', owner, due: dateOf(lastYear + 1, 1, 1), checkedUntil: dateOf(lastYear, 12, 31), values }
}
