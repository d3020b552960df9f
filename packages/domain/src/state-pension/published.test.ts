import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { valueAt } from '../law/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { cents, pensionCase, yearsAt } from './cases.testing.ts'
import {
  computePension,
  NO_POINTS,
  PENSION_CEILING,
  pointsOfWage,
  situationOf,
  WAGE_REVALUATION,
  type PensionCase,
} from './index.ts'
import { figuresByYear } from './series.ts'

// Coefficients of a wage by its year, for pensions from 1 January 2022 (circ. Cnav 2022-3).
const REVALUATION_2022 = figuresByYear([
  [1970, '8.775 7.872 7.093 6.554 5.778 4.864 4.133 3.565 3.206 2.924'],
  [1980, '2.571 2.269 2.026 1.911 1.812 1.736 1.697 1.635 1.598 1.541'],
  [1990, '1.499 1.476 1.428 1.428 1.403 1.387 1.353 1.339 1.324 1.309'],
  [2000, '1.302 1.276 1.248 1.227 1.208 1.187 1.166 1.147 1.135 1.125'],
  [2010, '1.115 1.105 1.083 1.062 1.049 1.049 1.048 1.048 1.04 1.025'],
  [2020, '1.015 1.011'],
])

const cutToThree = (coefficient: Decimal): Decimal => coefficient.times(1000).floor().dividedBy(1000)

const wholePension = (given: Partial<PensionCase>) => {
  const { figures } = computePension(pensionCase(given))
  if (figures === undefined) throw new Error('The pension does not open.')
  return figures
}

describe('published figures of the average wage', () => {
  it('[SP-05] the coefficients of 2026 are those of 2022 carried on by the published steps, cut to three decimals at each', () => {
    const coefficients = valueAt(WAGE_REVALUATION, plainDate('2026-01-01')).value
    for (const [year, of2022] of REVALUATION_2022) {
      const carried = ['1.04', '1.008', '1.053', '1.022', '1.009'].reduce((held, step) => cutToThree(held.times(step)), of2022)
      expect([year, coefficients.get(year)?.toString()]).toEqual([year, carried.toString()])
    }
  })

  it.each([
    ['1', '38222'],
    ['1.04', '39734'],
  ])(
    '[SP-05] the ceilings give the highest average wage of 2022, coefficients raised by %s: %s euros (2022 counted)',
    (step, highest) => {
      const raised = [...REVALUATION_2022, [2022, new Decimal(1)] as const].map(([year, coefficient]) =>
        valueAt(PENSION_CEILING, plainDate(`${year}-01-01`)).value.times(cutToThree(coefficient.times(step))),
      )
      const best = raised.toSorted((a, b) => b.cmp(a)).slice(0, 25)
      expect(
        best
          .reduce((held, wage) => held.plus(wage))
          .dividedBy(25)
          .toFixed(0),
      ).toBe(highest)
    },
  )
})

describe('published figures of ages and of the minimum', () => {
  it.each([
    ['1964-06-15', '2027-04-01', 753, 170],
    ['1975-01-15', '2039-02-01', 768, 172],
  ])('[SP-04] born on %s: the pension opens on %s, at %d months, and asks for %d quarters', (birth, start, age, quarters) => {
    expect(situationOf(pensionCase({ birth: plainDate(birth), start: plainDate(start) }))).toMatchObject({
      opening: 'legal-age',
      legalAgeInMonths: age,
      requiredQuarters: quarters,
    })
  })

  it('[SP-11] a whole minimum is twelve months of 756.29 or of 903.93, 0.02 and 0.06 below the yearly amounts of the decree', () => {
    const year = (contributed: number) => {
      const { beforeSurcote, minimumTopUp } = wholePension({
        career: yearsAt(43, 1000, 2025, () => ({ contributed, assimilated: 4 - contributed })),
      })
      return beforeSurcote.plus(minimumTopUp)
    }
    expect([year(1), year(4)].map(cents)).toEqual(['9075.48', '10847.16'])
    expect([new Decimal('9075.50').minus(year(1)), new Decimal('10847.22').minus(year(4))].map(cents)).toEqual(['0.02', '0.06'])
  })
})

describe('published figures of Agirc-Arrco', () => {
  it('[SP-09] the ceiling of 2024 is 146.43 points for 2 874.82 euros, 23 000 above it 199.16 for 3 910.00 (guide no. 3)', () => {
    const [ceiling, above] = [pointsOfWage(euros(46_368), 2024), pointsOfWage(euros(69_368), 2024)]
    expect([ceiling, above].map(({ points }) => points.toString())).toEqual(['146.43', '345.59'])
    expect(above.points.minus(ceiling.points).toString()).toBe('199.16')
    expect([above.firstSlice.times('0.062'), above.secondSlice.times('0.17')].map(cents)).toEqual(['2874.82', '3910.00'])
  })

  it('[SP-10] 9 000 points are 12 947.40 euros a year at the full rate', () => {
    const points = { ...NO_POINTS, general: new Decimal(9000) }
    const career = yearsAt(43, 30_000, 2025, (year) => (year === 2025 ? { points } : {}))
    expect(wholePension({ career }).complementary.toFixed(2)).toBe('12947.40')
  })

  it('[SP-10] points of tranche C take 0.8675 at 63 years and 11 months, whole quarters of age alone', () => {
    const points = { ...NO_POINTS, trancheC: new Decimal(1000) }
    const career = yearsAt(43, 30_000, 2025, (year) => (year === 2015 ? { points } : {}))
    // Born on 12/03/1964; 1 000 points × 1.4386 × the coefficient, the same until 63 years and 9 months are over.
    const paid = (start: string) =>
      wholePension({ start: plainDate(start), career })
        .complementary.dividedBy('1438.6')
        .toFixed(4)
    expect(['2028-01-01', '2028-03-01', '2028-04-01'].map(paid)).toEqual(['0.8675', '0.8675', '0.8800'])
  })

  it('[SP-13] the increase for children stops at 2 367.48 euros a year', () => {
    const increase = (points: number) =>
      wholePension({
        childrenRaised: 3,
        career: yearsAt(43, 30_000, 2025, (year) =>
          year === 2015 ? { points: { ...NO_POINTS, general: new Decimal(points) } } : {},
        ),
      }).complementaryChildrenIncrease
    // A tenth of the points of after 2011: 16 456 × 1.4386 × 0.1 = 2 367.36.
    expect([16_456, 16_457, 30_000].map((points) => cents(increase(points)))).toEqual(['2367.36', '2367.48', '2367.48'])
  })

  it('[SP-13] points of managers from 2012 on are raised by a tenth for three children as for seven', () => {
    const increase = (childrenRaised: number, year: number) =>
      wholePension({
        childrenRaised,
        career: yearsAt(43, 30_000, 2025, (held) =>
          held === year ? { points: { ...NO_POINTS, agirc: new Decimal(1000) } } : {},
        ),
      }).complementaryChildrenIncrease
    expect([increase(3, 2011), increase(3, 2012), increase(7, 2012)].map(cents)).toEqual(['115.09', '143.86', '143.86'])
  })
})
