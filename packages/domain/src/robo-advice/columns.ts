import { PROFILES, type FundShares, type GridFund, type GridInForce, type RoboProfile } from './model.ts'

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

/**
 * Says whether one profile is bolder than another.
 *
 * @param one profile that is looked at
 * @param other the saver's own
 * @example isBolder('offensive', 'balanced') // true
 */
export const isBolder = (one: RoboProfile, other: RoboProfile): boolean => PROFILES.indexOf(one) < PROFILES.indexOf(other)
