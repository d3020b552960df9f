import { describe, expect, it } from 'vitest'

import { assumptionsNamed, mixOf } from '../futures/index.ts'
import { euros } from '../money/index.ts'
import { sensitivitiesOf, type HeldRoboFund } from './index.ts'

describe('what matters most', () => {
  const held: readonly HeldRoboFund[] = [{ id: 'a', label: 'A', amount: euros(20_000), asset_class: 'shares', apart: null }]
  const values = (shares: number) => Array.from({ length: 6 }, () => shares)
  const all = (list: number[]) => ({ offensive: list, balanced: list, defensive: list, security: list })
  const of = (shares: number, years: number, monthly = 300) =>
    sensitivitiesOf({
      set: assumptionsNamed('robo-2026-10'),
      grid: {
        steps: 6,
        allocations: [
          { id: 'a', name: 'A', values: all(values(shares)), asset_class: 'shares' },
          { id: 'b', name: 'B', values: all(values(1 - shares)), asset_class: 'bonds' },
        ],
      },
      profile: 'balanced',
      held,
      years,
      monthly,
    })

  it('[ROBO-31] is ordered by what it does to the amount that nine in ten exceed, and never helps', () => {
    for (const shares of [0.05, 0.5, 0.95])
      for (const years of [1, 10, 40]) {
        const moves = of(shares, years).map(({ low }) => low)
        expect(moves).toEqual(moves.toSorted((one, other) => one - other))
        expect(Math.max(...moves)).toBeLessThanOrEqual(0)
      }
  })

  it('[ROBO-31] is the return of shares and their spread for a bold mix, the charges for a cautious one', () => {
    expect(of(0.95, 25)[0]?.id).toMatch(/^shares/)
    expect(of(0, 25)[0]?.id).toBe('charges')
    expect(of(0, 25).find(({ id }) => id === 'shares-return')?.low).toBe(0)
  })

  it('[ROBO-31] moves each by the formula of one log-normal, and the other way round too', () => {
    // Without payments a quantile is 20 000·e^{10g − zσ√10}: a point on four fifths of shares is 0.08 in ten years, half a point of fees 0.05.
    const { growth, deviation } = mixOf(assumptionsNamed('robo-2026-10'), { shares: 0.8, bonds: 0.2 })
    const quantile = (z: number) => 20_000 * Math.exp(10 * growth + z * deviation * Math.sqrt(10))
    const lines = new Map(of(0.8, 10, 0).map((line) => [line.id, line]))
    const [low, median] = [quantile(-1.2815515655446004), quantile(0)]
    for (const [id, worse] of [
      ['shares-return', -0.08],
      ['charges', -0.05],
    ] as const) {
      expect(lines.get(id)?.low).toBeCloseTo(low * Math.expm1(worse), 1)
      expect(lines.get(id)?.median).toBeCloseTo(median * Math.expm1(worse), 1)
      expect(lines.get(id)?.otherWay).toBeCloseTo(low * Math.expm1(-worse), 1)
    }
    expect(lines.get('shares-deviation')?.otherWay).toBeGreaterThan(0)
    expect(lines.get('correlation')?.otherWay).toBeUndefined()
  })

  it('[ROBO-31] says nothing of a grid that is not classified', () => {
    const set = assumptionsNamed('robo-2026-10')
    const allocations = [{ id: 'a', name: 'A', values: all(values(1)), asset_class: null }]
    expect(sensitivitiesOf({ set, grid: { steps: 6, allocations }, profile: 'balanced', held, years: 4, monthly: 0 })).toEqual([])
  })
})
