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
 * Gives what is paid in along a path, the start included.
 *
 * @param path a path
 * @param end step before which it is paid in; all of it unless said otherwise
 * @example paidIn(pathOf({ initial: 1000, monthly: 100, years: 2, mixAt })) // 3400
 */
export const paidIn = ({ paid, steps }: Path, end: number = steps): number => {
  let sum = end === steps || end === 0 ? (paid[end] as number) : 0
  for (let step = 0; step < end; step += 1) sum += paid[step] as number
  return sum
}
