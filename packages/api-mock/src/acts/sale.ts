import type { PlainDate } from '@hautelisse/domain/calendar'
import {
  holdingAccount,
  lotsHeld,
  NO_BALANCES,
  opened,
  paidInto,
  sold,
  withEntries,
  type LotPlace,
  type Posting,
} from '@hautelisse/domain/ledger'
import { Decimal, euros, type Euros } from '@hautelisse/domain/money'
import type { Taken, TakenLot } from '@hautelisse/domain/release'

import type { Done, Released, SoldLot } from '../people/index.ts'
import type { UnitLot } from './unit-lots.ts'

/** Nothing was asked for, sold or held back. */
export const NOTHING_RELEASED: Released = { asked: [], sold: [], reserved: [], givenBack: new Map(), sales: new Set() }

const placeOf = (policy: string, { fund, acquired_on, available_on, origin }: TakenLot): LotPlace => ({
  policy,
  compartment: '',
  fund,
  acquired_on,
  available_on,
  origin,
})

/**
 * Gives the part of a lot that is sold.
 *
 * @param policy id of the contract
 * @param on day of the sale
 * @param taken the lot, and the euros that are taken of it
 */
export const soldOf = (policy: string, on: PlainDate, { lot, amount }: Taken<UnitLot>): SoldLot => {
  const { fund, acquired_on, available_on, origin, units } = lot
  const part = amount.equals(lot.amount) ? units : units.times(amount).dividedBy(lot.amount).toDecimalPlaces(6)
  return { policy, fund, acquired_on, available_on, origin, units: part, amount, on }
}

/**
 * Writes the postings of a sale: lots of before the ledger enter it as they leave, and the paid-in part is given back. The money is on its way.
 *
 * @param policy id of the contract
 * @param lots what is sold
 * @param paidInPart of what was paid in, what the sale gives back
 * @param done what the ledger holds
 */
export const salePostings = (policy: string, lots: readonly SoldLot[], paidInPart: Euros, done: Done): readonly Posting[] => {
  const held = lotsHeld(withEntries(NO_BALANCES, done.entries), policy)
  const part = { policy, compartment: '' }
  return [
    ...lots.flatMap((lot) => {
      const place = placeOf(policy, lot)
      const there = held.find((one) => holdingAccount(one) === holdingAccount(place))?.units ?? new Decimal(0)
      // A switch may have put units into a lot of before the ledger: only what is missing of it is opened.
      const missing = lot.units.minus(there)
      return [...(missing.greaterThan(0) ? opened(place, missing) : []), ...sold(place, lot.units, lot.amount)]
    }),
    ...paidInto(part, paidInPart),
    ...paidInto(part, euros(paidInPart.negated())),
  ]
}
