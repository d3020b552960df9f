import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { RefusedPayment } from '@hautelisse/domain/payment'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { selectForm } from './index.ts'
import { ANSWERS, FUND, POLICY, start, step, tell } from './payment.testing.ts'

const REFUSED: RefusedPayment = {
  operation: {
    id: '41720121',
    scope: 's2e',
    type: 'VERSEMENT',
    policy_id: POLICY,
    amount: euros(300),
    date: plainDate('2026-11-20'),
    label: 'Versement par Carte Bancaire',
    status: 'Annulé',
    reason: 'refused',
  },
  details: {
    id: '41720121',
    status: 'EN COURS',
    date: plainDate('2026-11-20'),
    gross_amount: euros(300),
    net_amount: euros(300),
    social_tax: euros(0),
    payment_amount: euros(0),
    instructions: [{ policy_id: POLICY, investment_id: FUND, amount: euros(300), meaning: 'SOUSCRIPTION' }],
    allocable_accounts: [],
  },
}

describe('the address of a payment', () => {
  it('[PAYM-20] tries a payment again whose card was refused: its answers are kept, up to the summary', async () => {
    const { open } = start({ address: { again: '41720121' }, refused: REFUSED })
    const page = open()
    await settled()
    expect(step(page)).toBe('summary')
    expect(selectForm(page.getSnapshot())).toMatchObject({
      policyId: POLICY,
      way: 'card',
      amount: '300,00',
      shares: { [FUND]: '100' },
    })
    await tell(page, [
      { type: 'stepRequested', step: 'amount' },
      { type: 'amountTyped', field: 'amount', text: '250' },
    ])
    const reloaded = open(draftOf(page.getSnapshot()))
    await settled()
    expect([step(reloaded), selectForm(reloaded.getSnapshot()).amount]).toEqual(['amount', '250'])
  })

  it('[PAYM-20] asks for the shares again where the contract does not tell them', async () => {
    const page = start({ address: { again: '41720121' }, refused: { ...REFUSED, details: undefined } }).open()
    await settled()
    expect([step(page), selectForm(page.getSnapshot()).amount]).toEqual(['amount', '300,00'])
  })

  it('[PAYM-20] opens an empty payment where the one that it names was not refused', async () => {
    const page = start({ address: { again: '41720121' } }).open()
    await settled()
    expect([step(page), selectForm(page.getSnapshot()).amount]).toEqual(['amount', ''])
  })

  it('[PAYM-18] [PAYM-21] names account and way: the payment opens on its amount, shared as the account is today', async () => {
    const { open } = start({ address: { account: POLICY, way: 'scheduled' }, held: 500 })
    const page = open()
    await settled()
    expect(step(page)).toBe('amount')
    expect(selectForm(page.getSnapshot())).toMatchObject({ policyId: POLICY, way: 'scheduled', shares: { [FUND]: '100' } })
    expect(draftOf(page.getSnapshot())).toBeUndefined()
  })

  it('[PAYM-21] of another account leaves what was typed for the first one aside', async () => {
    const { open } = start()
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    const kept = draftOf(page.getSnapshot())
    const other = start({ address: { account: 'another' } }).open(kept)
    await settled()
    expect(selectForm(other.getSnapshot()).amount).toBe('')
  })
})
