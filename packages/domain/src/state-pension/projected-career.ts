import { compareDates, dateOf, firstDayOfMonthFrom, monthOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { divideEuros, euros, multiplyEuros, roundToCents, type Decimal, type Euros } from '../money/index.ts'
import type { CareerYear, ReputedKind } from './model.ts'
import { NO_POINTS, pointsOfWage } from './points.ts'
import { quartersOfWage } from './quarters.ts'

const MONTHS_PER_YEAR = 12
const MONTHS_PER_QUARTER = 3

/** What years to come bring: base and complementary rights, those of the base alone, or quarters of another scheme, which count for the rate. */
export type AheadLevel = 'full' | 'base' | 'duration'

/** A time without pay, and what it brings. */
export type WorkPause = {
  readonly from: PlainDate
  /** First day after it; undefined where it does not end. */
  readonly until: PlainDate | undefined
  /** Assimilated quarters of a whole year. */
  readonly quartersAYear: number
  /** Most quarters of the whole pause; undefined where there is no such limit. */
  readonly mostQuarters: number | undefined
  /** What its quarters are for a long career; undefined where they do not count for one. */
  readonly kind?: ReputedKind | undefined
  /** Complementary points of a whole year. */
  readonly pointsAYear: Decimal
  /** Whether pay goes on after it. */
  readonly thenWorks: boolean
}

/** Work to come: the same pay every year, with a pause at most. */
export type WorkAhead = {
  /** First year that the statement does not hold. */
  readonly from: number
  /** Gross pay of a whole year in euros. */
  readonly wage: Euros
  /** Everything, unless said otherwise. */
  readonly level?: AheadLevel
  readonly pause?: WorkPause
}

/** Months of a year before a start: those of work and those of the pause. A month counts as its first day does. */
type Months = { readonly worked: number; readonly paused: number }

const monthsOf = (year: number, start: PlainDate, pause: WorkPause | undefined): Months => {
  const until = year < yearOf(start) ? MONTHS_PER_YEAR : monthOf(start) - 1
  if (pause === undefined) return { worked: until, paused: 0 }
  let [worked, paused] = [0, 0]
  for (let month = 1; month <= until; month += 1) {
    const day = dateOf(year, month, 1)
    const isBefore = compareDates(day, firstDayOfMonthFrom(pause.from)) < 0
    const isAfter = pause.until !== undefined && compareDates(day, pause.until) >= 0
    if (!isBefore && !isAfter) paused += 1
    else if (isBefore || pause.thenWorks) worked += 1
  }
  return { worked, paused }
}

const partOf = (amount: Euros, months: number): Euros =>
  months === MONTHS_PER_YEAR ? amount : divideEuros(multiplyEuros(amount, months), MONTHS_PER_YEAR)

const yearAhead = (year: number, { worked, paused }: Months, ahead: WorkAhead, room: number): CareerYear => {
  const { level = 'full', pause } = ahead
  const wage = level === 'duration' ? euros(0) : partOf(ahead.wage, worked)
  const earned = level === 'full' ? pointsOfWage(wage, year).points : NO_POINTS.general
  const granted = pause === undefined ? NO_POINTS.general : roundToCents(partOf(euros(pause.pointsAYear), paused))
  const quarters = Math.floor(((pause?.quartersAYear ?? 0) * paused) / MONTHS_PER_YEAR)
  return {
    year,
    wage,
    contributed: level === 'duration' ? 0 : quartersOfWage(wage, year),
    assimilated: Math.min(quarters, room),
    ...(pause?.kind && { reputed: { [pause.kind]: Math.min(quarters, room) } }),
    points: { ...NO_POINTS, general: earned.plus(granted) },
  }
}

const yearsFrom = (from: number, start: PlainDate): readonly number[] =>
  Array.from({ length: Math.max(0, yearOf(start) - from + (monthOf(start) > 1 ? 1 : 0)) }, (_, at) => from + at)

/**
 * Counts the quarters of another scheme that years to come bring before a start: one for each three months of work.
 *
 * Rule SP-15. None where the work to come brings rights of its own.
 *
 * @param ahead work to come
 * @param start first day of the pension, a 1st
 * @example otherQuartersAhead({ from: 2026, wage: euros(0), level: 'duration' }, plainDate('2028-07-01')) // 10
 */
export const otherQuartersAhead = (ahead: WorkAhead, start: PlainDate): number =>
  ahead.level === 'duration'
    ? yearsFrom(ahead.from, start).reduce(
        (held, year) => held + Math.floor(monthsOf(year, start, ahead.pause).worked / MONTHS_PER_QUARTER),
        0,
      )
    : 0

/**
 * Adds the years from a statement to a start: each repeats the pay of a year, the year of the start its months.
 *
 * Rule SP-15. Quarters follow from the pay (SP-02), points too (SP-09). A pause brings what it says instead. A statement that reaches beyond the start is
 * not cut: see `settledCareer`.
 *
 * @param statement lines of the years before `ahead.from`
 * @param ahead pay to come
 * @param start first day of the pension, a 1st
 * @example projectedCareer([], { from: 2026, wage: euros(32160) }, plainDate('2027-04-01')).map(({ wage }) => `${wage}`) // ['32160', '8040']
 */
export const projectedCareer = (statement: readonly CareerYear[], ahead: WorkAhead, start: PlainDate): readonly CareerYear[] => {
  let room = ahead.pause?.mostQuarters ?? Infinity
  const years = yearsFrom(ahead.from, start).map((year) => {
    const line = yearAhead(year, monthsOf(year, start, ahead.pause), ahead, room)
    room -= line.assimilated
    return line
  })
  return [...statement, ...years]
}
