import { describe, expect, it } from 'vitest'

import type { Account, AccountType } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { euros, ZERO_EUROS } from '../money/index.ts'
import { NO_EVALUATORS } from './evaluators.testing.ts'
import {
  EMPTY_TRANSFER,
  transferErrors,
  transferFee,
  transferLastDay,
  transferOffers,
  transferVerdict,
  type TransferForm,
} from './index.ts'

const TODAY = plainDate('2026-11-20')

const account = (type: AccountType, more: Partial<Account> = {}): Account => ({
  type,
  scope: type.startsWith('PEE') || type === 'PERCO' ? 's2e' : 'ais',
  title: type,
  policy_id: type,
  balance: euros(10_000),
  ...more,
})

const opened = (day: string): Pick<Account, 'since'> => ({
  since: [
    {
      from: plainDate(day),
      paid_in: ZERO_EUROS,
      top_up: ZERO_EUROS,
      paid_out: ZERO_EUROS,
      charges: ZERO_EUROS,
      performance: ZERO_EUROS,
    },
  ],
})

const offerOf = (one: Account) => {
  const [offer] = transferOffers(undefined, [one])
  if (offer === undefined) throw new Error('the account is of no collective scope')
  return offer
}

const placesOf = (one: Account): readonly string[] => offerOf(one).parts.map(({ to, amount }) => `${to} ${amount.toFixed(2)}`)

describe('what goes where', () => {
  it.each([
    ['a PERCO', account('PERCO'), ['C2 10000.00']],
    ['a PERECO without compartments', account('PERECO'), ['C2 10000.00']],
    [
      'a PERECO with own payments',
      account('PERECO', { balance_vv: euros(4_000), balance_es: euros(6_000) }),
      ['C1 4000.00', 'C2 6000.00'],
    ],
    ['an article 83', account('A83'), ['C3 10000.00']],
    ['an article 83 with optional payments', account('A83', { balance_vv: euros(2_500) }), ['C1 2500.00', 'C3 7500.00']],
    ['a mandatory PER', account('PERO', { balance_co: euros(9_000), balance_vvnd: euros(1_000) }), ['C1 1000.00', 'C3 9000.00']],
    ['a Madelin', account('MADELIN', { scope: 'ais' }), ['C1 10000.00']],
    ['a PERP', account('RETIREMENT_SAVINGS', { scope: 'ais' }), ['C1 10000.00']],
    ['a PEE', account('PEE'), ['plan 10000.00']],
    ['an article 82', account('A82'), []],
    ['an empty PER', account('PER', { balance: ZERO_EUROS }), []],
  ] as const)('[TRF-02] %s', (_, one, places) => {
    expect(placesOf(one)).toEqual(places)
  })

  it('[TRF-01] [WDR-06] lists the accounts of a family, or of both, those that can be transferred first', () => {
    const all = [account('A82'), account('PERCO'), account('PERO'), account('LIFE_INSURANCE', { scope: 'marel' })]
    const types = (scope: 'ais' | 's2e' | undefined) => transferOffers(scope, all).map((one) => one.account.type)
    expect([types('ais'), types('s2e'), types(undefined)]).toEqual([['PERO', 'A82'], ['PERCO'], ['PERCO', 'PERO', 'A82']])
  })
})

describe('whether it is possible', () => {
  const said = (one: Account, more: Partial<TransferForm> = {}) =>
    transferVerdict({ ...EMPTY_TRANSFER, ...more }, offerOf(one), TODAY)

  it('[TRF-01] a collective plan once in three years while employed, at any time after', () => {
    const plan = account('PERECO')
    expect(said(plan)).toEqual({ kind: 'unanswered' })
    expect(said(plan, { isEmployed: true })).toEqual({ kind: 'possible' })
    expect(said(plan, { isEmployed: true, last: '21/11/2023' })).toEqual({ kind: 'not-yet', from: '2026-11-21' })
    expect(said(plan, { isEmployed: true, last: '20/11/2023' })).toEqual({ kind: 'possible' })
    expect(said(plan, { isEmployed: false, last: '01/11/2026' })).toEqual({ kind: 'possible' })
  })

  it('[TRF-01] a mandatory plan once membership has ended, the others at any time, an article 82 never', () => {
    expect(said(account('PERO'), { isEmployed: true })).toEqual({ kind: 'still-member' })
    expect(said(account('A83'), { isEmployed: false })).toEqual({ kind: 'possible' })
    for (const type of ['PER', 'PEE', 'MADELIN'] as const) expect(said(account(type))).toEqual({ kind: 'possible' })
    expect(said(account('A82'))).toEqual({ kind: 'closed' })
  })
})

describe('what it costs and when it arrives', () => {
  const feeOf = (one: Account) => transferFee(offerOf(one), TODAY)

  it('[TRF-03] one percent at most, which opens its calculation', () => {
    const fee = feeOf(account('PER', { balance: euros('12345.67'), ...opened('2022-01-10') }))
    if (fee.kind !== 'capped') throw new Error('the plan is younger than five years')
    expect([fee.most.toFixed(2), fee.freeFrom]).toEqual(['123.46', '2027-01-10'])
    expect(discrepancies(fee.explained, NO_EVALUATORS)).toEqual([])
    expect(feeOf(account('PER'))).toMatchObject({ kind: 'capped', freeFrom: undefined })
  })

  it('[TRF-03] nothing for a PER of five years and an older contract of ten; the rules of a PEE say what it costs', () => {
    expect(feeOf(account('PER', opened('2021-11-20')))).toEqual({ kind: 'free', since: '2026-11-20' })
    expect(feeOf(account('PERCO', opened('2021-11-20')))).toMatchObject({ kind: 'capped', freeFrom: '2031-11-20' })
    expect(feeOf(account('A83', opened('2016-11-20')))).toEqual({ kind: 'free', since: '2026-11-20' })
    expect(feeOf(account('PEE'))).toEqual({ kind: 'by-plan' })
  })

  it('[TRF-04] within two months of the complete request, clamped to the month; a PEE by its own rules', () => {
    expect(transferLastDay(offerOf(account('PER')), TODAY)).toBe('2027-01-20')
    expect(transferLastDay(offerOf(account('PER')), plainDate('2026-12-31'))).toBe('2027-02-28')
    expect(transferLastDay(offerOf(account('PEE')), TODAY)).toBeUndefined()
  })
})

it('[WDR-18] [TRF-05] a dossier needs an account, what its law asks, and who takes the money', () => {
  const offers = transferOffers(undefined, [account('PERECO'), account('A82'), account('PEE')])
  const said = (more: Partial<TransferForm>) =>
    transferErrors({ ...EMPTY_TRANSFER, ...more }, offers, TODAY).map(({ path, code }) => `${path} ${code}`)
  expect(said({})).toEqual(['policyId required'])
  expect(said({ policyId: 'A82' })).toEqual(['policyId required'])
  expect(said({ policyId: 'PERECO' })).toEqual(['isEmployed required', 'manager required', 'number required'])
  const whole = { policyId: 'PERECO', isEmployed: true, manager: 'Une autre maison', number: '77' }
  expect(said({ ...whole, last: '31/02/2024' })).toEqual(['last date-wrong'])
  expect(said({ ...whole, last: '21/11/2026' })).toEqual(['last date-wrong'])
  expect(said({ ...whole, isEmployed: false, last: '31/02/2024' })).toEqual([])
  expect(said({ policyId: 'PEE', manager: 'Une autre maison', number: '77' })).toEqual([])
})
