import { euros, smallestWhole, type Euros } from '../money/index.ts'

/**
 * Finds the smallest whole-euro payment for which something holds that holds for every larger one too.
 *
 * @param most largest payment that is looked at, in whole euros
 * @param holds what is asked of a payment
 * @returns nothing when it does not hold for the largest payment
 * @example smallestPayment(euros(100), (payment) => payment.greaterThanOrEqualTo(42)) // 42,00 €
 */
export const smallestPayment = (most: Euros, holds: (payment: Euros) => boolean): Euros | undefined => {
  if (!holds(most)) return undefined
  return euros(smallestWhole(most.toNumber(), (payment) => holds(euros(payment))))
}
