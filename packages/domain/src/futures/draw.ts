import { generator, normalQuantile, uniform } from '../markets/index.ts'
import { STEPS_A_YEAR, type Path } from './path.ts'

/** Futures that a page draws: pairs of opposite luck. */
export const DRAWN_FUTURES = 10_000

/** One future: what is there at the end of each half-year, the start first, and by what a unit changed in each. */
export type Future = { readonly amounts: Float64Array; readonly returns: Float64Array }

/**
 * Draws one future from its number alone: the same as in any run of the same seed.
 *
 * Pairs of futures share their numbers, an odd one with the opposite signs. Rule ROBO-25.
 *
 * @param path a path
 * @param seed seed of the set of assumptions
 * @param number number of the future, from 0
 */
export const futureOf = ({ steps, paid, growth, variance }: Path, seed: number, number: number): Future => {
  const next = generator(seed, Math.floor(number / 2))
  const sign = number % 2 === 0 ? 1 : -1
  const amounts = new Float64Array(steps + 1)
  const returns = new Float64Array(steps)
  let held = paid[0] as number
  amounts[0] = held
  for (let step = 0; step < steps; step += 1) {
    const luck = sign * Math.sqrt(variance[step] as number) * normalQuantile(uniform(next()))
    const factor = Math.exp((growth[step] as number) + luck)
    returns[step] = factor - 1
    held *= factor
    if (step + 1 === steps) held += paid[steps] as number
    amounts[step + 1] = held
    held += step + 1 < steps ? (paid[step + 1] as number) : 0
  }
  return { amounts, returns }
}

/** What many futures come to, each by its number: the amount at the end, the deepest fall of a unit's value, the longest time below a former high in years. */
export type Futures = { readonly ends: Float64Array; readonly falls: Float64Array; readonly underWater: Float64Array }

/**
 * Draws many futures. Each is the one that `futureOf` gives for its number.
 *
 * Rule ROBO-25.
 *
 * @param path a path
 * @param seed seed of the set of assumptions
 * @param count how many, an even number
 */
export const drawFutures = ({ steps, paid, growth, variance }: Path, seed: number, count: number = DRAWN_FUTURES): Futures => {
  const [ends, falls, underWater] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const drift = growth.map(Math.exp)
  const deviation = variance.map(Math.sqrt)
  for (let pair = 0; 2 * pair < count; pair += 1) {
    const next = generator(seed, pair)
    let [amount, other] = [paid[0] as number, paid[0] as number]
    let [unit, otherUnit, high, otherHigh] = [1, 1, 1, 1]
    let [least, otherLeast, since, otherSince, longest, otherLongest] = [1, 1, 0, 0, 0, 0]
    for (let step = 0; step < steps; step += 1) {
      const luck = Math.exp((deviation[step] as number) * normalQuantile(uniform(next())))
      const expected = drift[step] as number
      const [factor, otherFactor] = [expected * luck, expected / luck]
      unit *= factor
      otherUnit *= otherFactor
      if (unit >= high) [high, since] = [unit, 0]
      else {
        least = Math.min(least, unit / high)
        longest = Math.max(longest, (since += 1))
      }
      if (otherUnit >= otherHigh) [otherHigh, otherSince] = [otherUnit, 0]
      else {
        otherLeast = Math.min(otherLeast, otherUnit / otherHigh)
        otherLongest = Math.max(otherLongest, (otherSince += 1))
      }
      const more = paid[step + 1] as number
      amount = amount * factor + more
      other = other * otherFactor + more
    }
    const at = 2 * pair
    ends[at] = amount
    falls[at] = 1 - least
    underWater[at] = longest / STEPS_A_YEAR
    if (at + 1 === count) continue
    ends[at + 1] = other
    falls[at + 1] = 1 - otherLeast
    underWater[at + 1] = otherLongest / STEPS_A_YEAR
  }
  return { ends, falls, underWater }
}

/**
 * Gives the deepest fall of a unit's value on the way of one future, the one that `drawFutures` gives for its number.
 *
 * Rule ROBO-25.
 *
 * @param future one future
 * @returns part of 1
 * @example deepestFall({ returns: Float64Array.of(0.1, -0.2, -0.5, 0.3) }) // 0.6
 */
export const deepestFall = ({ returns }: Pick<Future, 'returns'>): number => {
  let [unit, high, least] = [1, 1, 1]
  for (const change of returns) {
    unit *= 1 + change
    high = Math.max(high, unit)
    least = Math.min(least, unit / high)
  }
  return 1 - least
}

/**
 * Gives quantiles of drawn figures, by linear interpolation between their neighbours.
 *
 * @param figures figures in any order; they stay as they are
 * @param probabilities from 0 to 1
 * @example quantilesOf(Float64Array.of(1, 2, 3), [0.25]) // [1.5]
 */
export const quantilesOf = (figures: Float64Array, probabilities: readonly number[]): readonly number[] => {
  const sorted = figures.toSorted()
  return probabilities.map((probability) => {
    const at = probability * (sorted.length - 1)
    const [below, above] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number]
    return below + (above - below) * (at - Math.floor(at))
  })
}
