import { documentName, documentsCall, downloadDocumentCall, savedDocument } from '@hautelisse/domain/documents'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { plainDate } from '@hautelisse/domain/calendar'
import { pathOf } from '@hautelisse/domain/contract'
import { partLines } from '@hautelisse/domain/contract'
import { formatEuros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'

import { HOMES, startApi, type HomeName, type Visitor } from '../testing/index.ts'

/** A printer that keeps what it was given. */
const keeping = () => {
  const trees: DocumentTree[] = []
  const loadPrinter = async () => async (tree: DocumentTree) => {
    trees.push(tree)
    return Buffer.from('%PDF')
  }
  return { trees, loadPrinter }
}

const visit = async (home: HomeName, given: Parameters<typeof startApi>[1] = {}): Promise<Visitor> => {
  const visitor = startApi(home, given).visit()
  await visitor.signIn('sylvie-garnier')
  return visitor
}

const listOf = async (visitor: Visitor) =>
  partLines(documentsCall.answer.parse((await visitor.post(pathOf(documentsCall), {})).json()).s2e_documents).lines.map(
    savedDocument,
  )

describe.each(HOMES)('the documents, in the home "%s"', (home) => {
  it('[DOCU-07] (savers 48) no two of one day have the same name: each says what it is about', async () => {
    const documents = await listOf(await visit(home))
    const names = documents.map((document) => {
      const name = documentName(document)
      return JSON.stringify(name.kind === 'operation' ? { ...name, amount: formatEuros(name.amount), on: document.date } : name)
    })
    expect(new Set(names).size).toBe(documents.length)
    expect(documents.map((document) => documentName(document).kind)).not.toContain('type')
  })

  it('[DOCU-10] (savers 20) a record for each year that is over and had an operation; that of this year is printed and not listed', async () => {
    const { trees, loadPrinter } = keeping()
    const visitor = await visit(home, { loadPrinter })
    const records = (await listOf(visitor)).filter(({ type }) => type === 'RECAPITULATIF_FISCAL')
    expect(records.map(({ id, date }) => [id, date])).toEqual(
      [2025, 2024, 2023, 2021, 2020].map((year) => [`fiscal-${year}`, `${year}-12-31`]),
    )
    for (const id of ['fiscal-2024', 'fiscal-2026', 'fiscal-2025'])
      expect((await visitor.post(pathOf(downloadDocumentCall), { id })).status).toBe(200)
    expect((await visitor.post(pathOf(downloadDocumentCall), { id: 'fiscal-2027' })).status).toBe(404)
    expect(trees.map(({ title, date }) => [title, date])).toEqual([
      ['Ce que vous déclarez pour 2024', plainDate('2025-01-15')],
      ['Ce que vous déclarez pour 2026', plainDate('2026-11-20')],
      ['Ce que vous déclarez pour 2025', plainDate('2026-01-15')],
    ])
    const [closed, , nothing] = trees
    expect(JSON.stringify(nothing?.blocks)).toContain('Rien à déclarer pour 2025')
    // As the page of the year says it: 3 366,84 € in box 6NS, 309,64 € in box 1AJ (DECL-01, DECL-03).
    expect(closed?.blocks.find(({ kind }) => kind === 'figures')).toMatchObject({
      figures: [{ name: 'Case 6NS' }, { name: 'Case 1AJ' }, { name: 'Prélèvements déjà retenus' }],
    })
    const written = JSON.stringify(closed?.blocks).replaceAll(/[\u00A0\u202F]/g, ' ')
    for (const text of ['3 366,84 €', '309,64 €', 'CGI art. 163 quatervicies', '31/05/2024']) expect(written).toContain(text)
  })
})
