import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { Decimal } from '../money/index.ts'
import {
  difference,
  discrepancies,
  explained,
  given,
  inOrder,
  product,
  quotient,
  replay,
  roundedToCents,
  sum,
  walk,
  type Derivation,
  type Evaluators,
} from './index.ts'

const never = () => new Decimal(Number.NaN)
const evaluators: Evaluators = { 'annuity-factor': never, 'complete-expectation': never }

const label = { term: 'figure', unit: 'factor' } as const

const figures: fc.Arbitrary<Derivation> = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => given(label, n / 100))

const { tree: trees } = fc.letrec<{ tree: Derivation; inputs: Derivation[] }>((tie) => ({
  inputs: fc.array(tie('tree'), { minLength: 1, maxLength: 3, depthIdentifier: 'tree' }),
  tree: fc.oneof(
    { depthIdentifier: 'tree', maxDepth: 4 },
    figures,
    tie('inputs').map((inputs) => sum(label, inputs)),
    tie('inputs').map((inputs) => difference(label, inputs)),
    tie('inputs').map((inputs) => product(label, inputs)),
    tie('tree').map((input) => roundedToCents(label, input)),
    tie('tree').map((input) => quotient(label, [input, given(label, 12)])),
  ),
}))

describe('derivations', () => {
  test.prop([trees])('replaying gives the figure, whatever the tree', (tree) => {
    expect(replay(tree, evaluators).toString()).toBe(tree.value)
    expect(discrepancies(tree, evaluators)).toEqual([])
  })

  test.prop([trees])('a tree read back from the wire is the same, and replays to the same figure', (tree) => {
    const codec = explained<Derivation>((name) => name)
    const sent = codec.encode(tree)
    const read = codec.decode(JSON.parse(JSON.stringify(sent)) as typeof sent)
    expect(read).toEqual(JSON.parse(JSON.stringify(tree)))
    expect(replay(read, evaluators).toString()).toBe(tree.value)
  })

  test.prop([trees])('in the order of the calculation every input comes before the figure', (tree) => {
    const order = inOrder(tree).map(({ node }) => node)
    for (const [index, node] of order.entries()) {
      for (const input of node.inputs) expect(order.indexOf(input)).toBeLessThan(index)
    }
    expect(new Set(order).size).toBe(order.length)
    expect(order.at(-1)).toBe(tree)
  })

  test.prop([trees])('walking visits as many nodes as the tree has', (tree) => {
    const count = (node: Derivation): number => 1 + node.inputs.reduce((total, input) => total + count(input), 0)
    expect(walk(tree)).toHaveLength(count(tree))
  })
})
