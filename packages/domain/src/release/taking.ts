import { compareDates, daysBetween, type PlainDate } from '../calendar/index.ts'
import type { LotOrigin } from '../investments/index.ts'
import { Decimal, euros, subtractEuros, sumEuros, type Euros } from '../money/index.ts'
import { isFromMandatory, type ReleaseReason } from './reasons.ts'

/** A lot that can be taken from: what it is worth, and from when it is free. */
export type TakenLot = {
  readonly fund: string
  readonly acquired_on: PlainDate
  /** Day from which it is free; `null` for one that waits for retirement. */
  readonly available_on: PlainDate | null
  readonly origin: LotOrigin
  readonly amount: Euros
  /** Compartment of the plan; empty or absent where nobody tells it. */
  readonly compartment?: string
}

/** A part of a lot that is taken. */
export type Taken<L extends TakenLot = TakenLot> = { readonly lot: L; readonly amount: Euros }

const isFree = ({ available_on: free }: TakenLot, on: PlainDate): boolean => free !== null && free <= on

/** Premiums of the last period, which the end of a contract frees although they came after it. */
const PREMIUMS: ReadonlySet<LotOrigin> = new Set(['profit-sharing', 'incentive-bonus'])

/**
 * Says whether a lot is a premium: profit share or bonus.
 *
 * @param lot a lot of a plan
 * @example isPremium({ origin: 'profit-sharing' }) // true
 */
export const isPremium = ({ origin }: Pick<TakenLot, 'origin'>): boolean => PREMIUMS.has(origin)

/** Mandatory payments of a PER are not released for a home, nor as a capital at retirement. REL-02. */
const isReleasedFor = ({ compartment }: TakenLot, reason: ReleaseReason): boolean =>
  compartment !== 'co' || isFromMandatory(reason)

/**
 * Lists the lots that are free on a day.
 *
 * @param lots lots of a plan
 * @param on day of the question
 * @example freeLots([], plainDate('2026-11-20')) // []
 */
export const freeLots = <L extends TakenLot>(lots: readonly L[], on: PlainDate): readonly L[] =>
  lots.filter((lot) => isFree(lot, on))

const SOON_DAYS = 90

/**
 * Lists the lots that become free within ninety days, without those that are free already. docs/rules/release.md, REL-11.
 *
 * @param lots lots of a plan
 * @param on day of the question
 * @example soonFreeLots([], plainDate('2026-11-20')) // []
 */
export const soonFreeLots = <L extends TakenLot>(lots: readonly L[], on: PlainDate): readonly L[] =>
  lots.filter(({ available_on: free }) => free !== null && free > on && daysBetween(on, free) <= SOON_DAYS)

/**
 * Lists the blocked lots that a reason releases: those acquired on or before its event, for the end of a contract also later premiums. REL-10.
 *
 * @param lots lots of a plan
 * @param reason what the release is asked for
 * @param event day of the event, or of the request where the reason has none
 * @param on day of the request
 * @example releasedLots([], 'HOME', plainDate('2026-09-14'), plainDate('2026-11-20')) // []
 */
export const releasedLots = <L extends TakenLot>(
  lots: readonly L[],
  reason: ReleaseReason,
  event: PlainDate,
  on: PlainDate,
): readonly L[] =>
  lots.filter(
    (lot) =>
      !isFree(lot, on) &&
      isReleasedFor(lot, reason) &&
      (lot.acquired_on <= event || (reason === 'END_OF_CONTRACT' && isPremium(lot))),
  )

const LAST = '9999'

const bySoonestFree = (one: TakenLot, other: TakenLot): number =>
  (one.available_on ?? LAST).localeCompare(other.available_on ?? LAST) || compareDates(one.acquired_on, other.acquired_on)

/**
 * Takes an amount from lots: fund after fund in the order of the saver, inside a fund first the lot that becomes free soonest. REL-12.
 *
 * @param lots lots that can be taken from
 * @param amount euros
 * @param funds funds in their order; one that is not named comes last
 * @returns parts above zero; they add up to the amount as far as the lots go
 * @example takeFrom([], euros(10), []) // []
 */
export const takeFrom = <L extends TakenLot>(
  lots: readonly L[],
  amount: Euros,
  funds: readonly string[],
): readonly Taken<L>[] => {
  const placeOf = ({ fund }: TakenLot): number => {
    const place = funds.indexOf(fund)
    return place < 0 ? funds.length : place
  }
  const sorted = lots.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.fund.localeCompare(other.fund) || bySoonestFree(one, other),
  )
  let left = amount
  return sorted.flatMap((lot) => {
    const part = euros(Decimal.min(left, lot.amount))
    left = subtractEuros(left, part)
    return part.greaterThan(0) ? [{ lot, amount: part }] : []
  })
}

/**
 * Adds up what lots are worth.
 *
 * @param lots lots of a plan
 * @example worthOf([]) // 0,00 €
 */
export const worthOf = (lots: readonly TakenLot[]): Euros => sumEuros(lots.map(({ amount }) => amount))
