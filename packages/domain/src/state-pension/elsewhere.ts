import { REPUTED_KINDS, type OtherQuarters, type PensionCase, type Range, type ReputedQuarters } from './model.ts'

/** Adds up quarters of all kinds. */
const countReputed = (reputed: ReputedQuarters): number => REPUTED_KINDS.reduce((held, kind) => held + (reputed[kind] ?? 0), 0)

/** Adds two counts, kind by kind; kinds that neither has are left out. */
export const addReputed = (a: ReputedQuarters, b: ReputedQuarters): ReputedQuarters =>
  Object.fromEntries(
    REPUTED_KINDS.flatMap((kind) => {
      const count = (a[kind] ?? 0) + (b[kind] ?? 0)
      return count === 0 ? [] : [[kind, count] as const]
    }),
  )

/** Sorts the quarters of other schemes: of a mere number nothing is known. */
export const otherOf = ({ otherQuarters }: Pick<PensionCase, 'otherQuarters'>): OtherQuarters =>
  typeof otherQuarters === 'number' ? { contributed: 0, reputed: {}, uncounted: 0, unknown: otherQuarters } : otherQuarters

/**
 * Counts the quarters of other schemes, whatever they are.
 *
 * @param asked a case or a plan
 * @example countElsewhere({ otherQuarters: { contributed: 8, reputed: { service: 4 }, uncounted: 0, unknown: 2 } }) // 14
 */
export const countElsewhere = (asked: Pick<PensionCase, 'otherQuarters'>): number => {
  const { contributed, reputed, uncounted, unknown } = otherOf(asked)
  return contributed + countReputed(reputed) + uncounted + unknown
}

/** Contributed quarters of all base schemes: none of the unknown ones at least, all of them at most. */
export const contributedOfAll = (asked: Pick<PensionCase, 'otherQuarters'>, contributedHere: number): Range => {
  const { contributed, unknown } = otherOf(asked)
  return { least: contributedHere + contributed, most: contributedHere + contributed + unknown }
}

/** Whether a pension of another scheme may come to those of a case: the ceiling of the minimum compares all of them. */
export const hasUnknownPensions = (asked: Pick<PensionCase, 'otherQuarters' | 'otherPensions' | 'hasUnknownPensions'>): boolean =>
  asked.hasUnknownPensions ?? (asked.otherPensions.isZero() && countElsewhere(asked) > 0)
