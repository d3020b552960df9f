import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { formatEuros } from '../money/index.ts'
import * as law from './index.ts'
import { valueAt, type Band, type DatedParameter } from './index.ts'

const today = plainDate('2026-11-20')

const written = (scale: DatedParameter<readonly Band[]>): string =>
  valueAt(scale, today)
    .value.map(({ above, rate }) => `${above.toString()}:${rate.toString()}`)
    .join(' ')

it('[LAW-14] knows the allowance of a child, unchanged since 17 August 2012', () => {
  expect(formatEuros(valueAt(law.DIRECT_LINE_ALLOWANCE, today).value)).toBe('100\u00A0000,00\u00A0€')
  expect(() => valueAt(law.DIRECT_LINE_ALLOWANCE, plainDate('2012-08-16'))).toThrow('direct-line-allowance')
})

it('[LAW-16] knows the allowance of a beneficiary of life insurance and the levy above it', () => {
  expect(formatEuros(valueAt(law.LIFE_INSURANCE_ALLOWANCE, today).value)).toBe('152\u00A0500,00\u00A0€')
  expect(written(law.LIFE_INSURANCE_SCALE)).toBe('0:0.2 700000:0.3125')
})

it('[INH-12] [INH-13] knows the age and the one allowance of premiums paid late', () => {
  expect(valueAt(law.LATE_PREMIUMS_AGE, today).value).toBe(70)
  expect(valueAt(law.LATE_PREMIUMS_ALLOWANCE, today).value.toString()).toBe('30500')
})

it('[BEY-70] [BEY-72] knows the years of the recall and what may be given in money beside it', () => {
  expect(valueAt(law.GIFT_RECALL_YEARS, today).value).toBe(15)
  expect(valueAt(law.FAMILY_GIFT_ALLOWANCE, today).value.toString()).toBe('31865')
})

it('[LAW-15, INH-01] knows the allowances of the other heirs', () => {
  const allowances = [law.SIBLING_ALLOWANCE, law.NEPHEW_ALLOWANCE, law.OTHER_HEIR_ALLOWANCE]
  expect(allowances.map((allowance) => valueAt(allowance, today).value.toString())).toEqual(['15932', '7967', '1594'])
})

it('[LAW-14, LAW-15, INH-01] knows the scale of each link', () => {
  expect(written(law.DIRECT_LINE_SCALE)).toBe('0:0.05 8072:0.1 12109:0.15 15932:0.2 552324:0.3 902838:0.4 1805677:0.45')
  expect(written(law.SIBLING_SCALE)).toBe('0:0.35 24430:0.45')
  expect([written(law.RELATIVE_SCALE), written(law.UNRELATED_SCALE)]).toEqual(['0:0.55', '0:0.6'])
})

it('[LAW-01] knows what leaves the taxed estate', () => {
  expect(valueAt(law.HOME_ALLOWANCE, today).value.toString()).toBe('0.2')
  expect(valueAt(law.FUNERAL_COSTS, today).value.toString()).toBe('1500')
})

it('[LAW-12] knows what a usufruct is worth from each age', () => {
  const shares = valueAt(law.USUFRUCT_SHARES, today).value.map(({ fromAge, share }) => `${fromAge}:${share.toString()}`)
  expect(shares.join(' ')).toBe('0:0.9 21:0.8 31:0.7 41:0.6 51:0.5 61:0.4 71:0.3 81:0.2 91:0.1')
})
