import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { find, stepsOf, unreadable, withoutIdentities, type Derivation } from '../explain/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { pensionCases } from '../state-pension/arbitraries.ts'
import { explainPension, pensionCurve } from '../state-pension/index.ts'
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
