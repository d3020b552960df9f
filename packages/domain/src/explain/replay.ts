import type { Decimal } from '../money/index.ts'
import { valueOf } from './build.ts'
import type { Derivation } from './model.ts'
import { apply, isEvaluated, type SomeEvaluators } from './operations.ts'
import { walk } from './walk.ts'

const recompute = (node: Derivation, values: readonly Decimal[], evaluators: SomeEvaluators): Decimal => {
  const { operation } = node
  if (operation === 'given') return valueOf(node)
  if (!isEvaluated(operation)) return apply(operation, values)
  const evaluator = evaluators[operation]
  if (evaluator === undefined) throw new RangeError(`${operation} has no evaluator here`)
  return evaluator(node, values)
}

/**
 * Recomputes a figure from the stated figures at the ends of its tree; the values written in between are not read.
 *
 * @param node root of a derivation
 * @param evaluators the rooms' evaluators
 * @example replay(total, evaluators).toString() === total.value
 */
export const replay = (node: Derivation, evaluators: SomeEvaluators): Decimal =>
  recompute(
    node,
    node.inputs.map((input) => replay(input, evaluators)),
    evaluators,
  )

/** A node whose written value is not what its inputs give. */
export type Discrepancy = { readonly node: Derivation; readonly recomputed: string }

/**
 * Lists the nodes whose written value differs from what their inputs, as written, give; a sound tree has none.
 *
 * @param node root of a derivation
 * @param evaluators the rooms' evaluators
 * @example discrepancies({ …sum, value: '5', inputs: [two, two] }, evaluators)[0]?.recomputed // '4'
 */
export const discrepancies = (node: Derivation, evaluators: SomeEvaluators): readonly Discrepancy[] =>
  walk(node).flatMap(({ node: step }) => {
    const recomputed = recompute(step, step.inputs.map(valueOf), evaluators).toString()
    return recomputed === step.value ? [] : [{ node: step, recomputed }]
  })
