import { normalProbability } from '../markets/index.ts'
import type { Path } from './path.ts'

/** Normal values at which a curve is known: from −5 to 5 in halves, straight on beyond. */
const [REACH, GAP, NODES] = [5, 0.5, 21] as const
const LAST = NODES - 1
const Z = Float64Array.from({ length: NODES }, (_, place) => place * GAP - REACH)

/** Logarithms of an amount, by the luck that it takes to have it: at each node its value and how fast it grows. */
export type Curve = { readonly logs: Float64Array; readonly slopes: Float64Array }

/** What is reached at a step: a curve, where markets have moved it, and what is sure. */
export type Spread = { readonly curve: Curve | undefined; readonly sure: number }

/** Slopes from five neighbours, from three beside an end, from two at it: exact for a straight line. */
const slopesOf = (logs: Float64Array): Float64Array => {
  const slopes = new Float64Array(NODES)
  const rise = (from: number, to: number): number => ((logs[to] as number) - (logs[from] as number)) / ((to - from) * GAP)
  for (let at = 2; at < LAST - 1; at += 1) slopes[at] = (4 * rise(at - 1, at + 1) - rise(at - 2, at + 2)) / 3
  slopes[0] = rise(0, 1)
  slopes[1] = rise(0, 2)
  slopes[LAST - 1] = rise(LAST - 2, LAST)
  slopes[LAST] = rise(LAST - 1, LAST)
  return slopes
}

const curveOf = (logs: Float64Array): Curve => ({ logs, slopes: slopesOf(logs) })

/** Value between nodes by the cubic that has their values and slopes. */
const valueAt = (values: Float64Array, slopes: Float64Array, z: number): number => {
  if (z <= -REACH) return (values[0] as number) + (slopes[0] as number) * (z + REACH)
  if (z >= REACH) return (values[LAST] as number) + (slopes[LAST] as number) * (z - REACH)
  const place = (z + REACH) / GAP
  const at = Math.floor(place)
  const part = place - at
  const low = values[at] as number
  const rise = (values[at + 1] as number) - low
  const first = (slopes[at] as number) * GAP
  const second = (slopes[at + 1] as number) * GAP
  return low + part * (first + part * (3 * rise - 2 * first - second + part * (first + second - 2 * rise)))
}

const ROOT_OF_THREE = Math.sqrt(3)
const TURNS = 2

/** A curve after a half-year whose own luck adds to its own: for each node the mean over all ways to that luck, in which amount and market share it by their slopes. */
const movedBy = ({ logs, slopes }: Curve, growth: number, deviation: number): Float64Array => {
  const bends = slopesOf(slopes)
  return Z.map((z) => {
    let own = 1
    let market = 0
    for (let turn = 0; turn < TURNS; turn += 1) {
      const slope = valueAt(slopes, bends, own * z)
      const length = Math.sqrt(slope * slope + deviation * deviation)
      own = slope / length
      market = deviation / length
    }
    // What is left to chance on the way is one more normal variable: its mean by three nodes of Gauss and Hermite.
    const centre = own * z
    const off = ROOT_OF_THREE * market
    const beside = valueAt(logs, slopes, centre - off) + valueAt(logs, slopes, centre + off)
    return growth + deviation * market * z + (beside + 4 * valueAt(logs, slopes, centre)) / 6
  })
}

const grown = ({ curve, sure }: Spread, more: number, growth: number, variance: number): Spread => {
  if (curve === undefined) {
    const [held, deviation] = [sure + more, Math.sqrt(variance)]
    if (held === 0 || deviation === 0) return { curve, sure: held * Math.exp(growth) }
    return { curve: curveOf(Z.map((z) => Math.log(held) + growth + deviation * z)), sure: 0 }
  }
  const held = more === 0 ? curve : curveOf(curve.logs.map((log) => Math.log(Math.exp(log) + more)))
  const logs = variance === 0 ? held.logs.map((log) => log + growth) : movedBy(held, growth, Math.sqrt(variance))
  return { curve: curveOf(logs), sure: 0 }
}

/**
 * Prepares the quantiles of what a path comes to at each of its steps, half-year after half-year.
 *
 * The logarithm h(z) of what is held is known by the normal value z that it takes. With a payment c it is u(z) = ln(e^h(z) + c); a half-year of growth g
 * and deviation σ makes of it h(z) = g + σ sin θ z + E[u(z cos θ − Q sin θ)], tan θ = σ / u′(z cos θ), Q normal: the mean of all that comes to z on the
 * line on which amount and market add up most. Exact without payments. Rule ROBO-24.
 *
 * Source: the conditional expectation of Dhaene, Vanduffel, Goovaerts, Kaas, Vyncke (2005), taken anew each half-year.
 *
 * @param path a path
 * @param end last step that is looked at; its own end unless said otherwise
 * @returns one for each step from 0. What enters at an earlier step than the path's end is not in that step's.
 */
export const spreadsOf = ({ steps, paid, growth, variance }: Path, end: number = steps): readonly Spread[] => {
  const spreads: Spread[] = [{ curve: undefined, sure: paid[0] as number }]
  for (let step = 0; step < end; step += 1) {
    const more = step === 0 ? 0 : (paid[step] as number)
    const { curve, sure } = grown(spreads[step] as Spread, more, growth[step] as number, variance[step] as number)
    // At the very end comes what is too late to grow.
    spreads.push({ curve, sure: step + 1 === steps ? sure + (paid[steps] as number) : sure })
  }
  return spreads
}

/**
 * Prepares the quantiles of what a path comes to at one of its steps, as `spreadsOf` does.
 *
 * Rule ROBO-24.
 *
 * @param path a path
 * @param end step at which it is looked at; its own end unless said otherwise
 */
export const spreadOf = (path: Path, end: number = path.steps): Spread => spreadsOf(path, end)[end] as Spread

/**
 * Gives what is reached with a normal value: a larger one means luckier markets.
 *
 * @param spread what `spreadOf` prepared
 * @param z value of a standard normal variable
 * @returns euros, not rounded
 */
export const reached = ({ curve, sure }: Spread, z: number): number =>
  curve === undefined ? sure : sure + Math.exp(valueAt(curve.logs, curve.slopes, z))

const [FARTHEST, HALVINGS] = [12, 60]
/** Six payments of 0,15 € are 0,90 € less the last digit of a float: what cannot move is not below itself by that. */
const LAST_DIGITS = 1e-12

/**
 * Gives the chance of staying below an amount.
 *
 * Quantiles grow with z, so the z of the amount is found by halving. Rule ROBO-24.
 *
 * @param spread what `spreadOf` prepared
 * @param amount euros
 * @returns from 0 to 1
 * @example chanceBelow(spreadOf(pathOf({ initial: 1000, monthly: 0, years: 1, mixAt })), 1000) // 0.146224, for the balanced grid
 */
export const chanceBelow = (spread: Spread, amount: number): number => {
  let [low, high] = [-FARTHEST, FARTHEST]
  if (reached(spread, low) >= amount * (1 - LAST_DIGITS)) return 0
  if (reached(spread, high) < amount) return 1
  for (let tries = 0; tries < HALVINGS; tries += 1) {
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
