import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { Decimal, euros, formatAmountInput, sumEuros } from '../money/index.ts'
import { shares } from './arbitraries.ts'
import { EMPTY_PAYMENT, leftToShare, partsOf } from './index.ts'

test.prop([shares, fc.integer({ min: 1, max: 2_000_000 })])(
  '[PAYM-04] parts add up to the amount exactly, and none is a cent or more from its percent',
  (percents, cents) => {
    const amount = euros(new Decimal(cents).dividedBy(100))
    const account = {
      policy_id: '1',
      title: 'PEE',
      type: 'PEE' as const,
      order: 1,
      investments: percents.map((_, at) => ({ id: String(at), label: String(at), held: true })),
    }
    const form = {
      ...EMPTY_PAYMENT,
      amount: formatAmountInput(amount),
      shares: Object.fromEntries(percents.map((percent, at) => [String(at), String(percent)])),
    }
    const parts = partsOf(form, account)
    expect(leftToShare(form, account)).toBe(0)
    expect(sumEuros(parts).toFixed(2)).toBe(amount.toFixed(2))
    for (const [at, part] of parts.entries())
      expect(
        part
          .minus(amount.times(percents[at] ?? 0).dividedBy(100))
          .abs()
          .lessThan('0.01'),
      ).toBe(true)
  },
)
