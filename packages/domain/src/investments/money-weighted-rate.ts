import { daysBetween, type PlainDate } from '../calendar/index.ts'
import { Decimal, type Euros } from '../money/index.ts'

/** Money on a day, seen by the saver: what is paid in is below zero, what is paid out or held at the end above. */
export type CashFlow = { readonly day: PlainDate; readonly amount: Euros }

const DAYS_A_YEAR = 365
const LOWEST = -0.999_999
const HIGHEST = 1e6
const STEPS = 200
const DECIMALS = 10

/**
 * Gives the one yearly rate at which cash flows cancel out: Σ amount / (1 + rate)^(days / 365) = 0.
 *
 * The rate is found by halving in the logarithm of 1 + rate, which cannot run away; ten decimals are kept.
 *
 * @param flows payments and what they came to, in any order
 * @returns undefined for less than a year, for flows of one sign, and if no rate from −99.9999 % to 100 000 000 % cancels them
 * @example moneyWeightedRate([{ day: '2025-01-01', amount: -100 }, { day: '2026-01-01', amount: 110 }]) // 0.1
 */
export const moneyWeightedRate = (flows: readonly CashFlow[]): Decimal | undefined => {
  const days = flows.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || daysBetween(first, last) < DAYS_A_YEAR) return undefined
  const terms = flows.map(({ day, amount }) => ({ years: daysBetween(first, day) / DAYS_A_YEAR, amount: amount.toNumber() }))
  const valueAt = (logarithm: number): number =>
    terms.reduce((sum, { years, amount }) => sum + amount * Math.exp(-years * logarithm), 0)
  let [low, high] = [Math.log1p(LOWEST), Math.log1p(HIGHEST)]
  const lowSign = Math.sign(valueAt(low))
  if (lowSign === 0 || lowSign === Math.sign(valueAt(high))) return undefined
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(valueAt(middle)) === lowSign) low = middle
    else high = middle
  }
  return new Decimal(Math.expm1((low + high) / 2)).toDecimalPlaces(DECIMALS)
}
