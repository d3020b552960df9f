import type { Mix } from './mix.ts'

/** Steps of a year: the mix may change, and money come in, at each half-year. */
export const STEPS_A_YEAR = 2
const MONTHS_A_STEP = 6

/** What is saved, and how it is invested while the end comes nearer. */
export type Plan = {
  /** Euros that are there at the start. */
  readonly initial: number
  /** Euros that are paid in each month. */
  readonly monthly: number
  /** Years to the end, a multiple of one half. */
  readonly years: number
  /** Mix that is held while so many years are left. */
  readonly mixAt: (yearsLeft: number) => Mix
}

/** A plan step by step: what comes in at each, what it grows by and how unsurely. One longer, `paid` ends with what comes too late to grow. */
export type Path = {
  readonly steps: number
  readonly paid: Float64Array
  readonly growth: Float64Array
  readonly variance: Float64Array
}

/**
 * Writes a plan by its half-years: the start enters at 0, a year's payments in its middle, those of a last half-year at the end.
 *
 * Rule ROBO-24.
 *
 * @param plan start, payment, years, mix by the years left
 */
export const pathOf = ({ initial, monthly, years, mixAt }: Plan): Path => {
  const steps = Math.round(years * STEPS_A_YEAR)
  const paid = new Float64Array(steps + 1)
  const growth = new Float64Array(steps)
  const variance = new Float64Array(steps)
  paid[0] = initial
  for (let step = 1; step < steps; step += STEPS_A_YEAR) paid[step] = STEPS_A_YEAR * MONTHS_A_STEP * monthly
  if (steps % STEPS_A_YEAR === 1) paid[steps] = (paid[steps] ?? 0) + MONTHS_A_STEP * monthly
  for (let step = 0; step < steps; step += 1) {
    const mix = mixAt((steps - step) / STEPS_A_YEAR)
    growth[step] = mix.growth / STEPS_A_YEAR
    variance[step] = (mix.deviation * mix.deviation) / STEPS_A_YEAR
  }
  return { steps, paid, growth, variance }
}

/**
 * Cuts a path after some years: what there is by then.
 *
 * @param path a whole path
 * @param years whole years, no more than the path has
 */
export const upTo = ({ steps, paid, growth, variance }: Path, years: number): Path => {
  const end = years * STEPS_A_YEAR
  if (end >= steps) return { steps, paid, growth, variance }
  const before = new Float64Array(end + 1)
  before.set(paid.subarray(0, end))
  // Nothing comes in at the very end of a year; of no year at all the start is all there is.
  if (end === 0) before[0] = paid[0] ?? 0
  return { steps: end, paid: before, growth: growth.subarray(0, end), variance: variance.subarray(0, end) }
}

/**
 * Gives what is paid in along a path, the start included.
 *
 * @param path a path
 * @example paidIn(pathOf({ initial: 1000, monthly: 100, years: 2, mixAt })) // 3400
 */
export const paidIn = ({ paid }: Path): number => paid.reduce((sum, part) => sum + part, 0)
