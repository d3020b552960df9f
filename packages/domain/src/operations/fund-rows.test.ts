import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { fundRows, lotFreedom, transactionDetails, type TransactionDetails } from './index.ts'

const lot = (fund: string, acquired: string, available: string | null, units: number, amount: string) => ({
  policy_id: 'pee',
  investment_id: fund,
  acquired_on: plainDate(acquired),
  available_on: available === null ? null : plainDate(available),
  origin: 'profit-sharing',
  units,
  amount: euros(amount),
})

const sell = (fund: string, amount: string) =>
  ({ policy_id: 'pee', investment_id: fund, amount: euros(amount), meaning: 'RACHAT' }) as const

/** 5 000,00 € of two funds, out of three lots. */
const RELEASE: TransactionDetails = {
  id: 'T-1',
  date: plainDate('2026-11-20'),
  gross_amount: euros('5000'),
  social_tax: euros('208.32'),
  net_amount: euros('4791.68'),
  payment_amount: euros('4791.68'),
  instructions: [sell('shares', '4604.57'), sell('bonds', '395.43')],
  allocable_accounts: [],
  status: 'VALIDEE',
  lots: [
    lot('shares', '2025-05-30', '2030-06-01', 10, '2000.40'),
    lot('bonds', '2022-05-31', '2027-06-01', 3.5162, '395.43'),
    lot('shares', '2023-05-31', '2028-06-01', 14.9746, '2604.17'),
  ],
  unit_values: [{ investment_id: 'shares', value: 184.37, day: plainDate('2026-11-18') }],
}

describe('the funds of an operation', () => {
  it('[OPER-22] stand once each, with their lots, those that become free first before the others', () => {
    const rows = fundRows(RELEASE, 'RACHAT')
    expect(
      rows.map(({ investment_id: fund, amount, units, value, lots }) => [
        fund,
        amount.toFixed(2),
        units?.toFixed(4),
        value?.value,
        lots.map((one) => one.acquired_on),
      ]),
    ).toEqual([
      ['shares', '4604.57', '24.9746', 184.37, ['2023-05-31', '2025-05-30']],
      ['bonds', '395.43', '3.5162', undefined, ['2022-05-31']],
    ])
  })

  it('[OPER-22] a fund that several instructions name stands once, and has no lots where none are told', () => {
    const twice = {
      ...RELEASE,
      lots: undefined,
      instructions: [sell('shares', '1'), sell('shares', '2'), { ...sell('bonds', '3'), meaning: 'SOUSCRIPTION' as const }],
    }
    expect(fundRows(twice, 'RACHAT').map(({ amount, units, lots }) => [amount.toNumber(), units, lots])).toEqual([
      [3, undefined, []],
    ])
    expect(fundRows({ ...twice, lots: RELEASE.lots }, 'SOUSCRIPTION')).toMatchObject([{ investment_id: 'bonds', lots: [] }])
  })

  it('[OPER-22] a lot that is sold before it is free says so, one for retirement too', () => {
    const sold = plainDate('2026-11-26')
    const on = (day: string | null) => lotFreedom({ available_on: day === null ? null : plainDate(day) }, sold)
    expect([on('2026-11-26'), on('2026-11-27'), on(null)]).toEqual(['free', 'later', 'retirement'])
  })

  it('[ENT-42] [OPER-22] what stands behind an operation is read as it was written', () => {
    const whole: TransactionDetails = {
      ...RELEASE,
      asked: {
        day: plainDate('2026-11-20'),
        hour: '10:42',
        with_code: true,
        release: 'HOME',
        event_date: plainDate('2026-09-14'),
        funds: ['shares'],
      },
      documents: [{ kind: 'DEED', name: 'deed.pdf', bytes: 1_400_000, state: 'accepted', day: plainDate('2026-11-24') }],
      sales: [
        {
          tax: 'charges',
          value: euros('11404.16'),
          paid_in: euros('8849.63'),
          amount: euros('5000'),
          on: plainDate('2026-11-20'),
        },
      ],
      paid_to: { by: 'bank', last_digits: '2606' },
    }
    expect(transactionDetails.decode(transactionDetails.encode(whole))).toEqual(whole)
  })
})
