import type { BalanceCompartment } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { LotOrigin } from '@hautelisse/domain/investments'
import type { Decimal, Euros } from '@hautelisse/domain/money'

import type { Fund } from './funds.ts'

/** A lot of a contract, for every day of its life. */
export type HeldLot = {
  readonly fund: Fund
  readonly compartment: BalanceCompartment | undefined
  readonly acquired_on: PlainDate
  readonly available_on: PlainDate | null
  readonly origin: LotOrigin
  /** Units as they are counted on the day of the seeded values. */
  readonly units: Decimal
  /** What was paid for it. */
  readonly paid: Euros
  /** When it left the contract; `isOrdered` where the person asked for it. */
  readonly released?: { readonly on: PlainDate; readonly amount: Euros; readonly isOrdered?: true }
  readonly before?: LotBefore | undefined
  /** When it came from another contract of the person, and what came. */
  readonly arrived?: { readonly on: PlainDate; readonly amount: Euros }
}

/** Day from which a contract holds a lot: that of its acquisition, unless it came from another contract. */
export const heldFrom = ({ acquired_on, arrived }: Pick<HeldLot, 'acquired_on' | 'arrived'>): PlainDate =>
  arrived?.on ?? acquired_on

/** A lot before a switch brought it where it is: the fund that was sold, what came of it, and where it was before that. */
export type LotBefore = {
  readonly fund: Fund
  readonly sold: PlainDate
  readonly bought: PlainDate
  readonly units: Decimal
  readonly amount: Euros
  readonly before?: LotBefore | undefined
}

/** Every lot that a contract ever had, the funds in the order in which it held them first, and a number that says what they follow from. */
export type KeptLots = { readonly number: number; readonly lots: readonly HeldLot[]; readonly funds: readonly Fund[] }
