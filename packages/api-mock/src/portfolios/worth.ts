import type { PlainDate } from '@hautelisse/domain/calendar'
import { valuationDay, valueLots, type Holding, type Lot } from '@hautelisse/domain/investments'
import { euros, type Decimal } from '@hautelisse/domain/money'

import { heldFrom, type Fund, type HeldLot } from '../people/index.ts'
import { carriedOver, COUNTED_ON, unitValue } from './units.ts'

const ONE_EURO = euros(1)

/** A lot with its units of a day, and the lot that it comes from. */
type DatedLot = Lot & { readonly of: HeldLot }

/** What a contract holds of a fund on a day, or money that was sold and not bought yet, which has no fund. */
export type DatedHolding = Holding<DatedLot> & {
  readonly fund: Fund | undefined
  readonly compartment: HeldLot['compartment']
}

/** A fund in one compartment is one line, whose amount is rounded once. */
export const keyOf = (fund: Fund | undefined, { compartment }: HeldLot): string => `${fund?.id ?? ''} ${compartment ?? ''}`

/** Units of a fund, as they are counted on the day of the seeded values; without a fund, money between two of them. */
export type Place = { readonly fund: Fund | undefined; readonly units: Decimal }

/** Where a lot is on a day: in its fund, in the one that it was switched from, or on its way from one to the other. */
export const placeOn = (lot: Pick<HeldLot, 'fund' | 'units' | 'before'>, day: PlainDate): Place => {
  const { before } = lot
  if (before === undefined || day >= before.bought) return lot
  return day >= before.sold ? { fund: undefined, units: before.amount } : placeOn(before, day)
}

export const isHeldOn =
  (day: PlainDate) =>
  (lot: HeldLot): boolean =>
    heldFrom(lot) <= day && (lot.released === undefined || day < lot.released.on)

/**
 * Returns what a contract holds on a day, a line for each fund and compartment, at the values that are used on that day. docs/rules/investments.md, INV-01, INV-04.
 *
 * @param lots every lot that the contract ever had
 * @param charges charges of the contract a year, as a share
 * @param day the day
 */
export const holdingsOn = (lots: readonly HeldLot[], charges: string, day: PlainDate): readonly DatedHolding[] => {
  const placed = lots.filter(isHeldOn(day)).flatMap((of) => {
    const { fund, units: counted } = placeOn(of, day)
    // What was sold to its last unit is held no more.
    if (counted.isZero()) return []
    const { acquired_on, available_on, origin } = of
    const units = fund === undefined ? counted : carriedOver(fund, charges, counted, COUNTED_ON, day)
    return [{ fund, lot: { of, acquired_on, available_on, origin, units } }]
  })
  const valued = valuationDay(day)
  return [...Map.groupBy(placed, ({ fund, lot }) => keyOf(fund, lot.of)).values()].flatMap((held) => {
    const [first] = held
    if (first === undefined) return []
    const { fund, lot } = first
    return [
      {
        fund,
        compartment: lot.of.compartment,
        ...valueLots(
          held.map((one) => one.lot),
          fund === undefined ? ONE_EURO : unitValue(fund, valued),
        ),
      },
    ]
  })
}
