import { describe, expect, it } from 'vitest'

import { ACCOUNT_TYPES } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import { NO_EVALUATORS } from './evaluators.testing.ts'
import { hasPaymentCeiling, paymentCeilingOf, type PayerStatus } from './index.ts'

const ceilingOf = (status: PayerStatus, base: string, counted: string, on = '2026-11-20') =>
  paymentCeilingOf({ status, base: euros(base), counted: euros(counted), asOf: plainDate(on) })

describe('the yearly ceiling of own payments', () => {
  it('[PAYCEIL-01] bounds PEE, PEG, PEI and PERCO, and no other plan', () => {
    expect(ACCOUNT_TYPES.filter(hasPaymentCeiling).toSorted()).toEqual(['PEE', 'PEG', 'PEI', 'PERCO'])
  })

  // A quarter of the pay; without pay, a quarter of 47 100 and 48 060 (CT L.3332-10, rules-facts of the URSSAF).
  it.each([
    ['EMPLOYEE', '40000', '9999.99', '2026-11-20', '10000.00', '0.01'],
    ['EMPLOYEE', '40000', '10000', '2026-11-20', '10000.00', '0.00'],
    ['EMPLOYEE', '40000', '12000', '2026-11-20', '10000.00', '0.00'],
    ['RETIRED', '18000.03', '0', '2026-11-20', '4500.00', '4500.00'],
    ['SELF_EMPLOYED', '0', '0', '2026-11-20', '0.00', '0.00'],
    ['NO_PAY', '99999', '15', '2026-11-20', '12015.00', '12000.00'],
    ['NO_PAY', '0', '0', '2025-06-01', '11775.00', '11775.00'],
  ] as const)('[PAYCEIL-01, PAYCEIL-02] %s, from %s with %s counted on %s', (status, base, counted, on, ceiling, left) => {
    const found = ceilingOf(status, base, counted, on)
    expect([found.ceiling, found.left].map((amount) => amount.toFixed(2))).toEqual([ceiling, left])
  })

  it('[PAYCEIL-02] is explained by steps that replay, the cut of a fraction of a cent included', () => {
    for (const base of ['40000', '18000.03']) {
      const { left } = ceilingOf('EMPLOYEE', base, '9.99').explanation
      expect(discrepancies(left, NO_EVALUATORS)).toEqual([])
    }
  })
})
