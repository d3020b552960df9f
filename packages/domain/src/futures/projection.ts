import { normalQuantile } from '../markets/index.ts'
import { chanceBelow, momentsOf, reached, spreadOf } from './fan.ts'
import { paidIn, pathOf, upTo, type Plan } from './path.ts'

/** Chances of staying below, in percent, of a fan. */
export const FAN_QUANTILES = [5, 10, 25, 50, 75, 90, 95] as const

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

const Z = FAN_QUANTILES.map((percent) => normalQuantile(percent / 100))

/**
 * Computes a whole fan by the formula: for each year its quantiles, at the end mean, deviation and the chance of having less than was paid in.
 *
 * Rule ROBO-24.
 *
 * @param plan start, payment, years, mix by the years left
 */
export const fanOf = (plan: Plan): Fan => {
  const path = pathOf(plan)
  const { years } = plan
  const ends = Array.from({ length: Math.floor(years) + 1 }, (_, year) => year)
  if (years > Math.floor(years)) ends.push(years)
  const points = ends.map((end) => {
    const cut = end === years ? path : upTo(path, end)
    const spread = spreadOf(cut)
    const [p05, p10, p25, p50, p75, p90, p95] = Z.map((z) => toCents(reached(spread, z))) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { years: end, paid: toCents(paidIn(cut)), p05, p10, p25, p50, p75, p90, p95 }
  })
  const { mean, deviation } = momentsOf(path)
  return {
    points,
    mean: toCents(mean),
    deviation: toCents(deviation),
    belowPaid: chanceBelow(spreadOf(path), paidIn(path)),
  }
}
