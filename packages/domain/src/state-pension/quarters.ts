import { dateOf, monthOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import { addEuros, type Euros } from '../money/index.ts'
import { addReputed } from './elsewhere.ts'
import { REPUTED_KINDS, type CareerYear, type ReputedQuarters } from './model.ts'
import { addPoints } from './points.ts'
import { QUARTER_WAGE } from './parameters.ts'

const PER_YEAR = 4
const MONTHS_PER_QUARTER = 3

/**
 * Counts the quarters that a year's wage validates, at most four.
 *
 * Rule SP-02, Code de la sécurité sociale art. R.351-9. After the checked years the last wage of a quarter stands in.
 *
 * @param wage gross wage of the year in euros
 * @param year from 1972; an earlier one throws `OutsideValidity`
 * @example quartersOfWage(euros(1803), 2026) // 1
 */
export const quartersOfWage = (wage: Euros, year: number): number =>
  Math.min(PER_YEAR, wage.dividedToIntegerBy(valueOrStandIn(QUARTER_WAGE, dateOf(year, 1, 1)).value).toNumber())

/** Numbers the civil quarters one by one, across years. */
export const civilQuarterOf = (date: PlainDate): number =>
  yearOf(date) * PER_YEAR + Math.floor((monthOf(date) - 1) / MONTHS_PER_QUARTER)

/** Numbers the civil quarter in which the nth quarter of a year falls in. */
export const civilQuarterIn = (year: number, nth: number): number => year * PER_YEAR + nth

/** Cuts reputed quarters to a room, kind by kind in the order of the list. */
const reputedWithin = (reputed: ReputedQuarters, room: number): ReputedQuarters => {
  let left = room
  return Object.fromEntries(
    REPUTED_KINDS.flatMap((kind) => {
      const kept = Math.min(reputed[kind] ?? 0, left)
      left -= kept
      return kept === 0 ? [] : [[kind, kept] as const]
    }),
  )
}

const withRoom = (line: CareerYear, room: number): CareerYear => {
  const contributed = Math.min(line.contributed, room)
  const assimilated = Math.min(line.assimilated, room - contributed)
  const { reputed } = line
  return { ...line, contributed, assimilated, ...(reputed && { reputed: reputedWithin(reputed, assimilated) }) }
}

/**
 * Puts a career in order: one line a year up to the start, never more than four quarters, and in the start's year its whole civil quarters.
 *
 * Rule SP-03. Contributed quarters come before assimilated ones, and among these the reputed ones first; the order of the lines does not matter.
 *
 * @param career lines in any order, several of one year too
 * @param start first day of the pension
 */
export const settledCareer = (career: readonly CareerYear[], start: PlainDate): readonly CareerYear[] => {
  const years = new Map<number, CareerYear>()
  for (const line of career) {
    const held = years.get(line.year)
    const added = held && {
      year: line.year,
      wage: addEuros(held.wage, line.wage),
      contributed: held.contributed + line.contributed,
      assimilated: held.assimilated + line.assimilated,
      reputed: (held.reputed ?? line.reputed) && addReputed(held.reputed ?? {}, line.reputed ?? {}),
      points: addPoints(held.points, line.points),
    }
    years.set(line.year, added ?? line)
  }
  const last = yearOf(start)
  return [...years.values()]
    .filter(({ year }) => year <= last)
    .map((line) => withRoom(line, line.year === last ? civilQuarterOf(start) % PER_YEAR : PER_YEAR))
    .toSorted((a, b) => a.year - b.year)
}
