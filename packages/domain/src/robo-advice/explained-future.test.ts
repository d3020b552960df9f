import { describe, expect, it } from 'vitest'

import { discrepancies, inOrder, replay } from '../explain/index.ts'
import { assumptionsNamed } from '../futures/index.ts'
import { euros } from '../money/index.ts'
import { explainFuture, FUTURE_EVALUATORS, type FutureFigure, type GridFund, type ProjectionInput } from './index.ts'

const SHARES = [0.8, 0.7, 0.45, 0.25, 0.1, 0.05]
const BONDS = [0.2, 0.3, 0.4, 0.35, 0.15, 0.1]
const MONEY = [0, 0, 0.15, 0.4, 0.75, 0.85]

const fund = (id: string, asset_class: GridFund['asset_class'], shares: number[]): GridFund => ({
  id,
  name: id,
  asset_class,
  values: { offensive: shares, balanced: shares, defensive: shares, security: shares },
})

/** The balanced grid of worked case 1. */
const GRID: ProjectionInput['grid'] = {
  steps: 6,
  allocations: [fund('shares', 'shares', SHARES), fund('bonds', 'bonds', BONDS), fund('money', 'money', MONEY)],
}

const plan = (years: number, initial: number, monthly: number): ProjectionInput => ({
  set: assumptionsNamed('robo-2026-10'),
  grid: GRID,
  profile: 'balanced',
  held: [{ id: 'a', label: 'A', amount: euros(initial), asset_class: 'shares', apart: null }],
  years,
  monthly,
})

const explained = (input: ProjectionInput, figure: FutureFigure, isReal = false) => {
  const tree = explainFuture(input, { of: 'profile', figure, after: input.years, isReal })
  if (tree === undefined) throw new Error('nothing is classified')
  return tree
}

// Figures of the method's reference, worked case 4: 5, 10, 25, 50, 75, 90, 95 %, mean, deviation; two programs agree on the cents.
const CASE_4 = [
  [1, 1000, 0, '989.67 995.99 1006.66 1018.64 1030.77 1041.81 1048.47 1018.80 17.88', '0.146224'],
  [4, 11_404.16, 0, '11108.69 11395.81 11892.24 12469.20 13074.15 13643.68 13996.32 12499.99 879.07', '0.101841'],
  [4, 11_404.16, 150, '18367.72 18706.77 19291.48 19968.83 20676.65 21340.94 21751.29 20002.35 1029.87', '0.082174'],
  [10, 11_404.16, 150, '28436.37 29924.54 32691.53 36234.50 40353.45 44635.73 47495.34 36875.37 5885.21', '0.079960'],
  [25, 20_000, 300, '113691.44 127154.85 155421.34 198051.77 257201.13 330209.13 385778.60 217307.21 89498.88', '0.039540'],
  [40, 0, 150, '82842.99 96070.43 125498.44 173493.04 245981.34 343137.23 421857.46 203039.23 117342.40', '0.022130'],
] as const

const AMOUNTS = ['p05', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95', 'mean', 'deviation'] as const

describe('the explanation of a figure of the fan', () => {
  it.each(CASE_4)(
    '[ROBO-24] replays to the cents of worked case 4: %f years, %f at the start, %f a month',
    (years, initial, monthly, figures, chance) => {
      const input = plan(years, initial, monthly)
      const trees = AMOUNTS.map((figure) => explained(input, figure))
      expect(trees.map((tree) => replay(tree, FUTURE_EVALUATORS).toFixed(2)).join(' ')).toBe(figures)
      expect(trees.flatMap((tree) => discrepancies(tree, FUTURE_EVALUATORS))).toEqual([])
      expect(replay(explained(input, 'below_paid'), FUTURE_EVALUATORS).toFixed(6)).toBe(chance)
    },
  )

  it('[ROBO-24] names the columns that hold on the way, what is paid in, the chance, the formula once, and the rounding', () => {
    const tree = explained(plan(10, 11_404.16, 150), 'p10')
    const nodes = inOrder(tree).map(({ node }) => node)
    const growths = nodes.filter(({ term }) => term === 'column-growth')
    expect(growths.map(({ details }) => [details?.['from'], details?.['below']])).toEqual([
      [8, 12],
      [5, 8],
      [3, 5],
      [1, 3],
      [0, 1],
    ])
    // 70/30/0 at 5.9 % and 2.4 % after charges: 4.85 %; its deviation by hand: √(0.119² + 0.018² + 2·0.2·0.119·0.018).
    const of = (asked: string) => nodes.find(({ term }) => term === asked)?.value
    expect(of('column-return')).toBe('0.0485')
    const deviation = Math.sqrt(0.119 ** 2 + 0.018 ** 2 + 2 * 0.2 * 0.119 * 0.018)
    expect(Number(of('column-deviation'))).toBeCloseTo(deviation, 14)
    expect(Number(growths[0]?.value)).toBeCloseTo(0.0485 - deviation ** 2 / 2, 14)
    expect(nodes.filter(({ operation }) => operation === 'log-normal-quantile')).toHaveLength(1)
    expect([tree.operation, tree.value]).toEqual(['round-cents', '29924.54'])
    expect(of('chance')).toBe('0.1')
  })

  it('[ROBO-24] looks at an earlier year by the columns until then', () => {
    const tree = explainFuture(plan(10, 11_404.16, 0), { of: 'profile', figure: 'p50', after: 2, isReal: false })
    const bounds = inOrder(tree as NonNullable<typeof tree>).flatMap(({ node }) => (node.term === 'bound' ? [node.value] : []))
    expect(bounds).toEqual(['8'])
    // Two years of the column from 8 years: 11 404.16·e^{2g}.
    expect(tree?.value).toBe(
      (11_404.16 * Math.exp(2 * (0.0485 - (0.119 ** 2 + 0.018 ** 2 + 2 * 0.2 * 0.119 * 0.018) / 2))).toFixed(2),
    )
  })

  it('[ROBO-22] takes a bad year from the start alone, and makes none of a gain', () => {
    // Worked case 3: the method's 25/35/40 loses 630.10 € of 11 404.16 in a bad year.
    expect(explained(plan(3, 11_404.16, 150), 'bad_year').value).toBe('630.1')
    const money = { ...plan(0.5, 1000, 0), grid: { ...GRID, allocations: [fund('money', 'money', [1, 1, 1, 1, 1, 1])] } }
    expect(explained(money, 'bad_year').value).toBe('0')
  })

  it('[ROBO-24] in euros of today takes inflation away, year by year', () => {
    const tree = explained(plan(10, 11_404.16, 150), 'p50', true)
    expect(replay(tree, FUTURE_EVALUATORS).toFixed(2)).toBe((36_234.5 / 1.02 ** 10).toFixed(2))
  })

  it('[ROBO-26] leaves out what is not classified, and explains nothing where nothing is', () => {
    const half = (asset_class: GridFund['asset_class']) => fund('half', asset_class, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
    const input = (other: GridFund['asset_class'], one: GridFund['asset_class']) => ({
      ...plan(4, 1000, 0),
      grid: { steps: 6 as const, allocations: [half(one), half(other)] },
    })
    expect(explained(input(null, 'shares'), 'p50').value).toBe(explained(input('shares', 'shares'), 'p50').value)
    expect(explainFuture(input(null, null), { of: 'profile', figure: 'p50', after: 4, isReal: false })).toBeUndefined()
  })

  it('[ROBO-24] refuses to replay what is not whole', () => {
    const tree = explained(plan(4, 1000, 0), 'p50')
    const [exact] = tree.inputs
    const without = (term: string) => ({
      ...tree,
      inputs: [{ ...exact, inputs: exact?.inputs.filter((input) => input.term !== term) ?? [] }],
    })
    for (const [term, said] of [
      ['chance', 'needs the figure chance'],
      ['years', 'needs the figure years'],
      ['bound', 'needs a column'],
      ['column-growth', 'needs growth and deviation'],
    ] as const)
      expect(() => replay(without(term) as typeof tree, FUTURE_EVALUATORS)).toThrow(said)
    expect(() => replay(tree, {})).toThrow('mix-deviation has no evaluator here')
  })
})
