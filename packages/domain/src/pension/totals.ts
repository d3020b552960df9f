import { yearOf } from '../calendar/index.ts'
import { Decimal } from '../money/index.ts'
import type { CareerEntry, Careers } from './wire.ts'

/**
 * Adds up a career: the quarters of its base list and the points of its complementary one.
 *
 * Rules MAREL-33, MAREL-34.
 *
 * @param careers both lists, as the result shows them
 * @returns quarters as a number, points exactly
 * @example totalsOf({ base: [], complementary: [] }) // { quarters: 0, points: 0 }
 */
export const totalsOf = ({ base, complementary }: Careers): { readonly quarters: number; readonly points: Decimal } => ({
  quarters: base.reduce((sum, { quarters }) => sum + (quarters ?? 0), 0),
  points: complementary.reduce((sum, { points }) => sum.plus(points ?? 0), new Decimal(0)),
})

/**
 * Lists the years between the first and the last entry of a career that no entry covers.
 *
 * Rule MAREL-33.
 *
 * @param entries one list of a career, in any order
 * @example missingYears([]) // []
 */
export const missingYears = (entries: readonly CareerEntry[]): readonly number[] => {
  const spans = entries.map(({ start_date, end_date }) => ({ first: yearOf(start_date), last: yearOf(end_date) }))
  const first = Math.min(...spans.map((span) => span.first))
  const last = Math.max(...spans.map((span) => span.last))
  return Array.from({ length: spans.length === 0 ? 0 : last - first + 1 }, (_, at) => first + at).filter(
    (year) => !spans.some((span) => span.first <= year && year <= span.last),
  )
}
