import { Decimal, euros, subtractEuros, type Euros } from '@hautelisse/domain/money'

import type { SoldLot } from '../people/index.ts'
import type { HeldLot } from './lots.ts'

const isOf = (lot: HeldLot, sold: SoldLot): boolean =>
  lot.released === undefined &&
  lot.fund.id === sold.fund &&
  lot.acquired_on === sold.acquired_on &&
  lot.available_on === sold.available_on &&
  lot.origin === sold.origin &&
  !lot.units.isZero()

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
    { ...lot, units, paid, before, released: { on: sold.on, amount: sold.amount } },
    { ...lot, units: lot.units.minus(units), paid: subtractEuros(lot.paid, paid), before: rest },
  ]
}

/**
 * Takes what was sold out of the lots of a contract, from the day of each sale on; before it they are what they were.
 *
 * @param lots every lot of the contract
 * @param sold what was sold, in the order of the days
 */
export const withSales = (lots: readonly HeldLot[], sold: readonly SoldLot[]): readonly HeldLot[] =>
  sold.reduce<readonly HeldLot[]>((known, one) => {
    const at = known.findIndex((lot) => isOf(lot, one))
    const lot = known[at]
    return lot === undefined ? known : [...known.slice(0, at), ...cut(lot, one), ...known.slice(at + 1)]
  }, lots)
