import {
  addMarketDays,
  addMonths,
  addYears,
  dateOf,
  dayOf,
  marketDaysOf,
  monthOf,
  yearOf,
  type PlainDate,
} from '../calendar/index.ts'
import { pathAt } from '../markets/index.ts'
import { euros, type Euros } from '../money/index.ts'

/** Days for which a fund has a value. */
export const FUND_DAYS = { first: dateOf(2015, 1, 1), last: dateOf(2040, 12, 31) } as const

/** How the value of a fund's unit moves: a seeded path around a steady growth, through one value that is known. */
export type FundMarket = {
  /** Whole number of 32 bits; two funds with one seed move together. */
  readonly seed: number
  /** Growth of the logarithm a year, such as 0.05. */
  readonly growth: number
  /** Standard deviation of the logarithm a year, such as 0.15. */
  readonly volatility: number
  /** Value of the unit on a market day: the path goes through it. */
  readonly anchor: { readonly day: PlainDate; readonly value: Euros }
}

const MONTHS_A_YEAR = 12

/** Height of the logarithm over the start of the path, at the close of a market day of a month. */
const heightAt = ({ seed, growth, volatility }: FundMarket, year: number, month: number, step: number, steps: number): number => {
  const months = (year - yearOf(FUND_DAYS.first)) * MONTHS_A_YEAR + month - 1
  const drift = (growth * (months + step / steps)) / MONTHS_A_YEAR
  return drift + (volatility / Math.sqrt(MONTHS_A_YEAR)) * pathAt(seed, months, step, steps)
}

const heightOn = (market: FundMarket, day: PlainDate): number => {
  const [year, month, dayOfMonth] = [yearOf(day), monthOf(day), dayOf(day)]
  const days = marketDaysOf(year, month)
  return heightAt(market, year, month, days.filter((traded) => traded <= dayOfMonth).length, days.length)
}

const valueAt = ({ anchor }: FundMarket, height: number, anchorHeight: number): Euros =>
  euros(anchor.value.times(Math.exp(height - anchorHeight)).toDecimalPlaces(2))

/**
 * Gives the value of a fund's unit on a day, to the cent; on a day without market, that of the last market day before it.
 *
 * Pure and in constant time: nothing is stored, and no value before the day is drawn.
 *
 * @param market how the fund moves
 * @param day from 01/01/2015 to 31/12/2040; a day outside throws
 * @example valueOf(market, market.anchor.day) // the anchor's value
 */
export const valueOf = (market: FundMarket, day: PlainDate): Euros => {
  if (day < FUND_DAYS.first || day > FUND_DAYS.last)
    throw new RangeError(`A fund has values from ${FUND_DAYS.first} to ${FUND_DAYS.last}, not on ${day}`)
  return valueAt(market, heightOn(market, day), heightOn(market, market.anchor.day))
}

/** Market days between the value that is used and today. */
const VALUED_DAYS_AGO = 2

/**
 * Gives the day whose values are used on a day: the second market day before it.
 *
 * @param today day of the question
 * @example valuationDay(plainDate('2026-11-20')) // '2026-11-18'
 */
export const valuationDay = (today: PlainDate): PlainDate => addMarketDays(today, -VALUED_DAYS_AGO)

/** A value of a fund on a day (FUND-16). */
export type Valuation = { readonly date: PlainDate; readonly amount: Euros }

const HISTORY_YEARS = 6

/**
 * Lists the values of a fund on the market days of the six years that end with a day, the earliest first.
 *
 * @param market how the fund moves
 * @param last last day, not after 31/12/2040
 * @example historyOf(market, plainDate('2026-11-18')).at(-1) // { date: '2026-11-18', amount: … }
 */
export const historyOf = (market: FundMarket, last: PlainDate): readonly Valuation[] => {
  const earliest = addYears(last, -HISTORY_YEARS)
  const first = earliest < FUND_DAYS.first ? FUND_DAYS.first : earliest
  const anchorHeight = heightOn(market, market.anchor.day)
  const months = (yearOf(last) - yearOf(first)) * MONTHS_A_YEAR + monthOf(last) - monthOf(first)
  return Array.from({ length: months + 1 }, (_, place) => addMonths(dateOf(yearOf(first), monthOf(first), 1), place)).flatMap(
    (start) => {
      const [year, month] = [yearOf(start), monthOf(start)]
      const days = marketDaysOf(year, month)
      return days
        .map((day, place) => ({ date: dateOf(year, month, day), step: place + 1 }))
        .filter(({ date }) => date >= first && date <= last)
        .map(({ date, step }) => ({
          date,
          amount: valueAt(market, heightAt(market, year, month, step, days.length), anchorHeight),
        }))
    },
  )
}
