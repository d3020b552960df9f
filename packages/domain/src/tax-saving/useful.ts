import { subtractEuros, type Euros } from '../money/index.ts'
import { smallestPayment } from './search.ts'
import { savingsOf, type Situation } from './situation.ts'

/** A saving that misses the largest one by at most this counts as the largest: the tax itself is rounded to the euro. */
const ROUNDING = 1

/**
 * Gives the useful payment: the smallest in whole euros whose saving is within 1 € of the largest.
 *
 * Docs/rules/tax-saving.md, TS-02. It is 0 where no payment saves anything.
 *
 * @param situation household and law
 */
export const usefulPayment = (situation: Situation): Euros => {
  const saving = savingsOf(situation)
  const largest = saving(situation.ceiling)
  const isUseful = (payment: Euros) => subtractEuros(largest, saving(payment)).lessThanOrEqualTo(ROUNDING)
  return smallestPayment(situation.ceiling, isUseful) ?? situation.ceiling
}
