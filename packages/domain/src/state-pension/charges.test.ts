import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { chargeRatesFor } from './index.ts'

const DAY = plainDate('2026-11-20')
const rates = (income: number, furtherHalfParts = 0): string => {
  const { base, complementary } = chargeRatesFor({ referenceIncome: euros(income), furtherHalfParts }, DAY)
  return `${base.toString()} ${complementary.toString()}`
}

describe('the social charges on a pension', () => {
  it.each([
    [0, 0, '0 0'],
    [13_048, 0, '0 0'],
    [13_048.01, 0, '4.3 4.3'],
    [17_057, 0, '4.3 4.3'],
    [17_058, 0, '7.4 8.4'],
    [26_472, 0, '7.4 8.4'],
    [26_473, 0, '9.1 10.1'],
    [16_532, 1, '0 0'],
    [16_533, 1, '4.3 4.3'],
    [26_473, 2, '7.4 8.4'],
    [40_605, 2, '9.1 10.1'],
  ])('[SP-19] of a reference income of %d and %d further half parts: %s', (income, halfParts, expected) => {
    expect(rates(income, halfParts)).toBe(expected)
  })

  test.prop([fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 50_000 })])(
    '[SP-19] never fall with a higher income, nor rise with another half part',
    (income, halfParts, more) => {
      const base = (given: number, parts: number) => Number(rates(given, parts).split(' ')[0])
      expect(base(income + more, halfParts)).toBeGreaterThanOrEqual(base(income, halfParts))
      expect(base(income, halfParts + 1)).toBeLessThanOrEqual(base(income, halfParts))
    },
  )
})
