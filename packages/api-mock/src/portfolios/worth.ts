import type { PlainDate } from '@hautelisse/domain/calendar'
import { valuationDay, valueLots, type Holding, type Lot } from '@hautelisse/domain/investments'
import { Decimal, euros, sumEuros, type Euros } from '@hautelisse/domain/money'

import type { Fund } from '../people/index.ts'
import type { HeldLot } from './lots.ts'
import { countingOf, unitValue, type Counted, type Counting } from './units.ts'

const ONE_EURO = euros(1)

/** A lot with its units of a day, and the lot that it comes from. */
type DatedLot = Lot & { readonly of: HeldLot }

/** What a contract holds of a fund on a day, or money that was sold and not bought yet, which has no fund. */
export type DatedHolding = Holding<DatedLot> & {
  readonly fund: Fund | undefined
  readonly compartment: HeldLot['compartment']
}

/** A fund in one compartment is one line, whose amount is rounded once. */
const keyOf = (fund: Fund | undefined, { compartment }: HeldLot): string => `${fund?.id ?? ''} ${compartment ?? ''}`

/** Where a lot is on a day: in its fund, in the one that it was switched from, or on its way from one to the other. */
export const placeOn = (lot: Pick<HeldLot, 'fund' | 'units' | 'before'>, day: PlainDate): Counted => {
  const { before } = lot
  if (before === undefined || day >= before.bought) return lot
  return day >= before.sold ? { fund: undefined, units: before.amount } : placeOn(before, day)
}

const isHeldOn =
  (day: PlainDate) =>
  ({ acquired_on, released }: HeldLot): boolean =>
    acquired_on <= day && (released === undefined || day < released.on)

/**
 * Returns what a contract holds on a day, a line for each fund and compartment, at the values that are used on that day. docs/rules/investments.md, INV-01, INV-04.
 *
 * @param lots every lot that the contract ever had
 * @param charges charges of the contract a year, as a share
 * @param day the day
 */
export const holdingsOn = (lots: readonly HeldLot[], charges: string, day: PlainDate): readonly DatedHolding[] => {
  const unitsOf = countingOf(charges).unitsOn(day)
  const placed = lots.filter(isHeldOn(day)).map((of) => {
    const place = placeOn(of, day)
    const { acquired_on, available_on, origin } = of
    return { fund: place.fund, lot: { of, acquired_on, available_on, origin, units: unitsOf(place) } }
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

/**
 * Returns the balance of a contract on a day: the sum of its funds' amounts. Quicker than `holdingsOn` where nothing else is asked for.
 *
 * @param lots every lot that the contract ever had
 * @param counting how the contract counts
 */
export const balanceOn = (lots: readonly HeldLot[], { unitsOn }: Counting, day: PlainDate): Euros => {
  const unitsOf = unitsOn(day)
  const held = new Map<string, { readonly fund: Fund | undefined; readonly count: Decimal }>()
  for (const lot of lots.filter(isHeldOn(day))) {
    const place = placeOn(lot, day)
    const key = keyOf(place.fund, lot)
    const [count, before] = [unitsOf(place), held.get(key)]
    held.set(key, { fund: place.fund, count: before === undefined ? count : before.count.plus(count) })
  }
  const valued = valuationDay(day)
  return sumEuros(
    [...held.values()].map(
      ({ fund, count }) =>
        count.times(fund === undefined ? ONE_EURO : unitValue(fund, valued)).toDecimalPlaces(2, Decimal.ROUND_HALF_UP) as Euros,
    ),
  )
}
