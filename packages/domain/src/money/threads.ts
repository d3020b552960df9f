import { Decimal } from './decimal.ts'
import { euros, isPositive, sumEuros, type Euros } from './euros.ts'

/** A drawing of amounts as threads: what one thread stands for, and how many each amount has. */
export type Threads = { readonly unit: Euros; readonly counts: readonly number[] }

/** Units a thread can stand for are 1, 2 or 5 times a power of ten, from one euro up: round enough to be said in words. */
const STEPS = [1, 2, 5] as const

const unitFor = (total: Euros, most: number): Euros => {
  for (let power = new Decimal(1); ; power = power.times(10))
    for (const step of STEPS) {
      const unit = power.times(step)
      if (total.dividedBy(unit).lessThanOrEqualTo(most)) return euros(unit)
    }
}

/** Places of the shares, the largest left-over first, and among equals the first one. */
const byLeftOver = (leftOvers: readonly Decimal[]): readonly number[] =>
  leftOvers.map((_, place) => place).toSorted((one, other) => (leftOvers[other] ?? new Decimal(0)).comparedTo(leftOvers[one] ?? new Decimal(0)))

/**
 * Cuts amounts into threads that can be counted: the finest round unit that gives at most so many threads in all.
 *
 * The threads of the total are shared by largest remainder, ties to the first; a positive amount too small for a thread gets one all the
 * same, beside the others (visual/design 6).
 *
 * @param amounts amounts in euros; negative ones and zeros have no thread
 * @param most largest number of threads that the total may have
 * @example countThreads([euros('88408.97'), euros('13904.16'), euros('12350')], 120) // unit 1 000 €, counts [89, 14, 12]
 */
export const countThreads = (amounts: readonly Euros[], most: number): Threads => {
  const drawn = amounts.map((amount) => (isPositive(amount) ? amount : euros(0)))
  const total = sumEuros(drawn)
  const unit = unitFor(total, most)
  const quotas = drawn.map((amount) => amount.dividedBy(unit))
  const whole = quotas.map((quota) => quota.floor().toNumber())
  const missing = total.dividedBy(unit).round().toNumber() - whole.reduce((sum, count) => sum + count, 0)
  const favoured = new Set(byLeftOver(quotas.map((quota, place) => quota.minus(whole[place] ?? 0))).slice(0, missing))
  const counts = whole.map((count, place) => count + (favoured.has(place) ? 1 : 0))
  return { unit, counts: counts.map((count, place) => (count === 0 && isPositive(drawn[place] ?? euros(0)) ? 1 : count)) }
}
