import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros, splitAmount } from '../money/index.ts'
import type { Operation, TransactionDetails } from '../operations/index.ts'
import { formRepeating, isRefusedCard, isSharedOtherwise, openedFor, paymentAgain, paymentTo, readAddress } from './index.ts'

type Offer = Parameters<typeof openedFor>[0]

const FUNDS = ['a', 'b', 'c']
const offerOf = (held: Readonly<Record<string, number>> = {}, limits: Readonly<Record<string, number>> = {}): Offer =>
  ({
    account: { policy_id: '1', investments: Object.entries(held).map(([id, amount]) => ({ id, amount: euros(amount) })) },
    allocable: { investments: FUNDS.map((id) => ({ id, fund_max_rate: limits[id] })) },
  }) as unknown as Offer

const OPERATION: Operation = {
  id: '41720121',
  scope: 's2e',
  type: 'VERSEMENT',
  policy_id: '1',
  amount: euros(300),
  date: plainDate('2026-11-20'),
  label: 'Versement par Carte Bancaire',
  status: 'Annulé',
  reason: 'refused',
  tax_choice: 'NOT_DEDUCTIBLE',
}

const detailsOf = (amounts: readonly number[]): TransactionDetails =>
  ({
    instructions: amounts.map((amount, at) => ({
      policy_id: '1',
      investment_id: FUNDS[at],
      amount: euros(amount),
      meaning: 'SOUSCRIPTION',
    })),
  }) as unknown as TransactionDetails

describe('a payment whose card was refused', () => {
  it.each([
    [{}, true],
    [{ type: 'VL' }, true],
    [{ reason: 'lapsed' }, false],
    [{ reason: 'cancelled' }, false],
    [{ reason: 'rejected' }, false],
    [{ reason: undefined }, false],
    [{ type: 'REMBOURSEMENT' }, false],
  ])('[PAYM-20] is known by its kind and its end: %j, %j', (given, expected) => {
    expect(isRefusedCard({ ...OPERATION, ...given })).toBe(expected)
  })

  it('[PAYM-20] is tried again with its account, amount, shares and tax choice; what was stated is not', () => {
    expect(formRepeating({ operation: OPERATION, details: detailsOf([180, 120]) }, offerOf())).toMatchObject({
      policyId: '1',
      way: 'card',
      amount: '300,00',
      shares: { a: '60', b: '40', c: '0' },
      taxChoice: 'NOT_DEDUCTIBLE',
      hasRead: false,
      keepsCeiling: false,
    })
    expect(formRepeating({ operation: { ...OPERATION, tax_choice: 'other' }, details: undefined }, offerOf())).toMatchObject({
      shares: {},
      taxChoice: '',
    })
  })

  test.prop([fc.integer({ min: 1_500, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })])(
    '[PAYM-20] has the percents by which it was made',
    (cents, one, other) => {
      const percents = [Math.min(one, other), Math.abs(one - other), 100 - Math.max(one, other)]
      const amount = euros(cents / 100)
      const parts = splitAmount(amount, percents).map((part) => part.toNumber())
      const { shares } = formRepeating({ operation: { ...OPERATION, amount }, details: detailsOf(parts) }, offerOf())
      expect(FUNDS.map((id) => Number(shares[id]))).toEqual(percents)
    },
  )
})

describe('a payment that opens', () => {
  it('[PAYM-18] is shared as its account is today, and not at all where that would be refused or nothing is held', () => {
    expect(openedFor(offerOf({ a: 10, b: 30 })).shares).toEqual({ a: '25', b: '75', c: '0' })
    expect(openedFor(offerOf({ a: 10, b: 30 }, { b: 40 })).shares).toEqual({})
    expect(openedFor(offerOf()).shares).toEqual({})
  })

  it('[PAYM-18] has something to take back once it is shared otherwise', () => {
    const offer = offerOf({ a: 10, b: 30 })
    const form = openedFor(offer)
    expect([isSharedOtherwise(form, offer), isSharedOtherwise({ ...form, shares: { a: '25', b: '75' } }, offer)]).toEqual([
      false,
      false,
    ])
    expect(isSharedOtherwise({ ...form, shares: { a: '26', b: '74' } }, offer)).toBe(true)
    expect(isSharedOtherwise(form, offerOf())).toBe(false)
  })

  it('[PAYM-21] has an address with its account, and with its way where one is named', () => {
    const account = { scope: 's2e', company_id: 'ent-aubrenne', policy_id: '0048 2201' } as const
    expect(paymentTo(account)).toBe('/transactional/payment/s2e/ent-aubrenne?account=0048%202201')
    expect(paymentTo({ ...account, scope: 'ais' }, 'scheduled')).toBe(
      '/transactional/payment/ais?account=0048%202201&way=scheduled',
    )
    expect(paymentAgain('1')).toBe('/transactional/payment?again=1')
    expect(readAddress({ account: '1', way: 'scheduled', replaces: '2', again: '3' })).toEqual({
      account: '1',
      way: 'scheduled',
      replaces: '2',
      again: '3',
    })
    expect(readAddress({ way: 'often' })).toEqual({})
  })
})
