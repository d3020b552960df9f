import { plainDate } from '@hautelisse/domain/calendar'
import { renderPdfCall } from '@hautelisse/domain/documents'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { operationsCall } from '@hautelisse/domain/operations'
import { receiptCall, type Receipt } from '@hautelisse/domain/receipt'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { receiptMachine, selectReceipt, type ReceiptRead } from './index.ts'

const RECEIPT: Receipt = {
  schema: 1,
  rule_book: '0.1.0',
  act: 'payment',
  operation_id: '1',
  made_on: plainDate('2026-11-20'),
  request: {},
  answer: {},
  given: { premium: null, top_ups: [] },
  figures: {},
  derivations: {},
  parameters: [],
  entries: [],
  sha256: '0'.repeat(64),
}

const open = () => {
  const api = fakeClient()
  const handed: string[] = []
  const read: ReceiptRead[] = []
  const actor = createActor(receiptMachine, {
    input: {
      client: api.client,
      id: '1',
      save: (base64) => void handed.push(`pdf ${base64}`),
      print: ({ title }) => void handed.push(`print ${title}`),
      handOver: ({ operation_id: id }) => void handed.push(`file ${id}`),
    },
  }).start()
  const treeOf = (one: ReceiptRead): DocumentTree => {
    read.push(one)
    return { title: one.receipt.operation_id, language: 'fr', date: RECEIPT.made_on, name: '', foot: '', blocks: [] }
  }
  const tell = async (): Promise<void> => {
    api.answer(receiptCall, { receipt: RECEIPT })
    for (let status = 0; status < 2; status += 1) api.answer(operationsCall, { operations: [], error_scope: [] })
    await settled()
  }
  return {
    ...api,
    handed,
    read,
    tell,
    ask: (as: 'pdf' | 'print') => actor.send({ type: 'pageRequested', as, treeOf }),
    askFile: () => actor.send({ type: 'fileRequested' }),
    at: () => selectReceipt(actor.getSnapshot()),
  }
}

it('[RECEIPT-04] the file for checking is read once for a double click, handed over, and asked for again after a failure', async () => {
  const { askFile, answer, refuse, waiting, handed, at } = open()
  askFile()
  askFile()
  expect([at(), waiting().length]).toEqual(['reading', 1])
  refuse(receiptCall, 'ERR_INTERNAL', 500)
  await settled()
  expect([at(), handed]).toEqual(['failed', []])
  askFile()
  answer(receiptCall, { receipt: RECEIPT })
  await settled()
  expect([at(), handed]).toEqual(['offered', ['file 1']])
})

it('[RECEIPT-05] (savers 6) the page is made of the receipt and of what became of its request, and saved as a PDF or printed', async () => {
  const { ask, tell, answer, read, handed, at } = open()
  ask('pdf')
  await tell()
  expect([at(), read]).toEqual(['making', [{ receipt: RECEIPT, operation: undefined, details: undefined }]])
  answer(renderPdfCall, 'JVBERg==')
  await settled()
  ask('print')
  await tell()
  expect([at(), handed]).toEqual(['offered', ['pdf JVBERg==', 'print 1']])
})

it('[RECEIPT-05] a page that the API does not print goes to the printer of the saver; one that fails is asked for again', async () => {
  const { ask, tell, refuse, handed, at } = open()
  ask('pdf')
  await tell()
  refuse(renderPdfCall, 'ERR_INTERNAL', 500)
  await settled()
  expect([at(), handed]).toEqual(['failed', []])
  ask('pdf')
  await tell()
  refuse(renderPdfCall, 'ERR_UNKNOWN', 404)
  await settled()
  expect([at(), handed]).toEqual(['offered', ['print 1']])
})
