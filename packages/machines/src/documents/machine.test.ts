import { documentsCall, downloadDocumentCall } from '@hautelisse/domain/documents'
import type { FileName, SavedDocument } from '@hautelisse/domain/documents'
import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { documentsMachine, selectDocumentFilter, selectDocuments, selectFile } from './index.ts'

const document = (id: string): SavedDocument => ({
  id,
  type: 'RELEVE_ANNUEL',
  date: plainDate('2025-12-31'),
  company: undefined,
})

const open = (query: Readonly<Record<string, string>> = {}) => {
  const api = fakeClient()
  const saved: [string, string][] = []
  const saveFile = ({ name }: FileName, base64: string): void => {
    if (base64 === '') throw new Error('no file')
    saved.push([name, base64])
  }
  const actor = createActor(documentsMachine, { input: { client: api.client, saveFile, query } }).start()
  const ask = (id: string): void => actor.send({ type: 'downloadRequested', document: document(id) })
  return { ...api, actor, ask, saved, fileOf: (id: string) => selectFile(actor.getSnapshot(), id) }
}

describe('the documents', () => {
  it('[DOCS-03] are read, fail, are asked for again, and say how many could not be read', async () => {
    const { actor, refuse, answer } = open()
    refuse(documentsCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(selectDocuments(actor.getSnapshot())).toEqual({ kind: 'failed' })
    actor.send({ type: 'retryRequested', part: 'documents' })
    answer(documentsCall, {
      s2e_documents: [{ id: '1', code_type: 'RELEVE_ANNUEL', date_creation: plainDate('2025-12-31') }, undefined],
    })
    await settled()
    expect(selectDocuments(actor.getSnapshot())).toMatchObject({
      kind: 'known',
      value: { documents: [document('1')], unreadable: 1 },
    })
  })

  it('[DOCS-04] are asked for as the address asks, and otherwise', () => {
    const { actor } = open({ year: '2025' })
    expect(selectDocumentFilter(actor.getSnapshot()).year).toBe(2025)
    actor.send({ type: 'filterChanged', change: { search: 'x' } })
    expect(selectDocumentFilter(actor.getSnapshot())).toMatchObject({ year: 2025, search: 'x' })
    actor.send({ type: 'addressFollowed', query: { type: 'POSITIONS' } })
    expect(selectDocumentFilter(actor.getSnapshot())).toMatchObject({ type: 'POSITIONS', year: undefined })
  })

  it('[DOCS-03] are brought one after the other, each once however often it is pressed', async () => {
    const { ask, answer, asked, saved, fileOf } = open()
    for (const id of ['1', '2', '1']) ask(id)
    expect([fileOf('1'), fileOf('2'), asked.filter((name) => name === downloadDocumentCall.name).length]).toEqual([
      'bringing',
      'bringing',
      1,
    ])
    answer(downloadDocumentCall, 'JVBERg==')
    await settled()
    answer(downloadDocumentCall, 'JVBERg==')
    await settled()
    expect([saved.length, saved[0], fileOf('1'), fileOf('2')]).toEqual([
      2,
      ['RELEVE_ANNUEL_2025-12-31.pdf', 'JVBERg=='],
      'idle',
      'idle',
    ])
  })

  it('[DOCS-05] one that fails says so alone, and can be asked for again', async () => {
    const { ask, answer, refuse, saved, fileOf } = open()
    ask('1')
    ask('2')
    refuse(downloadDocumentCall, 'ERR_UNKNOWN', 404)
    await settled()
    expect([fileOf('1'), fileOf('2')]).toEqual(['failed', 'bringing'])
    answer(downloadDocumentCall, '')
    await settled()
    expect(fileOf('2')).toBe('failed')
    ask('1')
    expect(fileOf('1')).toBe('bringing')
    answer(downloadDocumentCall, 'JVBERg==')
    await settled()
    expect([saved.length, fileOf('1')]).toEqual([1, 'idle'])
  })

  it('are given up when the page is left', () => {
    const { actor, ask, waiting } = open()
    ask('1')
    actor.stop()
    expect(waiting()).toEqual([])
  })
})
