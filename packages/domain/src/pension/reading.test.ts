import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { find, stepsOf, unreadable, withoutIdentities, type Derivation } from '../explain/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { pensionCases } from '../state-pension/arbitraries.ts'
import { pensionCase } from '../state-pension/cases.testing.ts'
import { explainPension, pensionCurve, type CareerYear } from '../state-pension/index.ts'
import { estimateBases } from './arbitraries.ts'
import { explainStart, planOf, readingOf } from './index.ts'

const FEW = inProportion(0.2)

const hardToRead = (figure: Derivation): readonly string[] => {
  const shown = withoutIdentities(figure)
  return unreadable(shown, readingOf(shown)).map(({ term }) => term)
}

describe('reading a pension', () => {
  test.prop([pensionCases], FEW)('[PE-14] (S-43) no list of any pension has more than eight steps', (asked) => {
    const { figures } = explainPension(asked)
    if (figures === undefined) return
    const { base, complementary, month } = figures
    expect([base, complementary, month].map(hardToRead)).toEqual([[], [], []])
  })

  test.prop([estimateBases, fc.nat()], inProportion(0.05))('[PE-14] (S-43) nor has one with other schemes', (basis, place) => {
    const points = pensionCurve(planOf(basis), basis.today)
    const start = points[place % Math.max(1, points.length)]?.start
    const explained = start && explainStart(basis, start)
    if (explained === undefined) return
    expect(Object.values(explained).map(hardToRead)).toEqual([[], [], []])
  })

  const yearOf = (year: number, wage: number, agirc: string): CareerYear => ({
    year,
    wage: euros(wage),
    contributed: wage,
    assimilated: 0,
    points: { general: new Decimal(0), agirc: new Decimal(agirc), trancheC: new Decimal('0.01') },
  })

  it.each([
    ['a career elsewhere alone', { otherQuarters: 1 }],
    ['a year of one quarter, with points of each kind', { career: [yearOf(1970, 0, '0'), yearOf(1971, 1, '0.01')] }],
  ])(
    '[PE-14] (S-43) the top-up to the minimum is read after what it follows from, in no more than eight steps: %s',
    (_, told) => {
      const { figures } = explainPension(pensionCase({ birth: plainDate('1955-01-01'), start: plainDate('2026-01-01'), ...told }))
      const base = figures && withoutIdentities(figures.base)
      const lines =
        base &&
        readingOf(base)
          .summary?.(base)
          .map(({ term }) => term)
      expect(lines?.slice(-3)).toEqual([
        'state-pension.minimum-month',
        'state-pension.minimum-room',
        'state-pension.minimum-top-up',
      ])
      expect([figures?.base, figures?.complementary, figures?.month].map((figure) => figure && hardToRead(figure))).toEqual([
        [],
        [],
        [],
      ])
    },
  )

  it('[PE-14] (S-43) a month is average wage, base, points and complementary; the years of the mean are lines of one step, in order', () => {
    const [basis] = fc.sample(
      estimateBases.filter(({ statement }) => statement.length > 25),
      { numRuns: 1, seed: 20_261_120 },
    )
    const start = basis && pensionCurve(planOf(basis), basis.today).find(({ ageInMonths }) => ageInMonths >= 67 * 12)?.start
    const explained = basis && start && explainStart(basis, start)
    const month = explained && withoutIdentities(explained.monthly)
    expect(month).toBeDefined()
    if (month === undefined) return
    const reading = readingOf(month)
    expect(reading.summary?.(month).map(({ term }) => term)).toEqual([
      'state-pension.average-wage',
      'state-pension.base',
      'state-pension.points-common',
      'state-pension.complementary',
    ])
    const mean = find(month, 'state-pension.average-wage')
    const [best] = mean === undefined ? [] : stepsOf(mean, reading)
    const years = best?.lines.map(({ figure }) => Number(figure.details?.['year'])) ?? []
    expect(years.length).toBeGreaterThan(20)
    expect(years).toEqual(years.toSorted((a, b) => a - b))
  })
})
