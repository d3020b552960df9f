import { yearOf, type PlainDate } from '../calendar/index.ts'
import { Decimal, roundToCents, type Euros } from '../money/index.ts'
import type { Valuation } from './fund.ts'
import { changeOver, startOfYear } from './periods.ts'

/** What the value of a unit gained in a calendar year. */
export type YearChange = { readonly year: number; readonly change: Decimal }

/**
 * Gives what the value of a unit gained in each calendar year, the latest first: from the last value of the year before to the last of the year. A
 * year whose start is not known is left out. docs/rules/investments.md, INV-20.
 *
 * @param valuations values of a fund, the earliest first
 * @example changesByYear(history)[0] // { year: 2026, change: 0.0421 }
 */
export const changesByYear = (valuations: readonly Valuation[]): readonly YearChange[] => {
  const ends = new Map(valuations.map((valuation) => [yearOf(valuation.date), valuation]))
  return [...ends.keys()].toReversed().flatMap((year) => {
    const [start, end] = [startOfYear(valuations, year), ends.get(year)]
    const change = start === undefined || end === undefined ? undefined : changeOver([start, end])
    return change === undefined ? [] : [{ year, change }]
  })
}

/**
 * Gives what the value of a unit gained since a day: from the value used on that day to the last one; undefined if the values begin later. INV-21.
 *
 * @param valuations values of a fund, the earliest first
 * @param day such as that of the first purchase
 * @example changeSince(history, plainDate('2023-05-31')) // 0.2514
 */
export const changeSince = (valuations: readonly Valuation[], day: PlainDate): Decimal | undefined => {
  const start = valuations.findLast(({ date }) => date <= day)
  const last = valuations.at(-1)
  return start === undefined || last === undefined ? undefined : changeOver([start, last])
}

const PERCENT = 100

/**
 * Estimates what a fund costs in a year at today's amount: they are inside the value of the unit, and taken from nothing else. INV-22.
 *
 * @param amount what is held of the fund
 * @param percent ongoing charges, percent a year
 * @example chargesOfYear(euros('5239.24'), 1.48) // 77,54 €
 */
export const chargesOfYear = (amount: Euros, percent: number): Euros =>
  roundToCents(amount.times(new Decimal(percent)).dividedBy(PERCENT) as Euros)

/**
 * Thins values out for a table: the last one of each month, the latest first.
 *
 * @param valuations values of a fund, the earliest first
 * @example monthlyOf(history)[0] // the latest value
 */
export const monthlyOf = (valuations: readonly Valuation[]): readonly Valuation[] =>
  [...new Map(valuations.map((valuation) => [valuation.date.slice(0, 7), valuation])).values()].toReversed()
