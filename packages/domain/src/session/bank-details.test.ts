import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { awaitedAccount, lacksBankDetails } from './bank-details.ts'

const main = (payor: boolean) => [
  { main_company: false, payor: !payor },
  { main_company: true, payor },
]
const direct = { type: 'PRELEVEMENT' } as const
const transfer = { type: 'VIREMENT' } as const

it.each([
  [false, [], true],
  [false, [direct], true],
  [false, [transfer], false],
  [false, [direct, transfer], false],
  [true, [], false],
  [true, [direct], false],
  [true, [transfer], false],
])('[P-BANNER-06] payor %j with accounts %j lacks bank details: %j', (payor, bank_accounts, lacks) => {
  expect(lacksBankDetails({ companies: main(payor), bank_accounts })).toBe(lacks)
})

it('[P-BANNER-06] asks for nothing without a main company, nor without a profile of employee savings', () => {
  expect(lacksBankDetails({ companies: [{ main_company: false, payor: false }], bank_accounts: [] })).toBe(false)
  expect(lacksBankDetails(undefined)).toBe(false)
})

it('[RIB-18] money waits for the bank account in validation that can be used first, known by its last four digits', () => {
  const awaited = (...accounts: readonly (readonly ['VIREMENT' | 'PRELEVEMENT', string, string?])[]) =>
    awaitedAccount({
      awaited_bank_accounts: accounts.map(([purpose, day, last_digits]) => ({
        purposes: [purpose],
        usable_on: plainDate(day),
        last_digits,
      })),
    })
  expect(awaited(['VIREMENT', '2026-11-27', '0189'], ['VIREMENT', '2026-11-24', '2606'])).toEqual({
    lastDigits: '2606',
    usableOn: '2026-11-24',
  })
  expect(awaited(['VIREMENT', '2026-11-24'])).toEqual({ lastDigits: undefined, usableOn: '2026-11-24' })
  expect(awaited(['PRELEVEMENT', '2026-11-24', '2606'])).toBeUndefined()
  expect(awaitedAccount(undefined)).toBeUndefined()
})
