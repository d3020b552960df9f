import type { Account } from '@hautelisse/domain/accounts'
import { LOT_ORIGINS } from '@hautelisse/domain/investments'
import { Decimal, euros } from '@hautelisse/domain/money'
import type { TakenLot } from '@hautelisse/domain/release'

import type { SoldLot } from '../people/index.ts'

/** A lot that can be taken from, with its units. */
export type UnitLot = TakenLot & { readonly units: Decimal }

/**
 * Lists the lots of an account with their units.
 *
 * @param account account on a day
 */
export const unitLots = ({ investments = [] }: Account): readonly UnitLot[] =>
  investments.flatMap(({ id: fund, lots = [] }) =>
    lots.map(({ acquired_on, available_on, origin: name, units, amount }) => ({
      fund,
      acquired_on,
      available_on,
      origin: LOT_ORIGINS.find((one) => one === name) ?? ('transfer' as const),
      units: new Decimal(units),
      amount,
    })),
  )

const isSame = (lot: TakenLot, held: SoldLot): boolean =>
  lot.fund === held.fund &&
  lot.acquired_on === held.acquired_on &&
  lot.available_on === held.available_on &&
  lot.origin === held.origin

/**
 * Takes off lots what is held back for requests under way.
 *
 * @param lots lots of an account
 * @param reserved what is held back of it
 */
export const withoutReserved = (lots: readonly UnitLot[], reserved: readonly SoldLot[]): readonly UnitLot[] =>
  lots.map((lot) => {
    const held = reserved.filter((one) => isSame(lot, one)).reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    if (held.isZero() || lot.amount.isZero()) return lot
    const amount = euros(Decimal.max(0, lot.amount.minus(held)))
    const units = lot.units.times(amount).dividedBy(lot.amount).toDecimalPlaces(6)
    return Object.assign({}, lot, { amount, units })
  })
