import { normalProbability } from '../markets/index.ts'
import type { Path } from './path.ts'

/** Each payment as the formula sees it: what it comes to at its centre, and how far it moves with z. */
export type Spread = { readonly centre: Float64Array; readonly slope: Float64Array }

/**
 * Prepares the quantiles of what a path comes to: the comonotonic "maximal variance" bound of a sum of log-normal amounts.
 *
 * β_j = Σ_{k≤j} c_k e^{m_k+v_k/2}, s² = Σ β_j² σ_j², a_k = Σ_{j≥k} β_j σ_j² / s; the quantile is Σ c_k exp(m_k + ½(v_k − a_k²) + a_k z). Exact
 * without payments. Rule ROBO-24.
 *
 * Source: Dhaene, Vanduffel, Goovaerts, Kaas, Vyncke (2005); Vanduffel and others (2008).
 *
 * @param path a path
 */
export const spreadOf = ({ steps, paid, growth, variance }: Path): Spread => {
  const mean = new Float64Array(steps + 1)
  const spread = new Float64Array(steps + 1)
  for (let step = steps - 1; step >= 0; step -= 1) {
    mean[step] = (mean[step + 1] as number) + (growth[step] as number)
    spread[step] = (spread[step + 1] as number) + (variance[step] as number)
  }
  const weight = new Float64Array(steps)
  let [expected, squared] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    expected += (paid[step] as number) * Math.exp((mean[step] as number) + (spread[step] as number) / 2)
    weight[step] = expected
    squared += expected * expected * (variance[step] as number)
  }
  const [centre, slope] = [new Float64Array(steps + 1), new Float64Array(steps + 1)]
  const root = Math.sqrt(squared)
  centre[steps] = paid[steps] as number
  let covered = 0
  for (let step = steps - 1; step >= 0; step -= 1) {
    covered += (weight[step] as number) * (variance[step] as number)
    const moved = root === 0 ? 0 : covered / root
    slope[step] = moved
    const amount = paid[step] as number
    centre[step] = amount === 0 ? 0 : amount * Math.exp((mean[step] as number) + ((spread[step] as number) - moved * moved) / 2)
  }
  return { centre, slope }
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
    const amount = centre[at] as number
    if (amount !== 0) sum += amount * Math.exp((slope[at] as number) * z)
  }
  return sum
}

const [FARTHEST, HALVINGS] = [12, 60]

/**
 * Gives the chance of staying below an amount.
 *
 * Quantiles grow with z, so the z of the amount is found by halving.
 *
 * @param spread what `spreadOf` prepared
 * @param amount euros
 * @returns from 0 to 1
 * @example chanceBelow(spreadOf(pathOf({ initial: 1000, monthly: 0, years: 1, mixAt })), 1000) // 0.146224, for the balanced grid
 */
export const chanceBelow = (spread: Spread, amount: number): number => {
  let [low, high] = [-FARTHEST, FARTHEST]
  if (reached(spread, low) >= amount) return 0
  if (reached(spread, high) < amount) return 1
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (reached(spread, middle) < amount) low = middle
    else high = middle
  }
  return normalProbability((low + high) / 2)
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
