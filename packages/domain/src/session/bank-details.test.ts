import { expect, it } from 'vitest'
import { lacksBankDetails } from './bank-details.ts'

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
