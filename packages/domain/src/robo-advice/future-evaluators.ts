import type { EvaluatedStep, Evaluator, FuturesOperation } from '../explain/index.ts'
import {
  ASSET_CLASSES,
  assumptionsNamed,
  chanceBelow,
  mixOf,
  momentsOf,
  pathOf,
  reached,
  spreadOf,
  STEPS_A_YEAR,
  type Path,
} from '../futures/index.ts'
import { normalQuantile } from '../markets/index.ts'
import { Decimal } from '../money/index.ts'

/** Term of the share that a class has of a mix, by which its evaluator finds it: `weight-shares`. */
export const weightTerm = (name: string): string => `weight-${name}`

type Values = readonly Decimal[]

const allOf = (terms: string | readonly string[], { inputs }: EvaluatedStep, values: Values): readonly number[] =>
  values.flatMap((value, place) => ([terms].flat().includes(inputs[place]?.term ?? '') ? [value.toNumber()] : []))

/** Terms of a column's figure, whether it is taken apart or only named. */
const ofColumn = (name: string): readonly string[] => [`column-${name}`, `between-${name}`]

const oneOf = (term: string, step: EvaluatedStep, values: Values): number => {
  const [value] = allOf(term, step, values)
  if (value === undefined) throw new RangeError(`${step.operation} needs the figure ${term}`)
  return value
}

/** A path up to a year of it, as the figures under a step say it. */
type Way = { readonly path: Path; readonly end: number }

const wayOf = (step: EvaluatedStep, values: Values): Way => {
  const [bounds, growths, deviations] = ['bound', ofColumn('growth'), ofColumn('deviation')].map((term) =>
    allOf(term, step, values),
  ) as [readonly number[], readonly number[], readonly number[]]
  const columns = bounds.map((bound, place) => {
    const [growth, deviation] = [growths[place], deviations[place]]
    if (growth === undefined || deviation === undefined)
      throw new RangeError(`${step.operation} needs growth and deviation of each column`)
    // A path knows growth and deviation only; the mean of a mix is not read from it.
    return { bound, mix: { mean: growth, growth, deviation } }
  })
  const mixAt = (yearsLeft: number) => {
    const column = columns.find(({ bound }) => yearsLeft >= bound) ?? columns.at(-1)
    if (column === undefined) throw new RangeError(`${step.operation} needs a column`)
    return column.mix
  }
  const [initial, monthly] = [oneOf('initial', step, values), oneOf('monthly', step, values)]
  const [years, after] = [oneOf('years', step, values), oneOf('after', step, values)]
  return { path: pathOf({ initial, monthly, years, mixAt }), end: Math.round(after * STEPS_A_YEAR) }
}

const spreadAt = (step: EvaluatedStep, values: Values) => {
  const { path, end } = wayOf(step, values)
  return spreadOf(path, end)
}

/**
 * Evaluators of the operations of possible futures, by the very formula that draws the fan.
 *
 * A quantile, a chance, a mean and a deviation read start, payment, years, the year that is looked at, and of each column its bound in years, its
 * growth and its deviation. Rules ROBO-21, ROBO-24.
 *
 * @example replay(figure, FUTURE_EVALUATORS).toString() === figure.value // true
 */
export const FUTURE_EVALUATORS: Readonly<Record<FuturesOperation, Evaluator>> = /* @__PURE__ */ Object.freeze({
  'mix-deviation': (step: EvaluatedStep, values: Values) => {
    const weights = Object.fromEntries(ASSET_CLASSES.map((name) => [name, allOf(weightTerm(name), step, values)[0] ?? 0]))
    return new Decimal(mixOf(assumptionsNamed(String(step.details?.['assumptions'])), weights).deviation)
  },
  'log-normal-quantile': (step: EvaluatedStep, values: Values) =>
    new Decimal(reached(spreadAt(step, values), normalQuantile(oneOf('chance', step, values)))),
  'log-normal-chance': (step: EvaluatedStep, values: Values) =>
    new Decimal(chanceBelow(spreadAt(step, values), oneOf('paid', step, values))),
  'log-normal-mean': (step: EvaluatedStep, values: Values) => new Decimal(momentsOf(wayOf(step, values).path).mean),
  'log-normal-deviation': (step: EvaluatedStep, values: Values) => new Decimal(momentsOf(wayOf(step, values).path).deviation),
})
