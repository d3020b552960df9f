import { Decimal, type DecimalValue } from './decimal.ts'
import type { Euros } from './euros.ts'

const CENT = '0.01'

/**
 * Splits an amount in parts that follow weights and add up to it to the cent: each part is rounded down, then the cents left over go to
 * the largest remainders, the earlier part first when two are equal.
 *
 * A total with a fraction of a cent keeps that fraction in the first part that has a weight.
 *
 * @param total euros, of either sign
 * @param weights plain numbers, none negative, not all zero (else it throws); no weights at all only for a split in no parts
 * @example splitAmount(euros(100), [1, 1, 1]) // 33,34 €, 33,33 €, 33,33 €
 */
export const splitAmount = (total: Euros, weights: readonly DecimalValue[]): Euros[] => {
  const shares = weights.map((weight) => new Decimal(weight))
  const sum = shares.reduce((a, b) => a.plus(b), new Decimal(0))
  if (shares.some((share) => !share.isFinite() || (share.isNegative() && !share.isZero())) || sum.isZero()) {
    throw new RangeError(`Weights must be finite, none negative, and one above zero: ${weights.join(', ')}`)
  }
  const sign = total.isNegative() ? -1 : 1
  const size = total.abs()
  const exact = shares.map((share) => size.times(share).dividedBy(sum))
  const parts = exact.map((part) => part.toDecimalPlaces(2, Decimal.ROUND_DOWN))
  let left = parts.reduce((rest, part) => rest.minus(part), size)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part.minus(parts[index] ?? 0) }))
    .filter(({ index }) => shares[index]?.isZero() === false)
    .toSorted((a, b) => b.remainder.comparedTo(a.remainder) || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left.lessThan(CENT)) break
    parts[index] = (parts[index] ?? new Decimal(0)).plus(CENT)
    left = left.minus(CENT)
  }
  const first = byRemainder[0]
  if (first !== undefined && !left.isZero()) parts[first.index] = (parts[first.index] ?? new Decimal(0)).plus(left)
  return parts.map((part) => part.times(sign) as Euros)
}
