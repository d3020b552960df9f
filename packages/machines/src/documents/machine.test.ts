import { declarationCall } from '@hautelisse/domain/declaration'
import { documentsCall, downloadDocumentCall } from '@hautelisse/domain/documents'
import type { FileName, SavedDocument } from '@hautelisse/domain/documents'
import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import {
  documentsMachine,
  selectDeclared,
  selectDocumentFilter,
  selectDocuments,
  selectFile,
  selectIsOpen,
  selectRows,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
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
  const actor = createActor(documentsMachine, { input: { client: api.client, saveFile, today: TODAY, query } }).start()
  const isOpen = (key: string) => selectIsOpen(actor.getSnapshot(), key)
  const ask = (id: string): void => actor.send({ type: 'downloadRequested', document: document(id) })
  return { ...api, actor, ask, saved, isOpen, fileOf: (id: string) => selectFile(actor.getSnapshot(), id) }
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

  it('[DOCS-04] [DOCU-08] are asked for as the address asks, and otherwise; a year of an address is open', () => {
    const { actor, isOpen } = open({ type: 'POSITIONS', year: '2025' })
    expect(selectDocumentFilter(actor.getSnapshot()).type).toBe('POSITIONS')
    actor.send({ type: 'addressFollowed', query: { type: 'POSITIONS', year: '2025' } })
    expect([isOpen('2025'), isOpen('2024')]).toEqual([true, false])
    actor.send({ type: 'yearToggled', key: '2024' })
    expect([isOpen('2025'), isOpen('2024')]).toEqual([true, true])
    actor.send({ type: 'filterChanged', change: { search: 'x' } })
    expect(selectDocumentFilter(actor.getSnapshot())).toMatchObject({ type: 'POSITIONS', search: 'x' })
    actor.send({ type: 'addressFollowed', query: {} })
    expect(selectDocumentFilter(actor.getSnapshot())).toMatchObject({ type: undefined, search: '' })
    expect([isOpen('2025'), isOpen('2026')]).toEqual([true, false])
    actor.send({ type: 'addressFollowed', query: { year: '2017' } })
    expect([isOpen('2025'), isOpen('older')]).toEqual([false, true])
  })

  it('[DOCU-08] (savers 48) have their newest year open; each opens and shuts, and what is found is open', async () => {
    const { actor, isOpen, answer } = open()
    expect(isOpen('2025')).toBe(false)
    const dated = (id: string, day: string) => ({ id, code_type: 'RELEVE_ANNUEL', date_creation: plainDate(day) })
    answer(documentsCall, { s2e_documents: [dated('1', '2024-12-31'), dated('2', '2025-12-31')] })
    await settled()
    const toggle = (key: string): void => actor.send({ type: 'yearToggled', key })
    const both = () => [isOpen('2025'), isOpen('2024')]
    expect(both()).toEqual([true, false])
    toggle('2024')
    toggle('2025')
    expect(both()).toEqual([false, true])
    actor.send({ type: 'filterChanged', change: { search: 'relevé' } })
    expect(both()).toEqual([true, true])
    toggle('2024')
    expect(both()).toEqual([true, false])
    actor.send({ type: 'filterChanged', change: { search: 'relevés' } })
    expect(both()).toEqual([true, true])
    actor.send({ type: 'filterChanged', change: { search: '' } })
    expect(both()).toEqual([false, true])
    actor.send({ type: 'refreshRequested', part: 'documents' })
    answer(documentsCall, { s2e_documents: [dated('2', '2025-12-31')] })
    await settled()
    expect(both()).toEqual([false, true])
  })

  it('[DOCU-08] a year of thousands shows 50 rows, then more; another question begins anew', () => {
    const { actor } = open()
    const rows = () => [selectRows(actor.getSnapshot(), '2026'), selectRows(actor.getSnapshot(), '2025')]
    actor.send({ type: 'moreRequested', key: '2026' })
    actor.send({ type: 'moreRequested', key: '2026' })
    expect(rows()).toEqual([150, 50])
    actor.send({ type: 'filterChanged', change: { type: 'POSITIONS' } })
    expect(rows()).toEqual([50, 50])
  })

  it('[DOCU-10] (savers 20) what this year comes to is read beside them, and its failure leaves them alone', async () => {
    const { actor, answer, refuse, inputOf } = open()
    expect(inputOf(declarationCall)).toEqual({ query: { year: '2026' } })
    refuse(declarationCall, 'ERR_UNKNOWN', 404)
    answer(documentsCall, { s2e_documents: [] })
    await settled()
    expect([selectDeclared(actor.getSnapshot()).kind, selectDocuments(actor.getSnapshot()).kind]).toEqual(['failed', 'known'])
    actor.send({ type: 'retryRequested', part: 'declaration' })
    answer(declarationCall, { declaration: { year: 2026, years: [2026], lines: [], error_scope: [] } })
    await settled()
    expect(selectDeclared(actor.getSnapshot())).toMatchObject({ kind: 'known', value: { year: 2026 } })
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
