import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { assumptionsNamed } from '../futures/index.ts'
import { grids } from './arbitraries.ts'
import { calmerProfile, columnRisksOf, PROFILES, profileLossOf, stepAt, type Grid } from './index.ts'

const SET = assumptionsNamed('robo-2026-10')
const column = (...percents: readonly number[]): number[] => percents.map((percent) => percent / 100)
const of = (balanced: number[], security: number[]) => ({ offensive: balanced, balanced, defensive: balanced, security })

/** The columns of the worked case, and a cautious profile beside them. */
const GRID: Grid = {
  steps: 6,
  allocations: [
    { id: 'a', name: 'A', asset_class: 'shares', values: of(column(80, 70, 55, 40, 20, 0), column(20, 20, 15, 5, 0, 0)) },
    { id: 'b', name: 'B', asset_class: 'bonds', values: of(column(15, 20, 30, 35, 40, 30), column(30, 30, 25, 10, 5, 0)) },
    { id: 'c', name: 'C', asset_class: 'money', values: of(column(5, 10, 15, 25, 40, 70), column(50, 50, 60, 85, 95, 100)) },
  ],
}

describe('what a profile may lose', () => {
  it('[ROBO-34] (S-15) (S-16) is one amount and one chance, rounded once, after the years of its step', () => {
    const { risks } = columnRisksOf(SET, GRID, 'balanced', 3)
    expect([risks?.bad_year.toFixed(4), risks?.late_loss.toFixed(4)]).toEqual(['0.0869', '0.2257'])
    const loss = profileLossOf(SET, GRID, 'balanced', 4, 11_404.16)
    expect(loss).toEqual({
      badYear: 990,
      badYearLimit: 1940,
      chance: 23,
      chanceLimit: 18,
      years: 3,
      breaks: ['late-loss'],
    })
    expect(profileLossOf(SET, GRID, 'balanced', 25, 11_404.16)?.years).toBe(12)
  })

  it('[ROBO-34] (S-14) is beside the next more cautious profile that keeps its own limits, if one does', () => {
    expect(calmerProfile(SET, GRID, 'balanced', 4)).toBe('security')
    expect(calmerProfile(SET, GRID, 'security', 4)).toBeUndefined()
    expect(
      profileLossOf(
        SET,
        { ...GRID, allocations: GRID.allocations.map((fund) => Object.assign({}, fund, { asset_class: null })) },
        'balanced',
        4,
        1000,
      ),
    ).toBeUndefined()
  })

  test.prop([
    grids,
    fc.constantFrom(...PROFILES),
    fc.integer({ min: 1, max: 60 }),
    fc.double({ min: 100, max: 1e6, noNaN: true }),
  ])(
    '[ROBO-34] (S-14) (S-15) is shown above its limit where the profile passes it, and nowhere else',
    (grid, profile, halves, held) => {
      const years = halves / 2
      const loss = profileLossOf(SET, grid, profile, years, held)
      const { beyond } = columnRisksOf(SET, grid, profile, stepAt(grid.steps, years))
      if (loss === undefined) return
      expect(loss.breaks.length > 0).toBe(beyond)
      expect(loss.breaks.includes('late-loss')).toBe(loss.chance > loss.chanceLimit)
      expect(loss.breaks.includes('bad-year')).toBe(loss.badYear > loss.badYearLimit)
      const calmer = calmerProfile(SET, grid, profile, years)
      if (calmer !== undefined) expect(profileLossOf(SET, grid, calmer, years, held)?.breaks).toEqual([])
    },
  )
})
