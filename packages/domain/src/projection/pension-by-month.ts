import { euros, type Euros } from '../money/index.ts'
import { estimateCurve } from '../pension/index.ts'
import { pensionAt, pensionMonth, type Departure, type PensionSource } from './pension.ts'

/**
 * Gives the pension of any month of departure: from the estimate's own curve where it says what it was computed from, else by its rows.
 *
 * @param source estimate, or a known amount
 * @returns the pension of a start; undefined where nothing says what it is in that month
 */
export const pensionByMonth = (source: PensionSource): ((departure: Departure) => Euros | undefined) => {
  const { estimate } = source
  if (estimate === null) return (departure) => pensionMonth(pensionAt(source, departure))
  const isPaid = estimate.result.some(({ type }) => type === 'EN_PAIEMENT')
  if (estimate.basis === undefined || isPaid) {
    const starts = new Set(estimate.result.map(({ start }) => start))
    return (departure) => (isPaid || starts.has(departure.start) ? pensionMonth(pensionAt(source, departure)) : undefined)
  }
  const months = new Map(estimateCurve(estimate.basis).points.map(({ start, amounts }) => [start, amounts.month]))
  return ({ start }) => months.get(start) ?? euros(0)
}
