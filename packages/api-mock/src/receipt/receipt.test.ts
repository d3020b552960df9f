import { createHash } from 'node:crypto'
import { receiptCall, replayReceipt, sealedText } from '@hautelisse/domain/receipt'
import { describe, expect, it } from 'vitest'

import { HOMES, keyed, MONTHLY, PAYMENT, paymentBody, startApi, type HomeName, type Visitor } from '../testing/index.ts'

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
})
