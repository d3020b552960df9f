import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import {
  difference,
  discrepancies,
  given,
  greatest,
  least,
  nothingBelow,
  power,
  product,
  replay,
  roundedToCents,
  sum,
  walk,
  withoutIdentities,
  type Derivation,
} from './index.ts'

const euro = (term: string) => ({ term, unit: 'eur' }) as const
const factor = (term: string) => ({ term, unit: 'factor' }) as const
const paid = given(euro('paid'), '1239.44')
const zero = given(euro('zero'), 0)
const one = given(factor('one'), 1)

const shape = (figure: Derivation): unknown =>
  figure.operation === 'given' ? figure.term : [figure.term, figure.operation, ...figure.inputs.map(shape)]

describe('a calculation without what changes nothing of it', () => {
  it('adds no zero, multiplies by no one, and has no floor that is not reached', () => {
    const half = given({ term: 'half', unit: 'rate' }, '0.5')
    const added = product(euro('added'), [sum(euro('all'), [zero, paid]), half, one])
    const floored = greatest(euro('floored'), [added, zero])
    expect(shape(withoutIdentities(floored))).toEqual(['floored', 'product', 'paid', 'half'])
  })

  it('keeps a floor that decides, a limit among others, and a rounding that rounds', () => {
    const below = difference(euro('below'), [zero, paid])
    expect(shape(withoutIdentities(greatest(euro('floored'), [below, zero])))).toEqual([
      'floored',
      'greatest',
      ['below', 'difference', 'zero', 'paid'],
      'zero',
    ])
    const limits = least(euro('least'), [paid, given(euro('limit'), 3000)])
    expect(shape(withoutIdentities(limits))).toEqual(['least', 'least', 'paid', 'limit'])
    const rounded = roundedToCents(euro('rounded'), product(euro('third'), [paid, given(factor('third'), '0.3')]))
    expect(shape(withoutIdentities(rounded))).toEqual(['rounded', 'round-cents', ['third', 'product', 'paid', 'third']])
    expect(shape(withoutIdentities(roundedToCents(euro('rounded'), paid)))).toBe('rounded')
  })

  it('says a figure that only repeats another one by its own name, with where the other came from', () => {
    const growth = power(factor('growth'), [sum(factor('year'), [one, given(factor('return'), 0)]), given(factor('years'), 12)])
    const value = withoutIdentities(product(euro('value'), [paid, growth]))
    expect([value.term, value.operation, value.value]).toEqual(['value', 'given', '1239.44'])
  })
})

const figures = fc
  .tuple(fc.constantFrom('eur', 'rate', 'factor', 'years'), fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: -500, max: 500 })))
  .map(([unit, value]) => given({ term: 'figure', unit }, value / (value === 1 ? 1 : 100)))
const { tree: trees } = fc.letrec<{ tree: Derivation; inputs: Derivation[]; unit: 'eur' | 'rate' }>((tie) => ({
  unit: fc.constantFrom('eur', 'rate'),
  inputs: fc.array(tie('tree'), { minLength: 1, maxLength: 3, depthIdentifier: 'tree' }),
  tree: fc.oneof(
    { depthIdentifier: 'tree', maxDepth: 4 },
    figures,
    ...[sum, difference, product, least, greatest].map((build) =>
      fc.tuple(tie('unit'), tie('inputs')).map(([unit, inputs]) => build({ term: build.name, unit }, inputs)),
    ),
    fc.tuple(tie('unit'), tie('tree')).map(([unit, input]) => roundedToCents({ term: 'rounded', unit }, input)),
    fc.tuple(tie('tree'), figures).map((inputs) => nothingBelow({ term: 'kept', unit: 'eur' }, inputs)),
  ),
}))

test.prop([trees])(
  'what is shown evaluates to the same figure, step by step, under the same name and in the same unit',
  (tree) => {
    const shown = withoutIdentities(tree)
    expect([replay(shown, {}).toString(), shown.value, shown.term, shown.unit]).toEqual([
      tree.value,
      tree.value,
      tree.term,
      tree.unit,
    ])
    expect(discrepancies(shown, {})).toEqual([])
    expect(walk(shown).length).toBeLessThanOrEqual(walk(tree).length)
  },
)
