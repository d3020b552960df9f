import { plainDate } from '@hautelisse/domain/calendar'
import { renderPdfCall } from '@hautelisse/domain/documents'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { printMachine, selectPrinting } from './index.ts'

const TREE: DocumentTree = { title: 'T', language: 'fr', date: plainDate('2026-11-20'), name: '', foot: '', blocks: [] }

const open = () => {
  const api = fakeClient()
  const saved: (readonly [name: string, base64: string])[] = []
  const actor = createActor(printMachine, {
    input: { client: api.client, saveFile: ({ name }, base64) => void saved.push([name, base64]) },
  }).start()
  actor.send({ type: 'requested', tree: TREE, name: 'first.pdf' })
  return { ...api, actor, saved, at: () => selectPrinting(actor.getSnapshot()) }
}

it('[P-CALL-92] a document is printed and handed over by the name that it has then; a failure is said, and it can be asked for again', async () => {
  const { actor, answer, refuse, saved, at } = open()
  expect(at()).toBe('printing')
  refuse(renderPdfCall, 'ERR_INTERNAL', 500)
  await settled()
  expect(at()).toBe('failed')
  actor.send({ type: 'requested', tree: TREE, name: 'second.pdf' })
  answer(renderPdfCall, 'JVBERg==')
  await settled()
  expect([at(), saved]).toEqual(['idle', [['second.pdf', 'JVBERg==']]])
})

it('[P-DEV-03] a home that prints nothing is known as one; what is under way is given up when the page is left', async () => {
  const { refuse, at } = open()
  refuse(renderPdfCall, 'ERR_UNKNOWN', 404)
  await settled()
  expect(at()).toBe('withoutPrinter')
  const { actor, waiting } = open()
  actor.stop()
  expect(waiting()).toEqual([])
})
