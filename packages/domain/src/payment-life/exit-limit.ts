import { Decimal, smallestWhole } from '../money/index.ts'
import type { ExitLimit } from './model.ts'

/** Steps of a point of the rate. */
const STEPS = 100
/** No rate is above the whole. */
const HIGHEST = 100 * STEPS

const percentAt = (step: number): Decimal => new Decimal(step).dividedBy(STEPS)

/**
 * Finds the highest marginal rate at which a payment does not cost, to a hundredth of a point.
 *
 * What is received never rises with the rate, so that halving the range finds it. BEY-96.
 *
 * @param costs says whether less is received than the payment cost, at a marginal rate in percent
 * @example limitOf((percent) => percent > 30) // { kind: 'above', percent: 30 }
 */
export const limitOf = (costs: (percent: number) => boolean): ExitLimit => {
  if (costs(0)) return { kind: 'always' }
  if (!costs(percentAt(HIGHEST).toNumber())) return { kind: 'never' }
  const first = smallestWhole(HIGHEST, (step) => costs(percentAt(step).toNumber()))
  return { kind: 'above', percent: percentAt(first - 1) }
}
