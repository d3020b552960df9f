import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { selectForm, selectRecord, type PaymentEvent } from './index.ts'
import { ANSWERS, CONFIRM, FUND, POLICY, REFUSED, RUNNING, screen, SECOND, start, step, tell } from './payment.testing.ts'

/** On the amount of one account, the second one is chosen. */
const TO_SECOND: readonly PaymentEvent[] = [
  { type: 'previousRequested' },
  { type: 'accountChosen', policyId: SECOND },
  { type: 'nextRequested' },
]

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
    const { open } = start({ hasSecond: true })
    const page = open(undefined, { account: POLICY })
    await settled()
    await tell(page, ANSWERS)
    const kept = draftOf(page.getSnapshot())
    const other = open(kept, { account: SECOND })
    await settled()
    expect(selectForm(other.getSnapshot())).toMatchObject({ policyId: SECOND, amount: '', way: '' })
    expect([kept?.form.amount, draftOf(other.getSnapshot())]).toEqual(['200', kept])
    const back = open(draftOf(other.getSnapshot()), { account: POLICY })
    await settled()
    expect([step(back), draftOf(back.getSnapshot())]).toEqual(['summary', kept])
    await tell(other, [{ type: 'wayChosen', way: 'debit' }])
    expect(draftOf(other.getSnapshot())).toMatchObject({ address: { account: SECOND }, form: { policyId: SECOND, way: 'debit' } })
  })

  it('of one account does not lose what is typed there for another one, over a reload', async () => {
    const { open } = start({ hasSecond: true })
    const page = open(undefined, { account: POLICY })
    await settled()
    await tell(page, [...TO_SECOND, ...ANSWERS])
    const again = open(draftOf(page.getSnapshot()), { account: POLICY })
    await settled()
    expect([step(again), selectForm(again.getSnapshot())]).toMatchObject(['summary', { policyId: SECOND, amount: '200' }])
  })

  it.each([{ account: POLICY }, { account: SECOND }, { again: '41720121' }])(
    'does not forget a payment whose answer was lost: it is looked for first, and nothing is paid twice (%j)',
    async (address) => {
      const { open, done, sent, fates, readings } = start({ hasSecond: true, refused: REFUSED })
      const page = open(undefined, { account: POLICY })
      await settled()
      await tell(page, [...TO_SECOND, ...ANSWERS])
      fates.push('lost-after')
      readings.push('failed')
      await tell(page, [CONFIRM])
      const again = open(draftOf(page.getSnapshot()), address)
      expect(screen(again)).toBe('verifying')
      await settled()
      expect([step(again), selectRecord(again.getSnapshot())?.s2e_transaction_id]).toEqual(['results', '41721'])
      expect([done.size, sent.length]).toEqual([1, 1])
    },
  )

  it('of a payment that is tried again leaves what was typed before, until it is answered or sent itself', async () => {
    const { open, fates, readings } = start({ refused: REFUSED })
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    const kept = draftOf(page.getSnapshot())
    const retried = open(kept, { again: '41720121' })
    await settled()
    expect([step(retried), draftOf(retried.getSnapshot())]).toEqual(['summary', kept])
    fates.push('lost-after')
    readings.push('failed')
    await tell(retried, [CONFIRM])
    expect(draftOf(retried.getSnapshot())).toMatchObject({ isSent: true, form: { amount: '300,00' } })
  })

  it('of a payment that takes the place of one keeps what was answered otherwise, over a reload', async () => {
    const { open } = start({ scheduled: [RUNNING] })
    const page = open(undefined, { replaces: RUNNING.id })
    await settled()
    expect(selectForm(page.getSnapshot()).replaces).toBe(RUNNING.id)
    await tell(page, [{ type: 'programmeChosen', replaces: undefined }])
    const again = open(draftOf(page.getSnapshot()), { replaces: RUNNING.id })
    await settled()
    expect(selectForm(again.getSnapshot())).toMatchObject({ replaces: '', inAddition: true })
  })
})
