import { relabelled, valueOf } from './build.ts'
import type { Derivation, Operation } from './model.ts'

/** Units of a figure that only scales another one. */
const SCALES: ReadonlySet<Derivation['unit']> = new Set(['rate', 'factor', 'count', 'years', 'months'])

const isZero = (figure: Derivation): boolean => valueOf(figure).isZero()
const isOne = (figure: Derivation): boolean => SCALES.has(figure.unit) && valueOf(figure).equals(1)
const isStatedZero = (figure: Derivation): boolean => figure.operation === 'given' && isZero(figure)

/** Inputs of a step without those that change nothing of it: a zero that is added or taken away, a factor of one, a floor of zero that is not reached. */
const tellingOf = (operation: Operation, inputs: readonly Derivation[]): readonly Derivation[] => {
  const [first, ...others] = inputs
  if (first === undefined) return inputs
  switch (operation) {
    case 'sum':
      return inputs.filter((input) => !isZero(input))
    case 'difference':
      return [first, ...others.filter((input) => !isZero(input))]
    case 'product':
      return inputs.filter((input) => !isOne(input))
    case 'quotient':
    case 'power':
      return [first, ...others.filter((input) => !isOne(input))]
    case 'greatest':
      return inputs.some((input) => valueOf(input).greaterThan(0)) ? inputs.filter((input) => !isStatedZero(input)) : inputs
    case 'nothing-below':
    case 'round-cents':
    case 'round-euros':
      return [first]
    case 'given':
    case 'least':
    case 'annuity-factor':
    case 'complete-expectation':
    case 'instalment-reaching':
    case 'months-living':
    case 'mix-deviation':
    case 'log-normal-quantile':
    case 'log-normal-chance':
    case 'log-normal-mean':
    case 'log-normal-deviation':
      return inputs
    default:
      return operation satisfies never
  }
}

/** Says a figure under the name of the one that it stands for. */
const named = (figure: Derivation, { term, unit, rule, source, details }: Derivation): Derivation =>
  relabelled(figure, {
    term,
    unit,
    rule: rule ?? figure.rule,
    source: source ?? figure.source,
    details: details ?? figure.details,
  })

/** Replaces a step by the one figure that it repeats; else keeps it, with what tells. */
const reduced = (figure: Derivation, inputs: readonly Derivation[]): Derivation => {
  const telling = tellingOf(figure.operation, inputs)
  const [only] = telling
  const repeats = telling.length === 1 && only?.unit === figure.unit && valueOf(only).equals(valueOf(figure))
  // A stated figure says where it comes from; one that is reckoned is called by what it is used as.
  if (repeats) return only.operation === 'given' ? only : named(only, figure)
  // A step of one input or none that gives another value is a step: the operation needs what it had.
  const isWhole = telling.length > 1
  return { ...figure, inputs: isWhole ? telling : inputs }
}

/**
 * Leaves out what a calculation needs and its reader does not: constants that change nothing (a zero that is added, a factor of one, a floor that is not
 * reached), and steps that only repeat a figure (a sum of one, a rounding of whole cents). What is left replays to the same figure, under the same name.
 *
 * @param figure root of a derivation
 * @example withoutIdentities(sum(total, [paid, given(nothing, 0)])) // paid, under the name of the total
 */
export const withoutIdentities = (figure: Derivation): Derivation => {
  const read = new Map<Derivation, Derivation>()
  const reading = (node: Derivation): Derivation => {
    const known = read.get(node)
    if (known !== undefined) return known
    const shown = reduced(node, node.inputs.map(reading))
    read.set(node, shown)
    return shown
  }
  const shown = reading(figure)
  return shown.term === figure.term ? shown : named(shown, figure)
}
