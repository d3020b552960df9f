import { divideEuros, euros, subtractEuros, type Euros } from '../money/index.ts'
import { exactTopUp, type TopUpCase } from './top-up.ts'

const CENTS = 100
// Beyond any ceiling of the law divided by any rate that a plan has.
const HIGHEST_CENTS = 1_000_000_000

/**
 * Gives what more would have to be paid for the whole top-up that is still possible this year; 0 where the payment brings it already.
 *
 * To the cent. Rule TOPUP-06.
 *
 * @param given payment, plan's rule, and what was paid and received before in the year, in euros
 * @returns undefined if no payment brings a top-up
 * @example missingForTopUp(case612Received)?.toFixed(2) // '164.56'
 */
export const missingForTopUp = (given: TopUpCase): Euros | undefined => {
  const added = (cents: number) => exactTopUp({ ...given, payment: divideEuros(euros(cents), CENTS) })
  const most = added(HIGHEST_CENTS)
  if (most.lessThanOrEqualTo(0)) return undefined
  let [low, high] = [0, HIGHEST_CENTS]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (added(middle).greaterThanOrEqualTo(most)) high = middle
    else low = middle + 1
  }
  const missing = subtractEuros(divideEuros(euros(low), CENTS), given.payment)
  return missing.greaterThan(0) ? missing : euros(0)
}
