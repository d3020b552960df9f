import { describe, expect, it } from 'vitest'

import { Decimal, euros } from '../money/index.ts'
import { afterCharges, monthlyParts, survivorsMost } from './index.ts'

const written = (parts: ReturnType<typeof monthlyParts>) => Object.values(parts).map((amount) => amount.toFixed(2))
const YEAR = { yearly_amount_base: euros('14000.02'), yearly_amount_complementary: euros('5187.35'), monthly: undefined }

describe('the pension of a month', () => {
  it('is a twelfth of both yearly amounts, half up, and its parts add up to it', () => {
    expect(written(monthlyParts(YEAR))).toEqual(['1166.67', '432.28', '1598.95'])
    const half = { yearly_amount_base: euros('12.06'), yearly_amount_complementary: euros(0), monthly: undefined }
    expect(monthlyParts(half).month.toFixed(3)).toBe('1.010')
  })

  it('is the month of the row where the row has one', () => {
    expect(written(monthlyParts({ ...YEAR, monthly: euros('1600.00') }))).toEqual(['1166.67', '433.33', '1600.00'])
  })

  it('loses social charges part by part, each rounded to the cent', () => {
    const rates = { base: new Decimal('9.1'), complementary: new Decimal('10.1') }
    expect(written(afterCharges(monthlyParts(YEAR), rates))).toEqual(['1060.50', '388.62', '1449.12'])
  })

  it('leaves a surviving spouse at most 54 % of the base and 60 % of the complementary part', () => {
    // 629.9991 + 259.374, each rounded: 630.00 + 259.37.
    expect(survivorsMost(monthlyParts({ ...YEAR, yearly_amount_base: euros('14000.00') })).toFixed(2)).toBe('889.37')
  })
})
