import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { Decimal } from '../money/index.ts'
import {
  BARE,
  difference,
  discrepancies,
  evaluated,
  explained,
  EXPLAINED,
  find,
  given,
  greatest,
  inOrder,
  lawAddress,
  least,
  nothingBelow,
  power,
  product,
  quotient,
  relabelled,
  replay,
  roundedToCents,
  roundedToEuros,
  sum,
  unreadable,
  valueOf,
  walk,
  writeFigure,
  writeInputs,
  type Derivation,
  type Evaluators,
} from './index.ts'

const label = (term: string) => ({ term, unit: 'eur' as const })
const state = (value: string | number, term = 'given') => given(label(term), value)

const evaluators: Evaluators = {
  'annuity-factor': (step, [age]) => new Decimal(age ?? 0).times(Number(step.details?.['twice'] ?? 1)),
  'complete-expectation': (_, [age]) => new Decimal(100).minus(age ?? 0),
}

describe('building a derivation', () => {
  it('keeps a stated figure exactly, without exponent', () => {
    expect(state('0.000000000001').value).toBe('0.000000000001')
    expect(state(12)).toEqual({ term: 'given', unit: 'eur', value: '12', operation: 'given', inputs: [] })
  })

  it('computes the value of a step while it builds it', () => {
    const [a, b, c] = [state(10), state(4), state('0.5')]
    expect(sum(label('sum'), [a, b, c]).value).toBe('14.5')
    expect(sum(label('none'), []).value).toBe('0')
    expect(difference(label('difference'), [a, b, c]).value).toBe('5.5')
    expect(product(label('product'), [a, b, c]).value).toBe('20')
    expect(product(label('none'), []).value).toBe('1')
    expect(quotient(label('quotient'), [a, b]).value).toBe('2.5')
    expect(power(label('power'), [b, c]).value).toBe('2')
    expect(roundedToCents(label('cents'), state('2.345')).value).toBe('2.35')
  })

  it('takes the smallest or the largest of its inputs, and nothing below a threshold', () => {
    const [a, b, c] = [state(10), state(-4), state('10.5')]
    expect(least(label('least'), [a, b, c])).toMatchObject({ value: '-4', operation: 'least' })
    expect(greatest(label('greatest'), [a, b, c])).toMatchObject({ value: '10.5', operation: 'greatest' })
    expect(least(label('least'), [a]).value).toBe('10')
    expect(nothingBelow(label('collected'), [state(60), state(61)]).value).toBe('0')
    expect(nothingBelow(label('collected'), [state(61), state(61)])).toMatchObject({ value: '61', operation: 'nothing-below' })
    expect(() => least(label('least'), [])).toThrow('least takes one input at least')
    expect(() => greatest(label('greatest'), [])).toThrow('greatest takes one input at least')
    expect(() => nothingBelow(label('collected'), [a])).toThrow('nothing-below takes two inputs, not 1')
  })

  it('rounds to the whole euro, half up', () => {
    expect(roundedToEuros(label('euros'), state('1563.5'))).toMatchObject({ value: '1564', operation: 'round-euros' })
    expect(roundedToEuros(label('euros'), state('1563.49')).value).toBe('1563')
    expect(roundedToEuros(label('euros'), state('-0.4')).value).toBe('0')
  })

  it('keeps 40 digits between the steps', () => {
    expect(quotient(label('third'), [state(1), state(3)]).value).toBe('0.3333333333333333333333333333333333333333')
  })

  it('names operation and inputs, in their order', () => {
    const inputs = [state(1, 'first'), state(2, 'second')]
    expect(quotient(label('ratio'), inputs)).toEqual({ term: 'ratio', unit: 'eur', value: '0.5', operation: 'quotient', inputs })
    expect(power(label('p'), inputs).operation).toBe('power')
    expect(roundedToCents(label('r'), state(1)).operation).toBe('round-cents')
  })

  it('refuses a wrong number of inputs and a division by zero', () => {
    expect(() => quotient(label('q'), [state(1), state(0)])).toThrow('quotient cannot divide 1 by 0')
    expect(() => quotient(label('q'), [state(1)])).toThrow('quotient takes two inputs, not 1')
    expect(() => quotient(label('q'), [state(1), state(1), state(1)])).toThrow('quotient takes two inputs, not 3')
    expect(() => power(label('p'), [])).toThrow('power takes two inputs, not 0')
    expect(() => difference(label('d'), [])).toThrow('difference takes one input at least')
    const twoInputs: Derivation = { ...roundedToCents(label('r'), state(1)), inputs: [state(1), state(2)] }
    expect(() => replay(twoInputs, evaluators)).toThrow('round-cents takes one input, not 2')
    expect(() => replay({ ...twoInputs, inputs: [] }, evaluators)).toThrow('round-cents takes one input, not 0')
  })

  it('asks the owner of an operation for its value, with details and inputs', () => {
    const node = evaluated('annuity-factor', { ...label('factor'), details: { twice: 2 } }, [state(32)], evaluators)
    expect(node).toMatchObject({ value: '64', operation: 'annuity-factor', details: { twice: 2 } })
    expect(evaluated('complete-expectation', label('e'), [state(64)], evaluators).value).toBe('36')
  })

  it('says a figure under another term and leaves its value alone', () => {
    const node = sum(label('sum'), [state(1), state(2)])
    expect(relabelled(node, { term: 'total', rule: 'MRM-34' })).toEqual({ ...node, term: 'total', rule: 'MRM-34' })
  })
})

const shared = state(3, 'shared')
const tree = sum(label('root'), [product(label('left'), [shared, state(2, 'two')]), shared])

describe('walking a derivation', () => {
  it('lists each figure before what it follows from, with its depth', () => {
    expect(walk(tree).map(({ depth, node }) => [depth, node.term])).toEqual([
      [0, 'root'],
      [1, 'left'],
      [2, 'shared'],
      [2, 'two'],
      [1, 'shared'],
    ])
  })

  it('lists a calculation in its order, each figure once', () => {
    expect(inOrder(tree).map(({ depth, node }) => [depth, node.term])).toEqual([
      [2, 'shared'],
      [2, 'two'],
      [1, 'left'],
      [0, 'root'],
    ])
  })

  it('finds the first figure of a term', () => {
    expect(find(tree, 'two')).toEqual(state(2, 'two'))
    expect(find(tree, 'absent')).toBeUndefined()
  })
})

describe('a calculation run for its figure alone', () => {
  it('gives the explained figure', () => {
    const [a, b] = [BARE.given(label('a'), '10.5'), BARE.given(label('b'), 4)]
    const [x, y] = [EXPLAINED.given(label('a'), '10.5'), EXPLAINED.given(label('b'), 4)]
    for (const operation of ['sum', 'difference', 'product', 'least', 'greatest', 'nothingBelow'] as const) {
      const whole = EXPLAINED[operation](label('step'), [x, y])
      expect([operation, BARE.valueOf(BARE[operation](label('step'), [a, b])).toString()]).toEqual([operation, whole.value])
      expect(EXPLAINED.valueOf(whole).toString()).toBe(whole.value)
    }
    expect(BARE.roundedToEuros(label('step'), a).toString()).toBe(EXPLAINED.roundedToEuros(label('step'), x).value)
  })
})

describe('replaying a derivation', () => {
  const factor = evaluated('annuity-factor', { ...label('factor'), details: { twice: 1 } }, [state(20)], evaluators)
  const year = roundedToCents(label('year'), quotient(label('before'), [state(1000), factor]))

  it('recomputes a figure from the stated ones', () => {
    expect(replay(year, evaluators).toString()).toBe('50')
    expect(replay(year, { ...evaluators, 'annuity-factor': () => new Decimal(40) }).toString()).toBe('25')
    expect(valueOf(year).toNumber()).toBe(50)
  })

  it('does not read the values written in between', () => {
    const before = { ...(year.inputs[0] as Derivation), value: '999' }
    expect(replay({ ...year, inputs: [before] }, evaluators).toString()).toBe('50')
  })

  it('finds nothing wrong in a sound tree', () => {
    expect(discrepancies(year, evaluators)).toEqual([])
  })

  it('finds the step whose written value is off, and no other', () => {
    const forged = { ...factor, value: '10' }
    const before = quotient(label('before'), [state(1000), forged])
    expect(discrepancies(roundedToCents(label('year'), before), evaluators)).toEqual([{ node: forged, recomputed: '20' }])
  })
})

describe('an explanation on the wire', () => {
  const one = explained<Derivation>((name) => name)
  const two = explained<{ a: Derivation; list: { step: string; b: Derivation }[] }>((name) =>
    z.object({ a: name, list: z.array(z.object({ step: z.string(), b: name })) }),
  )

  it('carries each node once, and names it wherever a calculation uses it', () => {
    const { nodes, root } = one.encode(tree)
    expect(root).toBe('n3')
    expect(Object.keys(nodes)).toEqual(['n0', 'n1', 'n2', 'n3'])
    expect(nodes['n3']).toMatchObject({ term: 'root', operation: 'sum', inputs: ['n2', 'n0'] })
  })

  it('shares nodes that say the same between its calculations, and leaves everything else as it is', () => {
    const again = sum(label('root'), [product(label('left'), [state(3, 'shared'), state(2, 'two')]), state(3, 'shared')])
    const sent = two.encode({ a: tree, list: [{ step: 'n', b: again }] })
    expect(sent.root).toEqual({ a: 'n3', list: [{ step: 'n', b: 'n3' }] })
    expect(Object.keys(sent.nodes)).toHaveLength(4)
    const read = two.decode(JSON.parse(JSON.stringify(sent)) as typeof sent)
    expect(read).toEqual({ a: tree, list: [{ step: 'n', b: tree }] })
    expect(read.list[0]?.b).toBe(read.a)
  })

  const wire = (nodes: Readonly<Record<string, readonly string[]>>, root = 'n0') => ({
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([name, inputs]) => [
        name,
        { term: name, value: '1', unit: 'eur', operation: inputs.length === 0 ? 'given' : 'sum', inputs },
      ]),
    ),
    root,
  })
  /** A chain of so many steps, each of them twice the input of the next. */
  const chain = (steps: number, times: number) =>
    Object.fromEntries(
      Array.from({ length: steps }, (_, at) => [
        `n${at}`,
        at === steps - 1 ? [] : Array.from({ length: times }, () => `n${at + 1}`),
      ]),
    )

  it.each([
    ['a name that no node has', wire({ n0: ['n1'] })],
    ['a root that no node has', wire({ n0: [] }, 'n1')],
    ['a name that an object has by itself', wire({ n0: [] }, 'constructor')],
    ['a calculation that rests on itself', wire({ n0: ['n1'], n1: ['n0'] })],
    ['a calculation that is too deep', wire(chain(300, 1))],
    ['a calculation that unfolds to more than anybody reads', wire(chain(40, 2))],
    ['an operation that nobody knows', { nodes: { n0: { ...wire({ n0: [] }).nodes['n0'], operation: 'guess' } }, root: 'n0' }],
    ['the tree itself', tree],
  ])('is refused with %s', (_, sent) => {
    expect(one.safeDecode(sent as never).success).toBe(false)
  })

  it('may name its nodes in any order', () => {
    expect(one.decode(wire({ n0: ['n2', 'n1'], n1: ['n2'], n2: [] }) as never).inputs.map(({ term }) => term)).toEqual([
      'n2',
      'n1',
    ])
  })
})

it.each([
  ['1125.4', '1\u00A0125,4'],
  ['-12345', '-12\u00A0345'],
  ['1964', '1964'],
  ['2.5', '2,5'],
])('[P-FMT-03] %s without a unit is written with a space between its thousands, a year as it is', (value, text) => {
  expect(writeFigure(given({ term: 'number', unit: 'count' }, value))).toBe(text)
})

describe('reading a calculation', () => {
  const chainOf = (length: number): Derivation =>
    Array.from({ length }).reduce<Derivation>(
      (figure, _, at) => sum(label(`step-${at}`), [figure, state(at, `amount-${at}`)]),
      state(1),
    )

  it('(S-43) is refused where more than eight steps have no summary', () => {
    expect(unreadable(chainOf(8), {})).toEqual([])
    const long = chainOf(9)
    expect(unreadable(long, {}).map(({ term }) => term)).toEqual(['step-8'])
    const middle = find(long, 'step-4')
    expect(middle).toBeDefined()
    const summary = (figure: Derivation) => (figure === long && middle !== undefined ? [middle] : [])
    expect(unreadable(long, { summary })).toEqual([])
  })

  it('(S-43) looks at what a summary opens too', () => {
    const deep = chainOf(12)
    const whole = sum(label('whole'), [deep, state(2)])
    expect(unreadable(whole, { summary: (figure) => (figure === whole ? [deep] : []) }).map(({ term }) => term)).toEqual([
      'step-11',
    ])
  })

  it('(S-22) writes a price as it was stated, and inputs with the decimals that their result needs', () => {
    const points = given({ term: 'points', unit: 'factor' }, '559.96')
    const price = given(label('price'), '1.4386')
    const share = given({ term: 'share', unit: 'rate' }, '0.3')
    const pension = product(label('pension'), [points, price, share])
    expect(writeFigure(price)).toBe('1,4386\u00A0€')
    expect(writeInputs(pension)).toEqual(['559,96', '1,4386\u00A0€', '30\u00A0%'])
    const month = quotient(label('month'), [state('1000'), state(3, 'three')])
    const year = product(label('year'), [month, given({ term: 'months', unit: 'count' }, 12)])
    expect(writeInputs(year)).toEqual(['333,3333\u00A0€', '12'])
  })

  it('(S-46) leads from a reference of the law to its text, and from a table nowhere', () => {
    expect(lawAddress('Code civil, art. 913')).toContain('query=Code%20civil%2C%20art.%20913')
    expect(lawAddress('Table TGF05')).toBeUndefined()
  })
})
