import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { sumEuros } from '../money/index.ts'
import { anyAccount, listsOf } from './arbitraries.ts'
import { changeOf, compartmentsOf, freeingOf } from './index.ts'

describe('any accounts in detail', () => {
  test.prop([listsOf(anyAccount, { maxLength: 6 }), fc.constantFrom(plainDate('2026-11-20'), plainDate('2030-01-31'))])(
    '[ACC-10] parts add up to what they are parts of, whatever is left out',
    (accounts, today) => {
      for (const account of accounts) {
        const parts = compartmentsOf(account)
        expect([account.balance.toFixed(2), '0.00']).toContain(sumEuros(parts.map(({ amount }) => amount)).toFixed(2))
      }
      const { dates, undated } = freeingOf(accounts, today)
      expect(sumEuros([...dates.map(({ amount }) => amount), undated]).toFixed(2)).toBe(
        sumEuros(accounts.map(({ balance }) => balance)).toFixed(2),
      )
      expect(changeOf(accounts, 'opening', today)).toBeUndefined()
    },
  )
})
