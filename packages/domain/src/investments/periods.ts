import { addYears, dateOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { type Decimal } from '../money/index.ts'
import type { Valuation } from './fund.ts'

/** Periods of a history, the shortest first (S-CONST-36). */
export const PERIODS = ['year-start', 'one-year', 'three-years', 'five-years'] as const
export type Period = (typeof PERIODS)[number]

const YEARS = { 'one-year': 1, 'three-years': 3, 'five-years': 5 } as const

/**
 * Gives the first day of a period: 1 January of the year, or the same day one, three or five years earlier. docs/rules/investments.md, INV-07.
 *
 * @param today day from which it is counted
 * @example periodStart('three-years', plainDate('2026-11-20')) // '2023-11-20'
 */
export const periodStart = (period: Period, today: PlainDate): PlainDate =>
  period === 'year-start' ? dateOf(yearOf(today), 1, 1) : addYears(today, -YEARS[period])

/**
 * Gives the value that a calendar year starts from: that of the last market day of the year before. The only start of a year that there is: the year so far
 * and the line of the year take it. docs/rules/investments.md, INV-20.
 *
 * @param valuations values of a fund, the earliest first
 * @returns undefined if the values begin later
 * @example startOfYear(history, 2026)?.date // '2025-12-31'
 */
export const startOfYear = (valuations: readonly Valuation[], year: number): Valuation | undefined => {
  const last = valuations.findLast(({ date }) => yearOf(date) < year)
  return last !== undefined && yearOf(last.date) === year - 1 ? last : undefined
}

/**
 * Gives the values of a period, as they came. The first is the one in force on the first day, which a day without a value takes from the day before: the
 * year then begins where the one before has ended, as in `changesByYear`.
 *
 * @param valuations values of a fund, the earliest first
 * @example within(history, 'one-year', plainDate('2026-11-20'))[0].date // '2025-11-20'
 */
export const within = (valuations: readonly Valuation[], period: Period, today: PlainDate): readonly Valuation[] => {
  const start = periodStart(period, today)
  const first =
    period === 'year-start' ? startOfYear(valuations, yearOf(today)) : valuations.findLast(({ date }) => date <= start)
  const inForce = first?.date ?? start
  return valuations.filter(({ date }) => date >= inForce && date <= today)
}

/**
 * Lists the periods that have data of their own: two values in the period, one of them older than the next shorter period. INV-07.
 *
 * @param valuations values of a fund
 * @param today day from which periods are counted
 * @example availablePeriods([], plainDate('2026-11-20')) // []
 */
export const availablePeriods = (valuations: readonly Valuation[], today: PlainDate): readonly Period[] => {
  // On the first days of January the year is the shortest period; in December one year is hardly longer: both are ordered by their start.
  const starts = PERIODS.map((period) => ({ period, start: periodStart(period, today) }))
  return starts
    .filter(({ period }, place) => {
      const begins = periodStart(period, today)
      const values = valuations.filter(({ date }) => date >= begins && date <= today)
      const shorter = starts[place - 1]?.start
      return values.length >= 2 && (shorter === undefined || values.some(({ date }) => date < shorter))
    })
    .map(({ period }) => period)
}

/**
 * Gives what the value of a unit has gained over a list of values, as a share of the first one; undefined for fewer than two values.
 *
 * @param valuations values, the earliest first
 * @example changeOver([{ date, amount: euros(100) }, { date: later, amount: euros(110) }]) // 0.1
 */
export const changeOver = (valuations: readonly Valuation[]): Decimal | undefined => {
  const [first, last] = [valuations[0], valuations.at(-1)]
  if (first === undefined || last === undefined || valuations.length < 2 || first.amount.isZero()) return undefined
  return last.amount.minus(first.amount).dividedBy(first.amount)
}
