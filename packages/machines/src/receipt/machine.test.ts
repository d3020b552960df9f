import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePort, settled } from '../testing/index.ts'
import { receiptMachine, selectReceipt } from './index.ts'

it('[RECEIPT-04] a receipt is read once for a double click, handed over, and asked for again after a failure', async () => {
  const { port, answer, refuse, asked } = fakePort<string, string>()
  const handed: string[] = []
  const actor = createActor(receiptMachine, {
    input: { read: ({ signal }) => port('receipt', { signal }), handOver: (text) => void handed.push(text) },
  }).start()
  const ask = () => actor.send({ type: 'receiptRequested' })
  ask()
  ask()
  expect([selectReceipt(actor.getSnapshot()), asked]).toEqual(['reading', ['receipt']])
  refuse(new Error('silent'))
  await settled()
  expect([selectReceipt(actor.getSnapshot()), handed]).toEqual(['failed', []])
  ask()
  answer('{}')
  await settled()
  expect([selectReceipt(actor.getSnapshot()), handed]).toEqual(['offered', ['{}']])
})
