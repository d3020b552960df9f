import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import * as law from './index.ts'
import { valueAt } from './index.ts'

const ON = { 2024: plainDate('2024-06-30'), 2025: plainDate('2025-12-31') } as const

describe('the figures of the income tax', () => {
  it.each([
    [2024, '0:0 11497:0.11 29315:0.3 83823:0.41 180294:0.45', '504 14426', '1791 4224', '889 1470'],
    [2025, '0:0 11600:0.11 29579:0.3 84577:0.41 181917:0.45', '509 14555', '1807 4262', '897 1483'],
  ] as const)('of incomes %d are those of the law', (year, scale, costs, caps, decote) => {
    const day = ON[year]
    const { rate, min, max } = valueAt(law.WAGE_DEDUCTION, day).value
    const { halfPart, singleParentFirstChild } = valueAt(law.FAMILY_QUOTIENT_CAPS, day).value
    const small = valueAt(law.DECOTE, day).value
    const bands = valueAt(law.INCOME_TAX_SCALE, day).value
    expect(bands.map(({ above, rate: share }) => `${above.toString()}:${share.toString()}`).join(' ')).toBe(scale)
    expect([rate.toString(), `${min.toString()} ${max.toString()}`]).toEqual(['0.1', costs])
    expect(`${halfPart.toString()} ${singleParentFirstChild.toString()}`).toBe(caps)
    expect([small.rate.toString(), `${small.single.toString()} ${small.couple.toString()}`]).toEqual(['0.4525', decote])
    expect(valueAt(law.COLLECTION_THRESHOLD, day).value.toString()).toBe('61')
  })

  it('follow the latest finance law on the day of its publication', () => {
    expect(() => valueAt(law.LATEST_INCOME_YEAR, plainDate('2025-02-14'))).toThrow(law.OutsideValidity)
    expect(valueAt(law.LATEST_INCOME_YEAR, plainDate('2025-02-15')).value).toBe(2024)
    expect(valueAt(law.LATEST_INCOME_YEAR, plainDate('2026-02-19')).value).toBe(2024)
    expect(valueAt(law.LATEST_INCOME_YEAR, plainDate('2026-02-20')).value).toBe(2025)
  })
})

describe('the figures of pensions and annuities', () => {
  it.each([
    [2024, '0.1 450 4399'],
    [2025, '0.1 454 4439'],
  ] as const)('of incomes %d: 10 %% off pensions, within the bounds of the year', (year, expected) => {
    const { rate, min, max } = valueAt(law.PENSION_DEDUCTION, ON[year]).value
    expect([rate, min, max].join(' ')).toBe(expected)
  })

  it('tax 70 % of an annuity below 50, 50 % below 60, 40 % below 70, then 30 %', () => {
    const shares = valueAt(law.ANNUITY_TAXED_SHARES, plainDate('2026-11-20')).value
    expect(shares.map(({ fromAge, share }) => `${fromAge}:${share.toString()}`).join(' ')).toBe('0:0.7 50:0.5 60:0.4 70:0.3')
  })
})

describe('the figures of retirement savings', () => {
  it.each([
    [2023, '43992'],
    [2024, '46368'],
    [2025, '47100'],
    [2026, '48060'],
  ])('have the annual ceiling of the social security of %d', (year, ceiling) => {
    expect(valueAt(law.SOCIAL_SECURITY_CEILING, plainDate(`${year}-12-31`)).value.toString()).toBe(ceiling)
  })

  it('have the charges of the specification until 2025, and those of the law from 2026', () => {
    const charges = (day: string) =>
      [law.CAPITAL_SOCIAL_CHARGES, law.FLAT_TAX].map((parameter) => valueAt(parameter, plainDate(day)).value)
    expect(charges('2025-12-31')).toEqual([17.2, 30])
    expect(charges('2026-01-01')).toEqual([18.6, 31.4])
  })
})
