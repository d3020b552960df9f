import { daysBetween, type PlainDate } from '../calendar/index.ts'
import { Decimal, type Euros } from '../money/index.ts'

/** Money on a day, seen by the saver: what is paid in is below zero, what is paid out or held at the end above. */
export type CashFlow = { readonly day: PlainDate; readonly amount: Euros }

/** The one rate of cash flows, or the several that cancel them out, from the lowest: then none of them is *the* rate. */
export type MoneyWeightedRate =
  | { readonly kind: 'one'; readonly rate: Decimal }
  | { readonly kind: 'several'; readonly rates: readonly Decimal[] }

const DAYS_A_YEAR = 365
const [LOWEST, HIGHEST] = [Math.log1p(-0.999_999), Math.log1p(1e6)]
const STEPS = 200
const DECIMALS = 10

/** An amount after so many years; a sum of them is Σ amount × e^(−years × logarithm). */
type Term = { readonly years: number; readonly amount: number }

/** Its value but for a factor above 0, by which no power is larger than 1: what is asked is its sign, over any number of years. */
const valueAt = (terms: readonly Term[], logarithm: number): number => {
  const most = Math.max(...terms.map(({ years }) => -years * logarithm))
  return terms.reduce((sum, { years, amount }) => sum + amount * Math.exp(-years * logarithm - most), 0)
}

/** The place in a stretch, between two extremes at most, where a sum changes its sign; none if it does not. */
const crossing = (terms: readonly Term[], from: number, to: number): readonly number[] => {
  let [low, high] = [from, to]
  const sign = Math.sign(valueAt(terms, low))
  if (sign === 0 || sign === Math.sign(valueAt(terms, high))) return []
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (Math.sign(valueAt(terms, middle)) === sign) low = middle
    else high = middle
  }
  return [(low + high) / 2]
}

/**
 * Lists where a sum changes its sign. Without a change of sign from one term to the next there is no such place. Else the sum, times e^(middle × logarithm)
 * for a middle between two terms of unlike signs, has as its slope a sum with one change of sign less: between two zeros of that slope it is crossed once
 * at most (Rolle, Descartes).
 */
const crossings = (terms: readonly Term[]): readonly number[] => {
  const at = terms.findIndex(
    ({ amount }, place) => place > 0 && Math.sign(amount) !== Math.sign(terms[place - 1]?.amount ?? amount),
  )
  const [before, after] = [terms[at - 1], terms[at]]
  if (before === undefined || after === undefined) return []
  const middle = (before.years + after.years) / 2
  const slope = terms.map(({ years, amount }) => ({ years, amount: amount * (middle - years) }))
  const places = [LOWEST, ...crossings(slope), HIGHEST]
  return places.slice(1).flatMap((to, place) => crossing(terms, places[place] ?? LOWEST, to))
}

/**
 * Gives the yearly rate at which cash flows cancel out, Σ amount / (1 + rate)^(days / 365) = 0, or all of them where several do: with money in after money
 * out there can be as many as the amounts change their sign. Ten decimals are kept. Rule INV-06.
 *
 * @param flows payments and what they came to, in any order
 * @returns undefined for less than a year, for flows of one sign, and if no rate from −99.9999 % to 100 000 000 % cancels them
 * @example moneyWeightedRate([{ day: '2025-01-01', amount: -100 }, { day: '2026-01-01', amount: 110 }]) // one: 0.1
 */
export const moneyWeightedRate = (flows: readonly CashFlow[]): MoneyWeightedRate | undefined => {
  const days = [...Map.groupBy(flows, ({ day }) => day)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const [first, last] = [days[0]?.[0], days.at(-1)?.[0]]
  if (first === undefined || last === undefined || daysBetween(first, last) < DAYS_A_YEAR) return undefined
  const terms = days.map(([day, those]) => ({
    years: daysBetween(first, day) / DAYS_A_YEAR,
    amount: those.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toNumber(),
  }))
  const rates = crossings(terms.filter(({ amount }) => amount !== 0)).map((logarithm) =>
    // A rate of nothing has no sign.
    new Decimal(Math.expm1(logarithm)).toDecimalPlaces(DECIMALS).plus(0),
  )
  const [rate] = rates
  if (rate === undefined) return undefined
  return rates.length === 1 ? { kind: 'one', rate } : { kind: 'several', rates }
}
