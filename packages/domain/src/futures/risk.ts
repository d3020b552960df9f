import { normalProbability } from '../markets/index.ts'
import type { Mix } from './mix.ts'

/** Φ⁻¹(0.95): one year in twenty is worse. */
export const ONE_IN_TWENTY = 1.6448536269514722

/**
 * Gives the part that is lost in a bad year, one in twenty, or more; below 0 where even such a year brings a gain.
 *
 * Rule ROBO-22: 1 − exp(g − zσ), z = Φ⁻¹(0.95).
 *
 * @param mix mean, deviation, growth
 * @returns part of 1
 * @example badYear(mixOf(set, { shares: 0.8, bonds: 0.2 })) // 0.16982, or so
 */
export const badYear = ({ growth, deviation }: Mix): number => 1 - Math.exp(growth - ONE_IN_TWENTY * deviation)

/**
 * Gives the chance of having less than at the start after some years, without payments.
 *
 * Rule ROBO-22: Φ(−g√h/σ).
 *
 * @param mix mean, deviation, growth
 * @param years time that passes, above 0
 * @returns from 0 to 1
 * @example lateLoss(mixOf(set, { shares: 0.8, bonds: 0.2 }), 12) // 0.14542, or so
 */
export const lateLoss = ({ growth, deviation }: Mix, years: number): number => {
  if (deviation === 0) return growth < 0 ? 1 : 0
  return normalProbability((-growth * Math.sqrt(years)) / deviation)
}
