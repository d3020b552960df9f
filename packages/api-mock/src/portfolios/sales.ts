import { Decimal, euros, subtractEuros, type Euros } from '@hautelisse/domain/money'
import { lotKey, type LotName } from '@hautelisse/domain/operations'

import type { HeldLot, SoldLot } from '../people/index.ts'

/** What tells a lot from the others of its contract. */
export const nameOf = ({ fund, compartment, acquired_on, available_on, origin }: HeldLot): LotName => ({
  fund: fund.id,
  compartment: compartment ?? '',
  acquired_on,
  available_on,
  origin,
})

const isOf = (lot: HeldLot, sold: SoldLot): boolean =>
  lot.released === undefined && !lot.units.isZero() && lotKey(nameOf(lot)) === lotKey(sold)

const shareOf = (amount: Euros, share: Decimal): Euros => euros(amount.times(share).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))

/** Cuts a lot in what is sold and what is left, which add up to it. */
const cut = (lot: HeldLot, sold: SoldLot): readonly [sold: HeldLot, left: HeldLot] => {
  const units = Decimal.min(lot.units, sold.units)
  const share = units.dividedBy(lot.units)
  const paid = shareOf(lot.paid, share)
  const before = lot.before && {
    ...lot.before,
    units: lot.before.units.times(share),
    amount: shareOf(lot.before.amount, share),
  }
  const rest = lot.before && {
    ...lot.before,
    units: lot.before.units.minus(before?.units ?? 0),
    amount: subtractEuros(lot.before.amount, before?.amount ?? lot.before.amount),
  }
  return [
    { ...lot, units, paid, before, released: { on: sold.on, amount: sold.amount, isOrdered: true } },
    { ...lot, units: lot.units.minus(units), paid: subtractEuros(lot.paid, paid), before: rest },
  ]
}

/** Takes one sale out of the first lots that fit it: a switch may have brought a second lot with the same dates. */
const takeOut = (known: readonly HeldLot[], one: SoldLot): readonly HeldLot[] => {
  const at = known.findIndex((lot) => isOf(lot, one))
  const lot = known[at]
  if (lot === undefined) return known
  const isMore = one.units.greaterThan(lot.units)
  const amount = isMore ? shareOf(one.amount, lot.units.dividedBy(one.units)) : one.amount
  const after = [...known.slice(0, at), ...cut(lot, { ...one, amount }), ...known.slice(at + 1)]
  if (!isMore) return after
  return takeOut(after, { ...one, units: one.units.minus(lot.units), amount: subtractEuros(one.amount, amount) })
}

/**
 * Takes what was sold out of the lots of a contract, from the day of each sale on; before it they are what they were.
 *
 * @param lots every lot of the contract
 * @param sold what was sold, in the order of the days
 */
export const withSales = (lots: readonly HeldLot[], sold: readonly SoldLot[]): readonly HeldLot[] => sold.reduce(takeOut, lots)
