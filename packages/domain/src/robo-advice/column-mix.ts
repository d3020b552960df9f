import type { AssumptionSet, Mix } from '../futures/index.ts'
import { mixOfFunds, risksOf, type ClassifiedMix, type MixPart } from './classes.ts'
import { shareAt, type Grid } from './columns.ts'
import { PROFILE_LIMITS } from './limits.ts'
import type { ColumnRisks, RoboProfile } from './model.ts'
import { judgedAfter, stepAt } from './steps.ts'

const partsOf = ({ allocations }: Grid, profile: RoboProfile, step: number): readonly MixPart[] =>
  allocations.map((fund) => ({
    amount: shareAt(fund, profile, step),
    asset_class: fund.asset_class ?? null,
    ongoing_charges: fund.ongoing_charges,
  }))

/**
 * Gives the mix of a column.
 *
 * @param set assumptions
 * @param grid a grid
 * @param profile profile
 * @param step number of the step from the farthest
 */
export const columnMix = (set: AssumptionSet, grid: Grid, profile: RoboProfile, step: number): ClassifiedMix =>
  mixOfFunds(set, partsOf(grid, profile, step))

/**
 * Gives the mix of a profile by the years that are left: its glide path. Undefined where a column holds nothing that is classified.
 *
 * Rule ROBO-24.
 *
 * @param set assumptions
 * @param grid a grid
 * @param profile profile
 */
export const glidePath = (set: AssumptionSet, grid: Grid, profile: RoboProfile): ((yearsLeft: number) => Mix) | undefined => {
  const mixes = Array.from({ length: grid.steps }, (_, step) => columnMix(set, grid, profile, step).mix)
  const known = mixes.filter((mix) => mix !== undefined)
  return known.length < mixes.length ? undefined : (yearsLeft) => known[stepAt(grid.steps, yearsLeft)] as Mix
}

/**
 * Gives what a profile's column comes to: both risks, the profile's limits, and whether the grid takes more risk than the method would.
 *
 * Rule ROBO-22.
 *
 * @param set assumptions
 * @param grid a grid
 * @param profile profile
 * @param step number of the step from the farthest
 */
export const columnRisksOf = (set: AssumptionSet, grid: Grid, profile: RoboProfile, step: number): ColumnRisks => {
  const { mix, unclassified } = columnMix(set, grid, profile, step)
  const risks = risksOf(mix, judgedAfter(grid.steps, step))
  const limits = PROFILE_LIMITS[profile]
  const beyond = risks !== null && (risks.bad_year > limits.bad_year || risks.late_loss > limits.late_loss)
  return { risks, unclassified, limits: { ...limits }, beyond }
}
