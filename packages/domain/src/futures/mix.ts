import { ASSET_CLASSES, ASSUMPTION_SETS, type AssetClass, type AssumptionSet } from './assumptions.ts'

/** Parts of a whole by class of assets; a class that is left out has none. */
export type Weights = Readonly<Partial<Record<AssetClass, number>>>

/** A mix that is always brought back to its weights, a year: ln-growth over a time t is normal, with mean growth·t and variance deviation²·t. */
export type Mix = {
  /** Expected return after charges: w′(μ − fee). */
  readonly mean: number
  /** √(w′Σw). */
  readonly deviation: number
  /** mean − deviation²/2. */
  readonly growth: number
}

const entriesOf = (weights: Weights): readonly (readonly [AssetClass, number])[] =>
  ASSET_CLASSES.flatMap((name) => (weights[name] === undefined ? [] : [[name, weights[name]] as const]))

const plainCorrelation = ({ correlations }: AssumptionSet, one: AssetClass, other: AssetClass): number => {
  if (one === other) return 1
  const pair = correlations.find(([first, second]) => (first === one && second === other) || (first === other && second === one))
  return pair?.[2] ?? 0
}

const varianceOf = (set: AssumptionSet, weights: Weights): number => {
  const entries = entriesOf(weights).map(([name, weight]) => [name, weight * set.classes[name].deviation] as const)
  let variance = 0
  for (const [one, first] of entries)
    for (const [other, second] of entries) variance += first * second * plainCorrelation(set, one, other)
  return variance
}

/** Writes a class that moves as a blend of others by these, scaled to its own deviation. */
const withoutBlends = (set: AssumptionSet, weights: Weights): Weights => {
  const spread: Partial<Record<AssetClass, number>> = {}
  for (const [name, weight] of entriesOf(weights)) {
    const blend = set.blends[name]
    const scale = blend === undefined ? 1 : set.classes[name].deviation / Math.sqrt(varianceOf(set, blend))
    for (const [part, held] of blend === undefined ? ([[name, 1]] as const) : entriesOf(blend))
      spread[part] = (spread[part] ?? 0) + weight * held * scale
  }
  return spread
}

/**
 * Gives the correlation of two classes under a set of assumptions.
 *
 * @param set assumptions
 * @param one first class
 * @param other second class
 * @example correlationOf(assumptionsNamed('robo-2026-10'), 'shares', 'bonds') // 0.2
 */
export const correlationOf = (set: AssumptionSet, one: AssetClass, other: AssetClass): number => {
  const [first, second] = [withoutBlends(set, { [one]: 1 }), withoutBlends(set, { [other]: 1 })]
  let covariance = 0
  for (const [name, weight] of entriesOf(first))
    for (const [with_, against] of entriesOf(second))
      covariance +=
        weight * against * set.classes[name].deviation * set.classes[with_].deviation * plainCorrelation(set, name, with_)
  return covariance / Math.sqrt(varianceOf(set, first) * varianceOf(set, second))
}

/** Charges of a mix by the assumed fee of each class. */
const assumedCharges = ({ classes }: AssumptionSet, weights: Weights): number =>
  entriesOf(weights).reduce((sum, [name, weight]) => sum + weight * classes[name].fee, 0)

/**
 * Gives mean, deviation and growth of a mix.
 *
 * Rule ROBO-21 (docs/rules/robo-advice.md): constant mix, log-normal.
 *
 * @param set assumptions
 * @param weights parts of 1 by class
 * @param charges of the whole mix, in parts of 1 a year; the assumed fees of its classes where it is left out
 * @example mixOf(assumptionsNamed('robo-2026-10'), { shares: 0.8, bonds: 0.2 }).growth // 0.0423, or so
 */
export const mixOf = (set: AssumptionSet, weights: Weights, charges = assumedCharges(set, weights)): Mix => {
  const gross = entriesOf(weights).reduce((sum, [name, weight]) => sum + weight * set.classes[name].mean, 0)
  const variance = varianceOf(set, withoutBlends(set, weights))
  const mean = gross - charges
  return { mean, deviation: Math.sqrt(variance), growth: mean - variance / 2 }
}

/**
 * Gives the set of assumptions of a name; one that is unknown throws.
 *
 * @param id name of the set
 * @example assumptionsNamed('robo-2026-10').inflation // 0.02
 */
export const assumptionsNamed = (id: string): AssumptionSet => {
  const set = ASSUMPTION_SETS.find((one) => one.id === id)
  if (set === undefined) throw new RangeError(`No set of assumptions is named ${id}`)
  return set
}

/**
 * Gives the set of assumptions in force on a day; a day before the first one has the first.
 *
 * @param day day of the question, as `2026-11-20`
 * @example assumptionsOn(plainDate('2026-11-20')).id // 'robo-2026-10'
 */
export const assumptionsOn = (day: string): AssumptionSet =>
  ASSUMPTION_SETS.findLast(({ from }) => from <= day) ?? (ASSUMPTION_SETS[0] as AssumptionSet)
