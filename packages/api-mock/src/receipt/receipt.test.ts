import { createHash } from 'node:crypto'
import { receiptCall, replayReceipt, sealedText } from '@hautelisse/domain/receipt'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import {
  confirmByCode,
  HOMES,
  keyed,
  MONTHLY,
  NADIA_PEE,
  PAYMENT,
  paymentBody,
  pdf,
  releaseBody,
  retirementWithdrawalBody,
  startApi,
  TODAY,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const start = async (home: HomeName, sub = 'sylvie-garnier') => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub)
  return visitor
}
const receiptOf = (visitor: Visitor, id: string) => visitor.get(`/api/v2/services/operations/${id}/receipt`)
const read = async (visitor: Visitor, id: string) => receiptCall.answer.parse((await receiptOf(visitor, id)).json()).receipt
const pay = (visitor: Visitor, key: string, change = {}) =>
  visitor.send({ method: 'POST', path: PAYMENT, body: paymentBody(change), headers: keyed(key) })

describe.each(HOMES)('a receipt, in the home "%s"', (home) => {
  it('[RECEIPT-01] [RECEIPT-02] [RECEIPT-03] of a payment says what was asked and what it brings, is replayed, and bears its digest', async () => {
    const visitor = await start(home)
    await pay(visitor, 'one')
    const receipt = await read(visitor, '41720001')
    expect(receipt).toMatchObject({
      act: 'payment',
      operation_id: '41720001',
      made_on: '2026-11-20',
      answer: { s2e_transaction_id: '41720001' },
      // A quarter of 200,00 €, less 9.7 %.
      figures: {
        'top-up 00482190 gross': '50.00',
        'top-up 00482190 contributions': '4.85',
        'top-up 00482190 net': '45.15',
      },
      entries: [],
    })
    expect(receipt.request).toMatchObject({ amount: 200, policy_id: '00482190' })
    expect(replayReceipt(receipt)).toEqual([])
    expect(createHash('sha256').update(sealedText(receipt)).digest('hex')).toBe(receipt.sha256)
  })

  it('[RECEIPT-01] says what stood when the act was done, whatever came after, and names the entries that followed', async () => {
    const visitor = await start(home)
    await pay(visitor, 'one', MONTHLY)
    const before = await read(visitor, '41720001')
    await pay(visitor, 'two', { amount: 3000 })
    await visitor.post('/api/clock', { days: 40 })
    await visitor.signIn('sylvie-garnier')
    const after = await read(visitor, '41720001')
    expect(after.figures).toEqual(before.figures)
    expect(after.entries).toEqual(['41720001-1-c', '41720001-1', '41720001-1-a'])
  })

  it('[RECEIPT-01] is told of nothing that was not asked for here, and to nobody else', async () => {
    const visitor = await start(home)
    await pay(visitor, 'one')
    for (const id of ['none', 'op-00482190-1']) expect((await receiptOf(visitor, id)).status).toBe(404)
    expect((await receiptOf(await start(home, 'nadia-belkhir'), '41720001')).status).toBe(404)
  })

  it('[RECEIPT-01] [RECEIPT-02] of a release says what it pays at the values of the day, and is replayed', async () => {
    const visitor = await start(home, 'nadia-belkhir')
    await confirmByCode(visitor)
    const path = '/api/v2/services/api-s2e/withdraw'
    await visitor.send({ method: 'POST', path, body: releaseBody(), headers: keyed('one') })
    const receipt = await read(visitor, '41720001')
    expect(receipt).toMatchObject({ act: 'release', figures: { [`sale ${NADIA_PEE} 1 amount`]: '500.00' } })
    const figure = (name: string) => Number(receipt.figures[`sale ${NADIA_PEE} 1 ${name}`])
    expect(figure('paid') + figure('charges')).toBeCloseTo(500, 6)
    expect(receipt.parameters.map(({ id }) => id)).toEqual(['capital-social-charges', 'flat-tax'])
    expect(replayReceipt(receipt)).toEqual([])
    expect(createHash('sha256').update(sealedText(receipt)).digest('hex')).toBe(receipt.sha256)
  })

  it('[RECEIPT-02] [OPER-19] of a release that was paid holds what its entries paid, by causes that are named, and is replayed', async () => {
    const visitor = await start(home, 'nadia-belkhir')
    await confirmByCode(visitor)
    const path = '/api/v2/services/api-s2e/withdraw'
    await visitor.send({ method: 'POST', path, body: releaseBody(), headers: keyed('one') })
    await visitor.send({ method: 'POST', path: `${path}/documents/41720001`, body: {}, files: [pdf()], headers: keyed('files') })
    await visitor.post('/api/clock', { days: 20 })
    await visitor.signIn('nadia-belkhir')
    const receipt = await read(visitor, '41720001')
    expect(receipt.entries).toEqual(['41720001-s'])
    expect(Number(receipt.moved?.paid)).toBeGreaterThan(0)
    expect(replayReceipt(receipt)).toEqual([])
    expect(replayReceipt({ ...receipt, moved: { paid: '0.00', differs_by: [] } })).toEqual(['entries paid'])
  })

  it('[RECEIPT-01] of a switch has no figure, and names the entries that followed', async () => {
    const visitor = await start(home)
    const side = (id: string) => ({ policy_id: '00482190', investments: [{ id, amount: 100 }] })
    const body = {
      main_company_id: 'ent-aubrenne',
      source: side('actions-europe-durable'),
      destination: side('obligations-responsables'),
    }
    const path = '/api/v2/services/api-s2e/transactional/arbitration'
    expect((await visitor.send({ method: 'POST', path, body, headers: keyed('one') })).status).toBe(204)
    await visitor.post('/api/clock', { days: 14 })
    await visitor.signIn('sylvie-garnier')
    const receipt = await read(visitor, '41720001')
    expect([receipt.act, receipt.figures, receipt.entries]).toEqual(['fund-switch', {}, ['41720001-s', '41720001-b']])
    expect(replayReceipt(receipt)).toEqual([])
  })

  it('[RECEIPT-01] of a withdrawal at retirement says what the capital of each contract pays', async () => {
    const visitor = await start(home)
    await confirmByCode(visitor)
    const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === 'sylvie-garnier')
    if (person === undefined) throw new Error('Sylvie is not there.')
    const body = { ...retirementWithdrawalBody(person, TODAY), pension_started: true }
    const path = '/api/v2/services/esign/withdraw/retirement'
    expect((await visitor.send({ method: 'POST', path, body, headers: keyed('one') })).status).toBe(200)
    const receipt = await read(visitor, '41720001')
    expect(receipt.act).toBe('retirement')
    expect(Object.keys(receipt.figures).filter((name) => name.endsWith(' paid')).length).toBeGreaterThan(0)
    expect(replayReceipt(receipt)).toEqual([])
  })
})
