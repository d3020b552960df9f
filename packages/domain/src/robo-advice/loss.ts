import type { AssumptionSet } from '../futures/index.ts'
import { columnRisksOf } from './column-mix.ts'
import type { Grid } from './columns.ts'
import { shownEuros } from './hand-over.ts'
import { PROFILES, type RoboProfile } from './model.ts'
import { judgedAfter, stepAt } from './steps.ts'

const HUNDRED = 100

/**
 * Writes a chance as so many in a hundred: the one rounding of every chance of this room.
 *
 * Rule ROBO-34.
 *
 * @param part from 0 to 1
 * @example inHundred(0.2477) // 25
 */
export const inHundred = (part: number): number => Math.round(HUNDRED * part)

/** What a profile may lose, as every page and the statement say it. */
export type ProfileLoss = {
  /** Euros that are lost in a bad year, one in twenty, or more; 0 where even such a year brings a gain. */
  readonly badYear: number
  /** The same at the limit of the profile. */
  readonly badYearLimit: number
  /** Chance in a hundred of having less than at the start, where the column is kept so many years. */
  readonly chance: number
  /** The same at the limit of the profile. */
  readonly chanceLimit: number
  /** Years after which the chance is judged. */
  readonly years: number
  /** Limits of its own that the profile passes; none where it keeps them. */
  readonly breaks: readonly ('bad-year' | 'late-loss')[]
}

/** A figure and its limit as they are shown: what passes the limit is never shown as its equal, and what keeps it never above. */
const beside = (shown: number, limit: number, isBeyond: boolean, next: number): number =>
  isBeyond ? Math.max(shown, next) : Math.min(shown, limit)

/** The next amount that can be shown above one that is shown. */
const nextEuros = (shown: number): number => (shown < 10_000 ? shown + 10 : shown + HUNDRED)

/**
 * Gives what a profile of a grid may lose at the saver's horizon, rounded as it is shown: the one measure of the allocation, the futures and the statement.
 *
 * The column of the horizon is looked at as it stands, after the years of its step (ROBO-22). Rule ROBO-34.
 *
 * @param set assumptions
 * @param grid grid in force
 * @param profile profile that is looked at
 * @param years years left until the project
 * @param held euros of what is held on the grid
 * @returns undefined where nothing of the column is classified
 * @example profileLossOf(set, grid, 'balanced', 3, 11404.16)?.chance // 25
 */
export const profileLossOf = (
  set: AssumptionSet,
  grid: Grid,
  profile: RoboProfile,
  years: number,
  held: number,
): ProfileLoss | undefined => {
  const step = stepAt(grid.steps, years)
  const { risks, limits } = columnRisksOf(set, grid, profile, step)
  if (risks === null) return undefined
  const [isBadYear, isLateLoss] = [risks.bad_year > limits.bad_year, risks.late_loss > limits.late_loss]
  const badYearLimit = shownEuros(held * limits.bad_year)
  const chanceLimit = inHundred(limits.late_loss)
  return {
    badYear: beside(shownEuros(Math.max(0, held * risks.bad_year)), badYearLimit, isBadYear && held > 0, nextEuros(badYearLimit)),
    badYearLimit,
    chance: beside(inHundred(risks.late_loss), chanceLimit, isLateLoss, chanceLimit + 1),
    chanceLimit,
    years: judgedAfter(grid.steps, step),
    breaks: [...(isBadYear ? (['bad-year'] as const) : []), ...(isLateLoss ? (['late-loss'] as const) : [])],
  }
}

/**
 * Gives the next more cautious profile of a grid that keeps its own limits at the saver's horizon.
 *
 * Rule ROBO-34.
 *
 * @param set assumptions
 * @param grid grid in force
 * @param profile profile that does not keep its own
 * @param years years left until the project
 * @returns undefined where none does
 */
export const calmerProfile = (set: AssumptionSet, grid: Grid, profile: RoboProfile, years: number): RoboProfile | undefined =>
  PROFILES.slice(PROFILES.indexOf(profile) + 1).find((one) => profileLossOf(set, grid, one, years, 0)?.breaks.length === 0)
