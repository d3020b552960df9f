import { divideEuros, roundToCents, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'

const MONTHS_PER_YEAR = 12

/**
 * Gives what of a payment a month is beyond the deductible ceiling of a whole year; undefined where nothing is.
 *
 * Rule RP-20. What was paid this year is not read: the payment is that of every year to come.
 *
 * @param payment euros a month
 * @param ceiling of a year, in euros
 * @example beyondCeiling(euros(500), euros(4710)) // 107,50 €
 */
export const beyondCeiling = (payment: Euros, ceiling: Euros): Euros | undefined => {
  const beyond = subtractEuros(payment, roundToCents(divideEuros(ceiling, MONTHS_PER_YEAR)))
  return beyond.gt(ZERO_EUROS) ? beyond : undefined
}
