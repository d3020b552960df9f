import { describe, expect, it } from 'vitest'

import { assumptionsNamed } from '../futures/index.ts'
import { euros } from '../money/index.ts'
import { handOverOf, sensitivitiesOf, shownEuros, type HeldRoboFund } from './index.ts'

const levels = (capacity: 1 | 3) => ({ capacity, knowledge: 4, tolerance: 4 }) as const

describe('the way to the fund switch', () => {
  it('[ROBO-03] is open for one’s own profile, a more cautious one, and without any', () => {
    expect(handOverOf('balanced', 'balanced', levels(3))).toBe('open')
    expect(handOverOf('security', 'balanced', levels(3))).toBe('open')
    expect(handOverOf('offensive', null, null)).toBe('open')
  })

  it('[ROBO-03] asks to confirm a bolder one, and closes the boldest to the lowest capacity', () => {
    expect(handOverOf('offensive', 'balanced', levels(3))).toBe('bolder')
    expect(handOverOf('balanced', 'security', levels(1))).toBe('bolder')
    expect(handOverOf('offensive', 'security', levels(1))).toBe('contact')
  })
})

it('[ROBO-03] amounts of a fan are shown to 100 €, below 10 000 € to 10 €', () => {
  expect([127154.85, 513.19, 9994.9, 9995, 10_049, -677.58].map(shownEuros)).toEqual([127_200, 510, 9990, 10_000, 10_000, -680])
})

describe('what matters most', () => {
  const held: readonly HeldRoboFund[] = [{ id: 'a', label: 'A', amount: euros(20_000), asset_class: 'shares', apart: null }]
  const values = (shares: number) => Array.from({ length: 6 }, () => shares)
  const all = (list: number[]) => ({ offensive: list, balanced: list, defensive: list, security: list })
  const of = (shares: number, years: number) =>
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
      monthly: 300,
    })

  it('[ROBO-03] is ordered by what it does to the amount that nine in ten exceed, and never helps', () => {
    for (const shares of [0.05, 0.5, 0.95])
      for (const years of [1, 10, 40]) {
        const moves = of(shares, years).map(({ low }) => low)
        expect(moves).toEqual(moves.toSorted((one, other) => one - other))
        expect(Math.max(...moves)).toBeLessThanOrEqual(0)
      }
  })

  it('[ROBO-03] is the return of shares and their spread for a bold mix, the charges for a cautious one', () => {
    expect(of(0.95, 25)[0]?.id).toMatch(/^shares/)
    expect(of(0, 25)[0]?.id).toBe('charges')
    expect(of(0, 25).find(({ id }) => id === 'shares-return')?.low).toBe(0)
  })

  it('[ROBO-03] says nothing of a grid that is not classified', () => {
    const set = assumptionsNamed('robo-2026-10')
    const allocations = [{ id: 'a', name: 'A', values: all(values(1)), asset_class: null }]
    expect(sensitivitiesOf({ set, grid: { steps: 6, allocations }, profile: 'balanced', held, years: 4, monthly: 0 })).toEqual([])
  })
})
