import { compareDates, dateOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { euros, roundToCents, splitAmount, sumEuros, ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'

/** Where the money of a lot came from. */
export const LOT_ORIGINS = [
  'payment',
  'top-up',
  'profit-sharing',
  'incentive-bonus',
  'mandatory',
  'time-savings',
  'transfer',
] as const
export type LotOrigin = (typeof LOT_ORIGINS)[number]

/** Units of a fund with one date of acquisition, one of availability and one origin. */
export type Lot = {
  readonly acquired_on: PlainDate
  /** Day from which it can be paid out; `null` for one that waits for retirement. */
  readonly available_on: PlainDate | null
  readonly origin: LotOrigin
  /** Number of units, to six decimals; a fund in euros counts one unit a euro. */
  readonly units: Decimal
}
/** A lot, with whatever a caller keeps beside it, and what it is worth. */
export type ValuedLot<L extends Lot = Lot> = L & { readonly amount: Euros }

/** What is held of one fund. */
export type Holding<L extends Lot = Lot> = {
  readonly amount: Euros
  readonly units: Decimal
  readonly lots: readonly ValuedLot<L>[]
}

const valuedAt = <L extends Lot>(lot: L, amount: Euros = ZERO_EUROS): ValuedLot<L> => ({ ...lot, amount })
const oldestFirst = (one: Lot, other: Lot): number => compareDates(one.acquired_on, other.acquired_on)

/**
 * Values the lots of one fund: the fund's amount is rounded once, half up, and its lots add up to it; a cent that is left over goes to the
 * largest remainder, the oldest lot first. docs/rules/investments.md, INV-01.
 *
 * @param lots lots of one fund, in any order
 * @param value value of a unit in euros
 * @returns the holding, its lots the oldest first
 * @example valueLots([lot], euros('112.46')).amount // units × 112,46 €, to the cent
 */
export const valueLots = <L extends Lot>(lots: readonly L[], value: Euros): Holding<L> => {
  const sorted = lots.toSorted(oldestFirst)
  const units = sorted.reduce((sum, lot) => sum.plus(lot.units), ZERO_EUROS as Decimal)
  const amount = roundToCents(euros(units.times(value)))
  if (units.isZero()) return { amount, units, lots: sorted.map((lot) => valuedAt(lot, ZERO_EUROS)) }
  const amounts = splitAmount(
    amount,
    sorted.map((lot) => lot.units),
  )
  return { amount, units, lots: sorted.map((lot, place) => valuedAt(lot, amounts[place])) }
}

const BLOCKED_YEARS = 5
const JUNE = 6

/**
 * Gives the day on which money of a company savings plan becomes free: 1 June of the fifth year after the one in which it was acquired. It is
 * the same day for a profit share of an exercise closed on 31 December.
 *
 * Code du travail art. L.3332-25, L.3324-10; circular of 14/09/2005: one date for all acquisitions of a calendar year.
 *
 * @param acquired day of the acquisition
 * @example planAvailability(plainDate('2026-05-29')) // '2031-06-01'
 */
export const planAvailability = (acquired: PlainDate): PlainDate => dateOf(yearOf(acquired) + BLOCKED_YEARS, JUNE, 1)

/** Money of one account that becomes free on one day. */
export type FreeFrom = {
  /** `undefined` for what is free already. */
  readonly on: PlainDate | 'retirement' | undefined
  readonly amount: Euros
}

/**
 * Adds up lots by the day on which they become free: what is free today first, then day by day, what waits for retirement last.
 *
 * @param lots valued lots of any funds
 * @param today day of the question
 * @example freeDates(lots, plainDate('2026-11-20')) // [{ on: undefined, amount: 5 210,44 € }, { on: '2027-06-01', … }]
 */
export const freeDates = (lots: readonly ValuedLot[], today: PlainDate): readonly FreeFrom[] => {
  const keyOf = ({ available_on: on }: Lot): string => (on === null ? 'retirement' : on <= today ? '' : on)
  const keys = [...new Set(lots.map(keyOf))].toSorted()
  return keys.map((key) => ({
    on: key === '' ? undefined : (key as PlainDate | 'retirement'),
    amount: sumEuros(lots.filter((lot) => keyOf(lot) === key).map(({ amount }) => amount)),
  }))
}
