import type { tones } from './charts.css.ts'
import { NARROW_RANGE, threadsPerGroup, threadUnit, WIDE_RANGE, type ThreadRange } from './thread-count.ts'

type Tone = keyof typeof tones

/** An amount of a fan, in euros, for the eye alone: exact amounts stand beside the drawing. */
type KnownGroup = {
  readonly id: string
  readonly tone: Tone
  /** Dashed: an amount that is missing, frozen or not certain yet. Thin: a right that is no cash. It counts as any other. */
  readonly kind?: 'solid' | 'dashed' | 'thin'
  readonly amount: number
}

/** What is not known: short threads that end in the void. They stand for nothing and count nowhere. */
type UnknownGroup = { readonly id: string; readonly tone: Tone; readonly kind: 'unknown'; readonly amount?: undefined }

export type FanGroup = KnownGroup | UnknownGroup

/** What one thread is worth, and the threads of each group: undefined for a group that is not known. */
export type DrawnThreads = { readonly unit: number; readonly counts: readonly (number | undefined)[] }

/** How many threads a drawing has: as few as a phone has room for, as many as a window has, or each where it belongs. */
export type FanSize = 'both' | 'small' | 'large'

export type FanThreads<Size extends FanSize = FanSize> = {
  readonly size: Size
  readonly groups: readonly FanGroup[]
  /** All that the drawing stands for, in euros: nothing to draw where it is zero. */
  readonly whole: number
  readonly wide: DrawnThreads
  readonly narrow: DrawnThreads
}

const amountOf = ({ amount }: FanGroup): number => amount ?? 0

const drawnIn = (groups: readonly FanGroup[], whole: number, range: ThreadRange): DrawnThreads => {
  const unit = threadUnit(whole, range)
  const counts = threadsPerGroup(groups.map(amountOf), unit)
  return { unit, counts: groups.map(({ kind }, at) => (kind === 'unknown' ? undefined : counts[at])) }
}

/**
 * Gives what one thread of a fan is worth and the threads of each of its groups. The drawing and its caption are given the same value, so
 * that neither can say what the other does not: the threads of a group times their worth are its amount, within a thread.
 *
 * @param groups groups from left to right
 * @param size how many threads there is room for; `both` has a drawing for phones and one for wider windows
 * @param whole what all threads would stand for where some are not known, such as a goal, in euros; the sum of the groups by default
 * @example fanThreads([{ id: 'pension', amount: 1415, tone: 'h1' }, { id: 'gap', kind: 'dashed', amount: 485, tone: 'goal' }], 'both').wide
 *   // { unit: 20, counts: [71, 24] }
 */
export const fanThreads = <Size extends FanSize>(groups: readonly FanGroup[], size: Size, whole = 0): FanThreads<Size> => {
  const known = groups.reduce((sum, group) => sum + amountOf(group), 0)
  const all = Math.max(whole, known)
  const [large, small] = [drawnIn(groups, all, WIDE_RANGE), drawnIn(groups, all, NARROW_RANGE)]
  return {
    size,
    groups,
    whole: all,
    wide: size === 'small' ? small : large,
    narrow: size === 'large' ? large : small,
  }
}

/** The same threads for everyone while amounts are hidden: the drawing must not tell what the figures do not. */
const NEUTRAL_THREADS = 40

/**
 * Gives the threads of each group while amounts are hidden: as many for one as for another.
 *
 * @param groups groups from left to right
 * @example neutralCounts([{ id: 'one', amount: 1, tone: 'd1' }, { id: 'other', amount: 99, tone: 'd2' }]) // [20, 20]
 */
export const neutralCounts = (groups: readonly FanGroup[]): readonly (number | undefined)[] => {
  const known = groups.filter(({ kind }) => kind !== 'unknown').length
  return groups.map(({ kind }) => (kind === 'unknown' ? undefined : Math.round(NEUTRAL_THREADS / known)))
}
