import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros, ZERO_EUROS } from '../money/index.ts'
import {
  compareVariants,
  comparedYears,
  evenPace,
  isComparedYear,
  MOST_COMPARED,
  savingAlong,
  savingAt,
  simulateTaxSaving,
  situationOf,
  type TaxRequest,
} from './index.ts'

const today = plainDate('2026-11-20')
const request: TaxRequest = {
  gender: 'F',
  client_age: 40,
  allocated_periodicity: null,
  marital_status: 'CE',
  monthly_income: euros(euros(38_000).dividedBy(12)),
}
const situation = situationOf(request, today)

describe('the saving along a range', () => {
  it('[TS-07] is exact at equal steps and at the bends between them, which say why', () => {
    const points = savingAlong(situation, { from: ZERO_EUROS, to: euros(6000), steps: 4 })
    expect(points.map(({ payment, bends }) => `${payment.toString()} ${bends.map(({ kind }) => kind).join()}`.trim())).toEqual([
      '0',
      '1500',
      '3000',
      '4500',
      '4606 decote',
      '4621 band',
      '4710 ceiling',
      '6000',
    ])
    for (const { payment, saving } of points) expect(saving).toEqual(savingAt(situation, payment))
  })

  it('[TS-07] has one pace where nothing bends it before the ceiling, and none where something does (S-62)', () => {
    const paceOf = (monthly: number): string | undefined => {
      const household = situationOf({ ...request, monthly_income: euros(monthly) }, today)
      return evenPace(savingAlong(household, { from: ZERO_EUROS, to: household.ceiling, steps: 4 }))?.toString()
    }
    expect([paceOf(5000), paceOf(2850), paceOf(1000)]).toEqual(['0.3', undefined, '0'])
    expect(evenPace([])).toBeUndefined()
  })

  it('[TS-07] leaves out bends outside the range, and steps that fall on one euro', () => {
    const of = (from: number, to: number, steps: number) =>
      savingAlong(situation, { from: euros(from), to: euros(to), steps }).map(({ payment }) => payment.toNumber())
    expect(of(100, 102, 10)).toEqual([100, 101, 102])
    expect(of(4606, 4606, 1)).toEqual([4606])
    expect(of(4700, 4720, 1)).toEqual([4700, 4710, 4720])
  })
})

describe('variants side by side', () => {
  const variant = (change: Partial<TaxRequest>, year = 2026) => ({ request: { ...request, ...change }, year })

  it('[TS-08] have the figures of the answer, and the lines that differ are marked', () => {
    const asked = variant({ allocated_amount: euros(100), allocated_periodicity: 'monthly' })
    const { variants, differing } = compareVariants([variant({}), asked], today)
    for (const [at, { request: one }] of [variant({}), asked].entries()) {
      const { payment, tax_reduction: saving, taxBefore, ceiling } = simulateTaxSaving(one, today)
      expect(variants[at]).toMatchObject({ payment, saving, taxBefore, ceiling, effort: payment.minus(saving) })
    }
    expect(differing).toEqual(['payment', 'saving', 'effort'])
  })

  it('[TS-08] may take the law of another year and another family', () => {
    const { variants, differing } = compareVariants([variant({}), variant({}, 2025), variant({ children: 2 })], today)
    expect(variants.map(({ year, incomeYear }) => [year, incomeYear])).toEqual([
      [2026, 2025],
      [2025, 2024],
      [2026, 2025],
    ])
    expect(differing).toEqual(['payment', 'year', 'incomeYear', 'children', 'ceiling', 'taxBefore', 'saving', 'effort'])
    expect(comparedYears(today)).toEqual([2025, 2026])
    expect(comparedYears(plainDate('2025-06-01'))).toEqual([2025])
  })

  it('[TS-08] [TAX-30] may take the year of the day where its law is not known yet: the latest known figures stand in', () => {
    const day = plainDate('2029-03-01')
    expect(comparedYears(day)).toEqual([2025, 2026, 2027, 2029])
    expect(comparedYears(plainDate('2024-12-31'))).toEqual([])
    expect([2024, 2025, 2027, 2028, 2031, 123_456, -1].filter((year) => isComparedYear(year))).toEqual([2025, 2027, 2028, 2031])
    const { variants } = compareVariants([variant({}, 2029), variant({}, 2027), variant({}, 2028)], day)
    const { tax_reduction: saving, ceiling } = simulateTaxSaving(request, day)
    expect(variants[0]).toMatchObject({ year: 2029, incomeYear: 2025, saving, ceiling })
    expect(variants.map(({ incomeYear }) => incomeYear)).toEqual([2025, 2025, 2025])
  })

  it('[TS-08] are three at most, and one alone differs in nothing', () => {
    const four = Array.from({ length: 4 }, () => variant({}))
    expect([compareVariants(four, today).variants.length, MOST_COMPARED]).toEqual([3, 3])
    expect(compareVariants([variant({})], today).differing).toEqual([])
    expect(compareVariants([], today)).toEqual({ variants: [], differing: [] })
  })
})
