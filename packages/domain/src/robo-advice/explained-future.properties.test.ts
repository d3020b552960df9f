import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies, replay, type Derivation } from '../explain/index.ts'
import { assumptionsNamed } from '../futures/index.ts'
import { divideEuros, euros } from '../money/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { grids } from './arbitraries.ts'
import {
  explainFuture,
  FUTURE_EVALUATORS,
  FUTURE_FIGURES,
  PROFILES,
  projectionOf,
  type ExplainedFigure,
  type HeldRoboFund,
  type ProjectionInput,
} from './index.ts'

const held: fc.Arbitrary<HeldRoboFund> = fc
  .record({
    cents: fc.integer({ min: 1, max: 20_000_000 }),
    asset_class: fc.constantFrom('shares', 'bonds', 'money', 'euro', 'mixed', 'unlisted', null),
    charges: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
    apart: fc.constantFrom(null, null, 'not-on-grid' as const),
  })
  .map(({ cents, asset_class, charges, apart }) => {
    const amount = divideEuros(euros(cents), 100)
    const ongoing_charges = charges === undefined ? undefined : charges / 100
    return { id: 'held', label: 'Held', amount, asset_class, ongoing_charges, apart }
  })

const inputs: fc.Arbitrary<ProjectionInput> = fc
  .record({
    grid: grids,
    profile: fc.constantFrom(...PROFILES),
    held: fc.array(held, { maxLength: 4 }),
    halfYears: fc.integer({ min: 1, max: 120 }),
    monthly: fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
  })
  .map(({ halfYears, grid, profile, held: funds, monthly }) => ({
    set: assumptionsNamed('robo-2026-10'),
    grid,
    profile,
    held: funds,
    years: halfYears / 2,
    monthly,
  }))

const asked = fc.record({
  of: fc.constantFrom('profile' as const, 'today' as const),
  figure: fc.constantFrom(...FUTURE_FIGURES),
  year: fc.nat({ max: 60 }),
})

/** The figure that the page shows. */
const shownOf = (
  input: ProjectionInput,
  { of, figure }: Pick<ExplainedFigure, 'of' | 'figure'>,
  at: number,
): number | undefined => {
  const { fan, today } = projectionOf(input)
  const shown = of === 'profile' ? fan : today
  if (shown === undefined || figure === 'mean' || figure === 'deviation' || figure === 'below_paid' || figure === 'bad_year')
    return shown?.[figure as 'mean']
  return shown.points[at]?.[figure]
}

describe('the explanation of a figure of the fan', () => {
  test.prop([inputs, asked], inProportion(0.6))(
    '[ROBO-24] replays from its stated figures alone to the figure that is shown, whatever grid, holdings and year',
    (input, { of, figure, year }) => {
      const { points } = projectionOf(input).fan ?? projectionOf(input).today ?? { points: [] }
      const isOfEnd = ['mean', 'deviation', 'below_paid', 'bad_year'].includes(figure)
      const place = isOfEnd ? points.length - 1 : year % Math.max(1, points.length)
      const after = points[place]?.years ?? 0
      const tree = explainFuture(input, { of, figure, after, isReal: false })
      const shown = shownOf(input, { of, figure }, place)
      expect(tree === undefined).toBe(shown === undefined)
      if (tree === undefined || shown === undefined) return
      const carried = JSON.parse(JSON.stringify(tree)) as Derivation
      expect(discrepancies(carried, FUTURE_EVALUATORS)).toEqual([])
      expect(replay(carried, FUTURE_EVALUATORS).toString()).toBe(tree.value)
      // Decimals of a mix stand against float64 within a hundredth of a cent of a million: a half cent may fall on either side.
      const bound = figure === 'below_paid' ? 1e-9 : 0.01 + 1e-10 * shown
      expect(Math.abs(Number(tree.value) - shown)).toBeLessThanOrEqual(bound)
    },
  )
})
