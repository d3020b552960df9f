import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { divideEuros, euros, sumEuros } from '../money/index.ts'
import { anyAccount, listsOf } from './arbitraries.ts'
import { changeOf, compartmentsOf, freeingOf, fundsAcross, fundsOf, type Account } from './index.ts'

const investment = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  cents: fc.integer({ min: 0, max: 10_000_000 }),
  value: fc.constantFrom(10, 20),
})

/** Accounts that hold some of a few funds. */
const invested = fc
  .tuple(
    listsOf(anyAccount, { minLength: 1, maxLength: 6 }),
    fc.array(fc.array(investment, { maxLength: 4 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([accounts, held]) =>
    accounts.map((account, place): Account =>
      Object.assign({}, account, {
        investments: (held[place] ?? []).map(({ id, cents, value }) => ({
          id,
          label: `Fonds ${id}`,
          fund_type: 'UC' as const,
          amount: divideEuros(euros(cents), 100),
          share_number: cents / 100 / value,
          share_value: value,
        })),
      }),
    ),
  )

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

  test.prop([invested])('[ACC-19] a fund stands once over all accounts, and nothing is lost of it', (accounts) => {
    const today = plainDate('2026-11-20')
    const across = fundsAcross(accounts, today)
    const each = accounts.flatMap((account) => fundsOf([account], today))
    const whole = (all: readonly { readonly amount: Account['balance'] }[]) =>
      sumEuros(all.map(({ amount }) => amount)).toFixed(2)
    expect(whole(across)).toBe(whole(each))
    for (const fund of across) expect(whole(fund.holders)).toBe(fund.amount.toFixed(2))
    expect(new Set(across.map(({ id, units, label }) => JSON.stringify([id, label, units?.value]))).size).toBe(across.length)
    expect(across.map(({ amount }) => amount.toNumber())).toEqual(
      across.map(({ amount }) => amount.toNumber()).toSorted((a, b) => b - a),
    )
  })
})
