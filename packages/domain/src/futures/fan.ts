import { normalProbability } from '../markets/index.ts'
import type { Path } from './path.ts'

/** Each payment as the formula sees it: what it comes to at its centre, and how far it moves with z. */
export type Spread = { readonly centre: Float64Array; readonly slope: Float64Array }

/** Sums up to each step of a path, from which the spread of any of its years follows without going over the steps again. */
export type Sums = {
  readonly growth: Float64Array
  readonly variance: Float64Array
  /** Σ β_j σ_j² and Σ β_j² σ_j², with amounts brought back to the start: the slopes do not change by it. */
  readonly weighted: Float64Array
  readonly squared: Float64Array
}

/**
 * Sums a path up, step by step.
 *
 * @param path a path
 */
export const sumsOf = ({ steps, paid, growth, variance }: Path): Sums => {
  const sums = {
    growth: new Float64Array(steps + 1),
    variance: new Float64Array(steps + 1),
    weighted: new Float64Array(steps + 1),
    squared: new Float64Array(steps + 1),
  }
  let expected = 0
  for (let step = 0; step < steps; step += 1) {
    const [drift, spread] = [sums.growth[step] as number, sums.variance[step] as number]
    const [amount, moved] = [paid[step] as number, variance[step] as number]
    if (amount !== 0) expected += amount * Math.exp(-drift - spread / 2)
    sums.growth[step + 1] = drift + (growth[step] as number)
    sums.variance[step + 1] = spread + moved
    sums.weighted[step + 1] = (sums.weighted[step] as number) + expected * moved
    sums.squared[step + 1] = (sums.squared[step] as number) + expected * expected * moved
  }
  return sums
}

/**
 * Prepares the quantiles of what a path comes to: the comonotonic "maximal variance" bound of a sum of log-normal amounts.
 *
 * β_j = Σ_{k≤j} c_k e^{m_k+v_k/2}, s² = Σ β_j² σ_j², a_k = Σ_{j≥k} β_j σ_j² / s; the quantile is Σ c_k exp(m_k + ½(v_k − a_k²) + a_k z). Exact
 * without payments. Rule ROBO-24.
 *
 * Source: Dhaene, Vanduffel, Goovaerts, Kaas, Vyncke (2005); Vanduffel and others (2008).
 *
 * @param path a path
 * @param end step at which it is looked at; its own end unless said otherwise. What enters at an earlier end is not in it.
 * @param sums what `sumsOf` gives for the path
 */
export const spreadOf = (path: Path, end: number = path.steps, sums: Sums = sumsOf(path)): Spread => {
  const { steps, paid } = path
  const [growth, variance, weighted] = [sums.growth[end] as number, sums.variance[end] as number, sums.weighted[end] as number]
  const root = Math.sqrt(sums.squared[end] as number)
  const [centre, slope] = [new Float64Array(end + 1), new Float64Array(end + 1)]
  let count = 0
  for (let step = 0; step < end; step += 1) {
    const amount = paid[step] as number
    if (amount === 0) continue
    const moved = root === 0 ? 0 : (weighted - (sums.weighted[step] as number)) / root
    const spread = variance - (sums.variance[step] as number)
    centre[count] = amount * Math.exp(growth - (sums.growth[step] as number) + (spread - moved * moved) / 2)
    slope[count] = moved
    count += 1
  }
  // Of no time at all the start is all there is; at the very end comes what is too late to grow.
  if (end === 0 || end === steps) centre[count++] = paid[end] as number
  return { centre: centre.subarray(0, count), slope: slope.subarray(0, count) }
}

/**
 * Gives what is reached with a normal value: a larger one means luckier markets.
 *
 * @param spread what `spreadOf` prepared
 * @param z value of a standard normal variable
 * @returns euros, not rounded
 */
export const reached = ({ centre, slope }: Spread, z: number): number => {
  let sum = 0
  for (let at = 0; at < centre.length; at += 1) {
    sum += (centre[at] as number) * Math.exp((slope[at] as number) * z)
  }
  return sum
}

/**
 * Gives what is reached with several normal values and with their opposites: from −zs in order, then 0, then +zs from the last.
 *
 * @param spread what `spreadOf` prepared
 * @param zs values above 0, the largest first
 * @returns euros, not rounded, from the lowest to the highest
 */
export const reachedEitherWay = ({ centre, slope }: Spread, zs: readonly number[]): Float64Array => {
  const count = zs.length
  const sums = new Float64Array(2 * count + 1)
  for (let at = 0; at < centre.length; at += 1) {
    const amount = centre[at] as number
    sums[count] = (sums[count] as number) + amount
    for (let place = 0; place < count; place += 1) {
      // One power serves both sides: a whole fan is drawn in each frame of a drag.
      const factor = Math.exp((slope[at] as number) * (zs[place] as number))
      sums[place] = (sums[place] as number) + amount / factor
      sums[2 * count - place] = (sums[2 * count - place] as number) + amount * factor
    }
  }
  return sums
}

/** How fast what is reached grows with z. */
const risingAt = ({ centre, slope }: Spread, z: number): number => {
  let sum = 0
  for (let at = 0; at < centre.length; at += 1) {
    const moved = slope[at] as number
    sum += (centre[at] as number) * moved * Math.exp(moved * z)
  }
  return sum
}

const [FARTHEST, MOST_TRIES, CLOSE] = [12, 60, 1e-13]
/** Six payments of 0,15 € are 0,90 € less the last digit of a float: what cannot move is not below itself by that. */
const LAST_DIGITS = 1e-12

/**
 * Gives the chance of staying below an amount.
 *
 * Quantiles grow with z, so the z of the amount is enclosed ever closer: by the slope where that stays inside, else by halving.
 *
 * @param spread what `spreadOf` prepared
 * @param amount euros
 * @returns from 0 to 1
 * @example chanceBelow(spreadOf(pathOf({ initial: 1000, monthly: 0, years: 1, mixAt })), 1000) // 0.146224, for the balanced grid
 */
export const chanceBelow = (spread: Spread, amount: number): number => {
  let [low, high, z] = [-FARTHEST, FARTHEST, 0]
  if (reached(spread, low) >= amount * (1 - LAST_DIGITS)) return 0
  if (reached(spread, high) < amount) return 1
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const missing = amount - reached(spread, z)
    if (missing > 0) low = z
    else high = z
    const next = z + missing / risingAt(spread, z)
    const step = (next > low && next < high ? next : (low + high) / 2) - z
    z += step
    if (Math.abs(step) < CLOSE) break
  }
  return normalProbability(z)
}

/**
 * Gives mean and deviation of what a path comes to, exactly, by recursion over its steps.
 *
 * Rule ROBO-24.
 *
 * @param path a path
 * @returns euros, not rounded
 */
export const momentsOf = ({ steps, paid, growth, variance }: Path): { readonly mean: number; readonly deviation: number } => {
  let [mean, excess] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    const [held, drift, spread] = [mean + (paid[step] as number), growth[step] as number, variance[step] as number]
    // Var(XR) = E[R²]·Var(X) + E[X]²·Var(R): no difference of large squares.
    const expected = Math.exp(drift + spread / 2)
    excess = expected * expected * (Math.exp(spread) * excess + held * held * Math.expm1(spread))
    mean = held * expected
  }
  return { mean: mean + (paid[steps] as number), deviation: Math.sqrt(excess) }
}
