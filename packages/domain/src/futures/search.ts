import type { AssetClass, AssumptionSet } from './assumptions.ts'
import { mixOf, type Mix, type Weights } from './mix.ts'
import { badYear, lateLoss } from './risk.ts'

/** Steps of a lattice: each part is a multiple of a twentieth. */
export const LATTICE_STEPS = 20

/** Two limits that a saver can understand, and the time after which the second holds. */
export type RiskBudget = {
  readonly classes: readonly AssetClass[]
  /** Most that the fund in euros may have, in parts of 1. */
  readonly euroCap?: number
  /** Most that may be lost in a bad year, in parts of 1. */
  readonly badYear: number
  /** Largest chance of having less than at the start. */
  readonly lateLoss: number
  readonly years: number
}

export type BudgetMix = Mix & { readonly weights: Weights; readonly badYear: number; readonly lateLoss: number }

/**
 * Lists every mix of some classes in steps of a twentieth, the fund in euros up to its cap.
 *
 * @param classes classes in their order
 * @param euroCap most of the fund in euros, in parts of 1
 * @example latticeOf(['shares', 'bonds', 'money']).length // 231
 */
export const latticeOf = (classes: readonly AssetClass[], euroCap = 1): readonly Weights[] => {
  const most = (name: AssetClass): number => (name === 'euro' ? Math.floor(euroCap * LATTICE_STEPS + 1e-9) : LATTICE_STEPS)
  const split = (names: readonly AssetClass[], left: number): readonly Weights[] => {
    const [name, ...others] = names
    if (name === undefined) return []
    if (others.length === 0) return left <= most(name) ? [{ [name]: left / LATTICE_STEPS }] : []
    return Array.from({ length: Math.min(left, most(name)) + 1 }, (_, held) => held).flatMap((held) =>
      split(others, left - held).map((rest) => Object.assign({ [name]: held / LATTICE_STEPS }, rest)),
    )
  }
  return split(classes, LATTICE_STEPS)
}

/** Expected return in billionths, exact: two mixes with the same return must compare as equal. */
const exactReturn = (set: AssumptionSet, weights: Weights): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => {
    const { mean, fee } = set.classes[name as AssetClass]
    return sum + Math.round(weight * LATTICE_STEPS) * Math.round((mean - fee) * 1e9)
  }, 0)

/**
 * Gives the mix with the highest expected return within two limits: loss of a bad year, chance of a loss in the end. Of two with the same
 * return the one with the lower deviation.
 *
 * Every mix of the lattice is tried: no optimiser, no tolerance, the same answer everywhere. Rule ROBO-23.
 *
 * @param set assumptions
 * @param budget classes, cap, limits, years
 * @returns undefined where no mix keeps both limits
 * @example budgetMix(set, { classes: ['shares', 'bonds', 'money'], badYear: 0.17, lateLoss: 0.18, years: 12 })?.weights // { shares: 0.8, bonds: 0.2, money: 0 }
 */
export const budgetMix = (set: AssumptionSet, budget: RiskBudget): BudgetMix | undefined => {
  let best: { readonly found: BudgetMix; readonly exact: number } | undefined
  for (const weights of latticeOf(budget.classes, budget.euroCap)) {
    const mix = mixOf(set, weights)
    const risks = { badYear: badYear(mix), lateLoss: lateLoss(mix, budget.years) }
    if (risks.badYear > budget.badYear || risks.lateLoss > budget.lateLoss) continue
    const exact = exactReturn(set, weights)
    if (best !== undefined && (exact < best.exact || (exact === best.exact && mix.deviation >= best.found.deviation))) continue
    best = { found: { ...mix, weights, ...risks }, exact }
  }
  return best?.found
}
