import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies } from '../explain/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { addMonths, firstDayOfMonthFrom, plainDate, yearOf } from '../calendar/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { careers, pensionCases, pensionPlans } from './arbitraries.ts'
import { NO_EVALUATORS } from './cases.testing.ts'
import {
  caseAt,
  computeBase,
  computePension,
  explainBase,
  explainPension,
  NO_POINTS,
  pensionCurve,
  quarterPartsOf,
  settledCareer,
  situationOf,
  type PensionCase,
} from './index.ts'

const ONE = euros(1)

const written = (asked: PensionCase): Record<string, string> =>
  Object.fromEntries(Object.entries(computeBase(asked).figures ?? {}).map(([key, figure]) => [key, figure.toString()]))

describe('base pensions, in general', () => {
  test.prop([pensionCases])('[SP-06] the rate lies between 37.5 and 50 %, in steps of 0.625', (asked) => {
    const rate = computeBase(asked).figures?.rate ?? new Decimal('0.5')
    expect(rate.gte('0.375') && rate.lte('0.5')).toBe(true)
    expect(rate.dividedBy('0.00625').isInteger()).toBe(true)
  })

  test.prop([pensionCases])('[SP-08] no quarter of surcote stands beside a missing one', (asked) => {
    const { situation, figures } = computeBase(asked)
    expect(situation.surcoteQuarters === 0 || figures === undefined || figures.missingQuarters.isZero()).toBe(true)
  })

  test.prop([pensionCases])('[SP-07] before surcote it is never above half the ceiling', (asked) => {
    expect(computeBase(asked).figures?.beforeSurcote.lte(24_030) ?? true).toBe(true)
  })

  test.prop([pensionCases])('[SP-01] the explained figures are the bare ones, and can be replayed', (asked) => {
    const explained = Object.entries(explainBase(asked).figures ?? {})
    expect(Object.fromEntries(explained.map(([key, { value }]) => [key, value]))).toEqual(written(asked))
    expect(explained.flatMap(([, figure]) => discrepancies(figure, NO_EVALUATORS))).toEqual([])
  })

  test.prop([pensionCases, fc.infiniteStream(fc.nat())])('[SP-03] the order of the lines does not matter', (asked, keys) => {
    const shuffled = asked.career
      .map((line) => ({ line, key: keys.next().value ?? 0 }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ line }) => line)
    expect(written({ ...asked, career: shuffled })).toEqual(written(asked))
    expect(situationOf({ ...asked, career: shuffled })).toEqual(situationOf(asked))
  })

  test.prop([careers, datesOfYears(2026, 2084)])('[SP-03] a year never has more than four quarters', (career, start) => {
    const settled = settledCareer(career, start)
    expect(settled.filter(({ contributed, assimilated }) => contributed + assimilated > 4)).toEqual([])
    expect(new Set(settled.map(({ year }) => year)).size).toBe(settled.length)
  })

  test.prop([pensionPlans, datesOfYears(2027, 2070)])(
    '[SP-03] (S-59) quarters acquired, of children and to come are all of them, and none is below zero',
    (plan, day) => {
      const start = firstDayOfMonthFrom(day)
      const { acquired, children, ahead } = quarterPartsOf(plan, start)
      expect(acquired + children + ahead).toBe(situationOf(caseAt(plan, start)).allQuarters)
      expect(Math.min(acquired, children, ahead)).toBeGreaterThanOrEqual(0)
    },
  )

  test.prop([pensionCases, fc.integer({ min: 1970, max: 2075 })])(
    '[SP-06] one more contributed quarter never lowers the rate',
    (asked, year) => {
      const quarter = { year, wage: ONE, contributed: 1, assimilated: 0, points: NO_POINTS }
      const [before, after] = [computeBase(asked), computeBase({ ...asked, career: [...asked.career, quarter] })]
      const rate = before.figures?.rate ?? new Decimal(0)
      expect(after.figures?.rate.gte(rate) ?? before.figures === undefined).toBe(true)
    },
  )

  test.prop([pensionCases])('[SP-05] wages below every ceiling scale the pension', (asked) => {
    const small = new Map<number, number>(asked.career.map(({ year, wage }) => [year, wage.toNumber() % 2700]))
    const scaled = (factor: number): PensionCase => ({
      ...asked,
      career: [...small].map(([year, wage]) => ({
        year,
        wage: euros((wage * factor) / 2),
        contributed: 4,
        assimilated: 0,
        points: NO_POINTS,
      })),
    })
    const [once, twice] = [computeBase(scaled(1)).figures, computeBase(scaled(2)).figures]
    expect(twice?.withSurcote.toFixed(12)).toBe(once?.withSurcote.times(2).toFixed(12))
  })

  test.prop([datesOfYears(1955, 2010), datesOfYears(1955, 2010), pensionCases])(
    '[SP-04] a younger generation never opens earlier',
    (a, b, asked) => {
      const [older, younger] = a <= b ? [a, b] : [b, a]
      const opens = (birth: typeof a) => situationOf({ ...asked, birth }).opening === 'legal-age'
      expect(!opens(younger) || opens(older)).toBe(true)
    },
  )
})

describe('whole pensions, in general', () => {
  const whole = (asked: PensionCase): Record<string, string> =>
    Object.fromEntries(Object.entries(computePension(asked).figures ?? {}).map(([key, figure]) => [key, figure.toString()]))

  test.prop([pensionCases])(
    '[SP-01] explaining changes no figure of a whole pension, and every step can be replayed',
    (asked) => {
      const explained = Object.entries(explainPension(asked).figures ?? {})
      expect(Object.fromEntries(explained.map(([key, { value }]) => [key, value]))).toEqual(whole(asked))
      expect(explained.flatMap(([, figure]) => discrepancies(figure, NO_EVALUATORS))).toEqual([])
    },
  )

  test.prop([pensionCases])(
    '[SP-14] the base and the complementary pension have whole cents, and a twelfth of their sum is the month',
    (asked) => {
      const { figures } = computePension(asked)
      if (figures === undefined) return
      const { base, complementary, month } = figures
      expect([base, complementary, month].filter((amount) => amount.decimalPlaces() > 2)).toEqual([])
      expect(base.plus(complementary).dividedBy(12).minus(month).abs().lte('0.005')).toBe(true)
    },
  )

  test.prop([pensionCases])('[SP-10] the rights are linear in the points', (asked) => {
    const times = (factor: number): PensionCase => ({
      ...asked,
      childrenRaised: 0,
      career: asked.career.map((line) => ({
        ...line,
        points: {
          general: line.points.general.times(factor),
          agirc: line.points.agirc.times(factor),
          trancheC: line.points.trancheC.times(factor),
        },
      })),
    })
    const amount = (factor: number) => computePension(times(factor)).figures?.complementary ?? new Decimal(0)
    expect(amount(10).minus(amount(1).times(10)).abs().lte('0.06')).toBe(true)
  })

  test.prop([pensionCases])(
    '[SP-11] the minimum is never below 0, none below the full rate, and never lifts all pensions over its ceiling',
    (asked) => {
      const { figures } = computePension(asked)
      if (figures === undefined) return
      const { minimumTopUp, beforeSurcote, complementary, complementaryChildrenIncrease, missingQuarters } = figures
      expect(minimumTopUp.gte(0)).toBe(true)
      expect(minimumTopUp.isZero() || missingQuarters.isZero()).toBe(true)
      const all = beforeSurcote
        .plus(minimumTopUp)
        .plus(complementary)
        .minus(complementaryChildrenIncrease)
        .plus(asked.otherPensions)
      expect(minimumTopUp.isZero() || all.lte('17338.69')).toBe(true)
    },
  )

  test.prop([pensionCases, fc.integer({ min: 1, max: 60 })])(
    '[SP-10] the complementary pension never falls with a later start',
    (asked, months) => {
      const later = addMonths(asked.start, months)
      const [soon, late] = [asked.start, later].map((start) => computePension({ ...asked, start }).figures?.complementary)
      expect(soon === undefined || (late ?? new Decimal(0)).gte(soon)).toBe(true)
    },
  )
})

describe('curves of pensions, in general', () => {
  // A curve is computed month by month: thirty plans are some three thousand pensions.
  test.prop([pensionPlans], SLOW)(
    '[SP-16] a later start never lowers the pension once the mean has all its years, and a year that lowers it is poorer than their mean',
    (plan) => {
      const curve = pensionCurve(plan, plainDate('2026-11-20'))
      const falls = curve.flatMap((point, at) => {
        const before = curve[at - 1]
        // Two roundings to the cent and one of the month.
        return before && point.figures.month.lt(before.figures.month.minus('0.02')) ? [{ point, before }] : []
      })
      const counted = (start: string) =>
        new Set(
          plan.statement
            .filter(({ contributed }) => contributed > 0)
            .map(({ year }) => year)
            .concat(Array.from({ length: Math.max(0, yearOf(plainDate(start)) - 2026) }, (_, at) => 2026 + at)),
        ).size
      expect(falls.filter(({ before }) => counted(before.start) >= 25)).toEqual([])
      expect(falls.filter(({ point, before }) => point.figures.averageWage.gte(before.figures.averageWage))).toEqual([])
    },
  )
})
