import { splitAmount, subtractEuros, sumEuros, ZERO_EUROS, isPositive, isZero, type Euros } from '../money/index.ts'
import { shareAt, type Grid } from './columns.ts'
import type { HeldRoboFund, RoboProfile } from './model.ts'

/** A fund of the grid: what is held of it, what the profile would have, and the difference. */
export type FundGap = {
  readonly id: string
  readonly label: string
  readonly today: Euros
  readonly target: Euros
  /** Target less today. */
  readonly gap: Euros
}

/** Gaps between what is held and a profile; gaps add up to 0,00. */
export type Gaps = {
  readonly funds: readonly FundGap[]
  /** What is held in funds of the grid. */
  readonly base: Euros
  /** What would have to be moved: the gaps above 0 together. */
  readonly toMove: Euros
  /** Holdings that stay as they are: they are not in the base. */
  readonly apart: readonly HeldRoboFund[]
}

/**
 * Gives what separates holdings from a profile: each fund's share of the base, split by the largest remainder, less what is held of it.
 *
 * Rule ROBO-27 (decision 16.8).
 *
 * @param grid grid in force
 * @param profile profile that is looked at
 * @param step number of the step from the farthest
 * @param held what is held
 * @example gapsOf(grid, 'balanced', 3, held).toMove // 1 026,54 €
 */
export const gapsOf = (grid: Grid, profile: RoboProfile, step: number, held: readonly HeldRoboFund[]): Gaps => {
  const counted = held.filter(({ apart }) => apart === null)
  const base = sumEuros(counted.map(({ amount }) => amount))
  const shares = grid.allocations.map((fund) => shareAt(fund, profile, step))
  const targets = isZero(base) || shares.every((share) => share === 0) ? [] : splitAmount(base, shares)
  const funds = grid.allocations.map(({ id, name }, place) => {
    const today = sumEuros(counted.filter((fund) => fund.id === id).map(({ amount }) => amount))
    const target = targets[place] ?? ZERO_EUROS
    return { id, label: name, today, target, gap: subtractEuros(target, today) }
  })
  return {
    funds,
    base,
    toMove: sumEuros(funds.map(({ gap }) => gap).filter(isPositive)),
    apart: held.filter(({ apart }) => apart !== null),
  }
}
