import { Decimal, type DecimalValue } from './decimal.ts'
import { DomainInputError, refuse } from '../input/index.ts'
import { decimalOf, euros, requireEuros, type Euros } from './euros.ts'

const CENT = '0.01'

const checkedWeights = (weights: readonly DecimalValue[]): Decimal[] => {
  if (!Array.isArray(weights)) refuse('weights', weights, 'not-a-list')
  const shares = Array.from(weights, (weight) => decimalOf('weights', weight))
  if (shares.some((share) => !share.isFinite() || share.lessThan(0)) || shares.every((share) => share.isZero())) {
    throw new DomainInputError(
      { field: 'weights', value: weights, reason: 'out-of-range' },
      `Weights must be finite, none negative, and one above zero: [${weights.join(', ')}]`,
    )
  }
  return shares
}

/**
 * Splits an amount in parts that follow weights and add up to it: each part is rounded down to the cent, then the cents left over go one by
 * one to the largest remainders, the earlier part first when two are equal.
 *
 * A part without weight gets nothing. A fraction of a cent in the total goes to the part next in line, so that nothing is lost.
 *
 * @param total euros, of either sign
 * @param weights plain numbers: finite, none negative, one at least above zero, else it throws
 * @public
 * @throws DomainInputError
 * @example splitAmount(euros(100), [1, 1, 1]) // 33,34 €, 33,33 €, 33,33 €
 */
export const splitAmount = (total: Euros, weights: readonly DecimalValue[]): Euros[] => {
  requireEuros('total', total)
  const shares = checkedWeights(weights)
  const sum = shares.reduce((a, b) => a.plus(b))
  const size = total.abs()
  const parts = shares.map((share, index) => {
    const exact = size.times(share).dividedBy(sum)
    const cents = exact.toDecimalPlaces(2, Decimal.ROUND_DOWN)
    return { index, cents, remainder: exact.minus(cents) }
  })
  let left = parts.reduce((rest, { cents }) => rest.minus(cents), size)
  const takeCent = (): Decimal => {
    const cent = Decimal.min(left, CENT)
    left = left.minus(cent)
    return cent
  }
  const sign = total.isNegative() ? -1 : 1
  // Sorting keeps the order of equal remainders; once nothing is left, the parts still in line get nothing.
  return parts
    .toSorted((a, b) => b.remainder.comparedTo(a.remainder))
    .map(({ index, cents }) => ({ index, part: euros(cents.plus(takeCent()).times(sign)) }))
    .toSorted((a, b) => a.index - b.index)
    .map(({ part }) => part)
}

/**
 * Splits an amount over things and gives each with its part, as `splitAmount` does.
 *
 * @param total euros that are split
 * @param items things that take a part
 * @param weightOf weight of one: none negative, and one of them above zero
 * @example splitOver(euros(100), ['a', 'b'], () => 1) // [['a', 50 €], ['b', 50 €]]
 */
export const splitOver = <Item>(
  total: Euros,
  items: readonly Item[],
  weightOf: (item: Item) => DecimalValue,
): readonly (readonly [Item, Euros])[] => {
  const parts = splitAmount(total, items.map(weightOf))
  return items.map((item, at) => [item, parts[at] as Euros])
}
