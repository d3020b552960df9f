import { normalQuantile } from '../markets/index.ts'
import { chanceBelow, momentsOf, reached, spreadsOf, type Spread } from './fan.ts'
import { paidIn, pathOf, STEPS_A_YEAR, type Plan } from './path.ts'

/** Quantiles of a fan by their names. */
export type FanPoint = {
  readonly years: number
  readonly paid: number
  readonly p05: number
  readonly p10: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number
  readonly p95: number
}

/** A whole fan, euros to the cent. */
export type Fan = {
  /** Each whole year from 0, and the end. */
  readonly points: readonly FanPoint[]
  readonly mean: number
  readonly deviation: number
  /** Chance of ending below what was paid in. */
  readonly belowPaid: number
}

/** Rounds an amount of the formula to the cent, once, at the end. */
export const toCents = (amount: number): number => Math.round(amount * 100) / 100

/** Normal values of the quantiles, from the lowest. */
const Z = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95].map(normalQuantile)

type Seven = [number, number, number, number, number, number, number]

/**
 * Computes a whole fan by the formula: for each year its quantiles, at the end mean, deviation and the chance of having less than was paid in.
 *
 * Rule ROBO-24.
 *
 * @param plan start, payment, years, mix by the years left
 */
export const fanOf = (plan: Plan): Fan => {
  const path = pathOf(plan)
  const spreads = spreadsOf(path)
  const { steps } = path
  const ends = Array.from({ length: Math.floor(steps / STEPS_A_YEAR) + 1 }, (_, year) => year * STEPS_A_YEAR)
  if (steps % STEPS_A_YEAR === 1) ends.push(steps)
  const points = ends.map((end) => {
    const spread = spreads[end] as Spread
    const [p05, p10, p25, p50, p75, p90, p95] = Z.map((z) => toCents(reached(spread, z))) as Seven
    return { years: end / STEPS_A_YEAR, paid: toCents(paidIn(path, end)), p05, p10, p25, p50, p75, p90, p95 }
  })
  const { mean, deviation } = momentsOf(path)
  return {
    points,
    mean: toCents(mean),
    deviation: toCents(deviation),
    belowPaid: chanceBelow(spreads[steps] as Spread, paidIn(path)),
  }
}
