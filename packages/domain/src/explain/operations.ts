import { Decimal, roundToCents, roundToEuros, type Euros } from '../money/index.ts'
import type { Derivation, Operation } from './model.ts'

const LIFE = ['annuity-factor', 'complete-expectation'] as const
const LONGEVITY = ['instalment-reaching', 'months-living'] as const satisfies readonly Operation[]
const FUTURES = [
  'mix-deviation',
  'log-normal-quantile',
  'log-normal-chance',
  'log-normal-mean',
  'log-normal-deviation',
] as const satisfies readonly Operation[]

/** Operations over lives, over a long life with an annuity, and over possible futures. */
export type LifeOperation = (typeof LIFE)[number]
export type LongevityOperation = (typeof LONGEVITY)[number]
export type FuturesOperation = (typeof FUTURES)[number]

/** Operations whose value another room computes from the node's inputs and details. */
export type Evaluated = LifeOperation | LongevityOperation | FuturesOperation

const EVALUATED: ReadonlySet<Operation> = new Set([...LIFE, ...LONGEVITY, ...FUTURES])

/** Operations that this room computes itself; the others belong to a room that hands in an evaluator. */
export type Arithmetic = Exclude<Operation, 'given' | Evaluated>

/**
 * Says whether another room computes the value of an operation.
 *
 * @param operation what is done
 * @example isEvaluated('annuity-factor') // true
 */
export const isEvaluated = (operation: Operation): operation is Evaluated => EVALUATED.has(operation)

/** A step without its value, and what its inputs are called: all that an evaluator may look at. */
export type Step = Omit<Derivation, 'value' | 'inputs'> & { readonly inputs: readonly Pick<Derivation, 'term'>[] }

/**
 * Computes the value of a step from the values of its inputs, in their order.
 *
 * The same function builds the node and replays it, so that the two cannot differ by more than a real error.
 */
export type Evaluator = (step: Step, values: readonly Decimal[]) => Decimal

/** Evaluators of the operations over lives. */
export type Evaluators = Readonly<Record<LifeOperation, Evaluator>>

/** Evaluators of some of the operations that other rooms own. */
export type SomeEvaluators = Readonly<Partial<Record<Evaluated, Evaluator>>>

const two = (operation: Arithmetic, values: readonly Decimal[]): readonly [Decimal, Decimal] => {
  const [first, second] = values
  if (first === undefined || second === undefined || values.length !== 2) {
    throw new RangeError(`${operation} takes two inputs, not ${values.length}`)
  }
  return [first, second]
}

const divided = (values: readonly Decimal[]): Decimal => {
  const [dividend, divisor] = two('quotient', values)
  if (divisor.isZero()) throw new RangeError(`quotient cannot divide ${dividend.toString()} by 0`)
  return dividend.dividedBy(divisor)
}

const raised = (values: readonly Decimal[]): Decimal => {
  const [base, exponent] = two('power', values)
  return base.pow(exponent)
}

/** Combines its inputs from the first on: a calculation that is run hundreds of times adds nothing to 0 and copies no list. */
const folded =
  (none: () => Decimal, combine: (left: Decimal, right: Decimal) => Decimal) =>
  (values: readonly Decimal[]): Decimal => {
    let held = values[0]
    if (held === undefined) return none()
    for (let at = 1; at < values.length; at += 1) held = combine(held, values[at] as Decimal)
    return held
  }

const oneAtLeast = (operation: Arithmetic) => (): never => {
  throw new RangeError(`${operation} takes one input at least`)
}

const one = (operation: Arithmetic, values: readonly Decimal[]): Euros => {
  const [only] = values
  if (only === undefined || values.length !== 1) throw new RangeError(`${operation} takes one input, not ${values.length}`)
  return only as Euros
}

const nothingBelow = (values: readonly Decimal[]): Decimal => {
  const [value, threshold] = two('nothing-below', values)
  return value.lessThan(threshold) ? new Decimal(0) : value
}

const APPLY: Readonly<Record<Arithmetic, (values: readonly Decimal[]) => Decimal>> = {
  sum: folded(
    () => new Decimal(0),
    (left, right) => left.plus(right),
  ),
  difference: folded(oneAtLeast('difference'), (left, right) => left.minus(right)),
  product: folded(
    () => new Decimal(1),
    (left, right) => left.times(right),
  ),
  quotient: divided,
  power: raised,
  least: folded(oneAtLeast('least'), (held, value) => (value.lessThan(held) ? value : held)),
  greatest: folded(oneAtLeast('greatest'), (held, value) => (value.greaterThan(held) ? value : held)),
  'round-cents': (values) => roundToCents(one('round-cents', values)),
  'round-euros': (values) => roundToEuros(one('round-euros', values)),
  'nothing-below': nothingBelow,
}

/**
 * Applies an arithmetic operation, to 40 significant digits; only `round-cents` and `round-euros` round, half up.
 *
 * @param operation what is done
 * @param values inputs in their order; a wrong number of them, or a division by zero, throws
 * @example apply('quotient', [new Decimal(1), new Decimal(8)]) // 0.125
 */
export const apply = (operation: Arithmetic, values: readonly Decimal[]): Decimal => APPLY[operation](values)
