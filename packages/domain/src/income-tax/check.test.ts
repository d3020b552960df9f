import { describe, expect, it } from 'vitest'

import { DomainInputError } from '../input/index.ts'
import { euros } from '../money/index.ts'
import { checkHousehold, collectedTax, computeTax, explainTax, taxLawOf, type Household } from './index.ts'

const single: Household = {
  marital_status: 'CE',
  single_parent: false,
  children: 0,
  wage_1: euros(30_000),
  wage_2: euros(0),
  deduction: euros(0),
}

describe('an impossible household', () => {
  it.each<[string, object, string, string, string]>([
    ['−1 children', { children: -1 }, 'children', '-1', 'out-of-range'],
    ['half a child', { children: 0.5 }, 'children', '0.5', 'not-whole'],
    ['100 children', { children: 100 }, 'children', '100', 'out-of-range'],
    ['the status "PACS"', { marital_status: 'PACS' }, 'marital_status', 'PACS', 'not-in-list'],
    ['a deduction of −1 000 €', { deduction: euros(-1000) }, 'deduction', '"-1000"', 'out-of-range'],
    ['a wage that is a plain number', { wage_1: 30_000 }, 'wage_1', '30000', 'not-an-amount'],
    ['single_parent as text', { single_parent: 'yes' }, 'single_parent', 'yes', 'not-in-list'],
  ])('[IT-12] %s is refused by every computation', (_, change, field, value, reason) => {
    const household = { ...single, ...change }
    expect(checkHousehold(household)).toMatchObject({ name: 'DomainInputError', field, value, reason })
    for (const compute of [computeTax, explainTax, collectedTax]) {
      expect(() => compute(household, taxLawOf(2025))).toThrow(DomainInputError)
    }
  })

  it('[IT-12] one that is right has no refusal, and its tax', () => {
    expect(checkHousehold(single)).toBeUndefined()
    expect(collectedTax(single, taxLawOf(2025)).toFixed(2)).toBe('1564.00')
  })

  it('[IT-01] a law that taxLawOf did not give is refused', () => {
    expect(() => computeTax(single, { ...taxLawOf(2025), incomeYear: 2030 })).toThrow(DomainInputError)
  })
})
