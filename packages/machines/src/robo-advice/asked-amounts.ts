import { PROFILES, PROFILE_LIMITS, projectionOf, shownEuros, type ProjectionInput } from '@hautelisse/domain/robo-advice'

/** Levels from the most cautious: profiles in the order of the answers. */
export const LEVEL_PROFILES = PROFILES.toReversed()

/** A loss that is asked about: its limit as a part of 1, in euros of what is held, and as it is shown. */
export type WorstYear = { readonly limit: number; readonly exact: number; readonly shown: number }

/**
 * Gives the losses of a bad year that are asked about, in euros of what is held: the limits of the four profiles.
 *
 * @param total what is held, in euros
 * @example worstYears(11404.16).map(({ shown }) => shown) // [510, 1250, 1940, 2280]
 */
export const worstYears = (total: number): readonly WorstYear[] =>
  LEVEL_PROFILES.map((profile) => {
    const limit = PROFILE_LIMITS[profile].bad_year
    const exact = Math.round(total * limit * 100) / 100
    return { limit, exact, shown: shownEuros(exact) }
  })

/** What one in twenty stays below, the middle, and what one in twenty goes beyond. */
export type AskedRange = { readonly low: number; readonly middle: number; readonly high: number }

/**
 * Gives the ranges that are asked about: what each profile of the grid comes to at the horizon, without payments.
 *
 * @param input plan, its holdings, the horizon
 */
export const askedRanges = (input: Omit<ProjectionInput, 'profile' | 'monthly'>): readonly AskedRange[] | undefined => {
  const ranges = LEVEL_PROFILES.flatMap((profile) => {
    const end = projectionOf({ ...input, profile, monthly: 0 }).fan?.points.at(-1)
    return end === undefined ? [] : [{ low: shownEuros(end.p05), middle: shownEuros(end.p50), high: shownEuros(end.p95) }]
  })
  return ranges.length === LEVEL_PROFILES.length ? ranges : undefined
}
