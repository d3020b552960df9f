import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { formatEuros } from '../money/index.ts'
import { DIRECT_LINE_ALLOWANCE, LIFE_INSURANCE_ALLOWANCE, valueAt } from './index.ts'

const today = plainDate('2026-11-20')

it('knows the allowance of a child, unchanged since 17 August 2012', () => {
  expect(formatEuros(valueAt(DIRECT_LINE_ALLOWANCE, today).value)).toBe('100\u00A0000,00\u00A0€')
  expect(() => valueAt(DIRECT_LINE_ALLOWANCE, plainDate('2012-08-16'))).toThrow('direct-line-allowance')
})

it('knows the allowance of a beneficiary of life insurance', () => {
  expect(formatEuros(valueAt(LIFE_INSURANCE_ALLOWANCE, today).value)).toBe('152\u00A0500,00\u00A0€')
})
