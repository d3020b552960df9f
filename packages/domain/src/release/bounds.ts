import type { PlainDate } from '../calendar/index.ts'
import { isPositive, type Euros } from '../money/index.ts'
import type { UnclaimedLot } from '../operations/index.ts'
import { lotsOfForm, type ReleaseForm } from './form.ts'
import type { ReleaseOffer } from './offers.ts'
import { splitFor } from './split.ts'
import { freeLots, soonFreeLots, worthOf } from './taking.ts'

/** Why a request takes no more of its account: a sum that needs no reason, needs one, becomes free soon, or is blocked. */
export type ReleaseBound =
  | { readonly kind: 'free' | 'soon' | 'needs-reason'; readonly amount: Euros }
  /** Blocked until a day, or until retirement: acquired after the event, or not released by this reason. */
  | {
      readonly kind: 'after-event' | 'not-released'
      readonly amount: Euros
      readonly until: PlainDate | null
    }

type BlockedKind = 'after-event' | 'not-released'

/** Blocked lots by the day on which they become free; those of retirement last. */
const byDay = (kind: BlockedKind, lots: readonly UnclaimedLot[]): readonly ReleaseBound[] =>
  [...Map.groupBy(lots, ({ available_on }) => available_on)]
    .toSorted(([one], [other]) => (one ?? '9999').localeCompare(other ?? '9999'))
    .map(([until, own]) => ({ kind, amount: worthOf(own), until }))

/**
 * Lists why a request takes no more of its account: each distinct reason once, each with its sum. With the most that is taken and what orders hold they add up to the account. REL-21.
 *
 * @param form the answers
 * @param offer account that was chosen; its lots are what no order has claimed
 * @param today day of the request
 * @returns nothing before it is decided what the request takes
 * @example boundsOf(form, offer, plainDate('2026-11-20')) // 5 210,44 € are free, 634,67 € came after the event
 */
export const boundsOf = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): readonly ReleaseBound[] => {
  const { lots } = offer
  const taken = new Set(lotsOfForm(form, offer, today))
  const [free, soon] = [freeLots(lots, today), soonFreeLots(lots, today)]
  const left = lots.filter((lot) => !taken.has(lot))
  const sum = (kind: 'free' | 'soon' | 'needs-reason', of: readonly UnclaimedLot[]): ReleaseBound => ({
    kind,
    amount: worthOf(of),
  })
  const isFree = (lot: UnclaimedLot): boolean => free.includes(lot)
  const freeLeft = sum('free', left.filter(isFree))
  const blocked = left.filter((lot) => !isFree(lot))
  const bounds = (): readonly ReleaseBound[] => {
    if (form.kind !== 'blocked')
      return [
        freeLeft,
        sum(
          'soon',
          blocked.filter((lot) => soon.includes(lot)),
        ),
        sum(
          'needs-reason',
          blocked.filter((lot) => !soon.includes(lot)),
        ),
      ]
    const { isUpTo, event } = splitFor(form, offer, today)
    if (isUpTo) return []
    const isAfter = ({ acquired_on }: UnclaimedLot): boolean => event !== undefined && acquired_on > event
    return [
      freeLeft,
      ...byDay('after-event', blocked.filter(isAfter)),
      ...byDay(
        'not-released',
        blocked.filter((lot) => !isAfter(lot)),
      ),
    ]
  }
  return form.kind === '' ? [] : bounds().filter(({ amount }) => isPositive(amount))
}
