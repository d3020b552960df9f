import { describe, expect, it } from 'vitest'

import { amountIn, convertAmount, euros, MONTHS_PER_YEAR, PERIODICITIES } from './index.ts'

describe('saying an amount in another periodicity', () => {
  it('[S-CONST-33] counts twelve months to a year', () => {
    expect(MONTHS_PER_YEAR).toBe(12)
    expect(convertAmount(euros(50), 'monthly', 'yearly').toString()).toBe('600')
    expect(convertAmount(euros(50), 'monthly', 'one_shot').toString()).toBe('600')
    expect(convertAmount(euros(600), 'one_shot', 'monthly').toString()).toBe('50')
  })

  it('rounds the twelfth to the cent', () => {
    expect(convertAmount(euros(100), 'yearly', 'monthly').toString()).toBe('8.33')
  })

  it("takes a one-off amount for a year's", () => {
    expect(convertAmount(euros(100), 'yearly', 'one_shot').toString()).toBe('100')
    expect(convertAmount(euros(100), 'one_shot', 'yearly').toString()).toBe('100')
  })

  it.each(PERIODICITIES)('gives an amount stated as %s back unchanged', (periodicity) => {
    expect(amountIn({ amount: euros('100.01'), periodicity }, periodicity).toString()).toBe('100.01')
  })
})
