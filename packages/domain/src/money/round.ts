import { Decimal } from './decimal.ts'
import type { Euros } from './euros.ts'

/**
 * Rounds an amount to the cent: half up, which for a negative amount is half away from zero. Never gives minus zero.
 *
 * Rule P-FMT-05, S-AMT-02, S-AMT-03 (French commercial rounding).
 *
 * @example roundToCents(euros('2.345')) // 2,35 €
 */
export const roundToCents = (amount: Euros): Euros => {
  const rounded = amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
  return (rounded.isZero() ? rounded.abs() : rounded) as Euros
}
