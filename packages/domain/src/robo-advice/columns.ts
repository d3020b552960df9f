import type { AssumptionSet, Mix } from '../futures/index.ts'
import { mixOfFunds, risksOf, type ClassifiedMix, type MixPart } from './classes.ts'
import { PROFILE_LIMITS } from './limits.ts'
import { PROFILES, type ColumnRisks, type FundShares, type GridFund, type GridInForce, type RoboProfile } from './model.ts'
import { judgedAfter, stepAt } from './steps.ts'

/** What a grid is made of. */
export type Grid = Pick<GridInForce, 'steps' | 'allocations'>

/** A share in ten-thousandths: shares are hundredths of a percent at most, and whole numbers add up exactly. */
const WHOLE = 10_000
/** How far from a whole ten-thousandth float64 may leave a share. */
const NOISE = 1e-6

/**
 * Gives a share as a whole number of ten-thousandths; undefined where it is finer, or no share.
 *
 * Rule ROBO-04, ENT-63.
 *
 * @param share part of 1
 * @example tenThousandths(0.35) // 3500
 */
export const tenThousandths = (share: number): number | undefined => {
  const rounded = Math.round(share * WHOLE)
  return rounded >= 0 && rounded <= WHOLE && Math.abs(share * WHOLE - rounded) < NOISE ? rounded : undefined
}

/**
 * Gives what a fund has of a column, in parts of 1, and 0 if its values end before that step.
 *
 * @param fund fund of a grid
 * @param profile profile
 * @param step number of the step from the farthest
 */
export const shareAt = ({ values }: Pick<GridFund, 'values'>, profile: RoboProfile, step: number): number =>
  values[profile][step] ?? 0

/**
 * Gives what the shares of a column add up to, exactly where each is a whole number of ten-thousandths.
 *
 * Rule ROBO-04.
 *
 * @param funds funds of a grid
 * @param profile profile
 * @param step number of the step from the farthest
 * @example columnSum(funds, 'balanced', 0) // 1
 */
export const columnSum = (funds: readonly GridFund[], profile: RoboProfile, step: number): number =>
  funds.reduce((sum, fund) => sum + Math.round(shareAt(fund, profile, step) * WHOLE), 0) / WHOLE

/** A column that is off by more than this is not shown to savers. */
export const SUM_TOLERANCE = 0.0001

const isReadable = (funds: readonly GridFund[], profile: RoboProfile, step: number): boolean =>
  Math.abs(Math.round(WHOLE * (columnSum(funds, profile, step) - 1))) <= WHOLE * SUM_TOLERANCE &&
  funds.every((fund) => 100 * shareAt(fund, profile, step) <= (fund.fund_max_rate ?? 100) + NOISE)

/**
 * Says whether a grid may be shown to savers: it has 6 or 9 steps in every profile, its columns add up to 1 within 0.0001, and no fund has more than
 * it may.
 *
 * Rules ROBO-04, ENT-66; fail closed.
 *
 * @param grid a grid
 */
export const isForSavers = ({ steps, allocations }: Grid): boolean =>
  allocations.length > 0 &&
  PROFILES.every(
    (profile) =>
      allocations.every(({ values }) => values[profile].length === steps) &&
      Array.from({ length: steps }, (_, step) => step).every((step) => isReadable(allocations, profile, step)),
  )

/**
 * Gives the four columns of a grid at a step, as fund labels and shares (ENT-62, ENT-63).
 *
 * @param grid a grid
 * @param step number of the step from the farthest
 */
export const columnsAt = ({ allocations }: Grid, step: number): FundShares => {
  const of = (profile: RoboProfile) => allocations.map((fund) => ({ label: fund.name, value: shareAt(fund, profile, step) }))
  return { offensive: of('offensive'), balanced: of('balanced'), defensive: of('defensive'), security: of('security') }
}

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

/**
 * Says whether one profile is bolder than another.
 *
 * @param one profile that is looked at
 * @param other the saver's own
 * @example isBolder('offensive', 'balanced') // true
 */
export const isBolder = (one: RoboProfile, other: RoboProfile): boolean => PROFILES.indexOf(one) < PROFILES.indexOf(other)
