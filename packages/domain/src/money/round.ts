import { Decimal } from './decimal.ts'
import { requireEuros, type Euros } from './euros.ts'

const rounded = (amount: Euros, decimals: number): Euros => {
  requireEuros('amount', amount)
  const nearest = amount.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
  return (nearest.isZero() ? nearest.abs() : nearest) as Euros
}

/**
 * Rounds an amount to the cent: half up, which for a negative amount is half away from zero. Never gives minus zero.
 *
 * Rule P-FMT-05, S-AMT-02, S-AMT-03 (French commercial rounding).
 *
 * @public
 * @throws DomainInputError
 * @example roundToCents(euros('2.345')) // 2,35 €
 */
export const roundToCents = (amount: Euros): Euros => rounded(amount, 2)

/**
 * Rounds an amount to the whole euro: half up, which for a negative amount is half away from zero. Never gives minus zero.
 *
 * Rule IT-08 (CGI art. 1657).
 *
 * @public
 * @throws DomainInputError
 * @example roundToEuros(euros('1563.50')) // 1 564,00 €
 */
export const roundToEuros = (amount: Euros): Euros => rounded(amount, 0)
