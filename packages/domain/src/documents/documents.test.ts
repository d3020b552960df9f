import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { documentTree } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import {
  archiveFile,
  archiveYears,
  changeDocumentFilter,
  documentChoices,
  EVERY_DOCUMENT,
  fileOf,
  filterDocuments,
  listedDocument,
  madeDocuments,
  isFiltered,
  readDocumentQuery,
  savedDocument,
  taxRecord,
} from './index.ts'
import type { DocumentLine } from './index.ts'

const line = (id: string, type: string, date: string | undefined, label: string, companyName?: string): DocumentLine => ({
  id,
  type,
  date: date === undefined ? undefined : plainDate(date),
  company: undefined,
  name: label,
  label,
  companyName,
})

const LINES = [
  line('1', 'RELEVE_ANNUEL', '2024-12-31', 'Relevé annuel', 'Verrerie Aubrenne'),
  line('2', 'ABONDEMENT', undefined, 'ABONDEMENT'),
  line('3', 'RELEVE_ANNUEL', '2025-12-31', 'Relevé annuel', 'Librairie L’Ison'),
  line('4', 'AVIS_OPERATION', '2025-12-31', 'Avis d’opération'),
  line('5', 'RELEVE_ANNUEL', '2025-12-31', 'Relevé annuel'),
  line('6', 'OTHER', undefined, 'OTHER'),
]
const idsOf = (lines: readonly DocumentLine[]) => lines.map(({ id }) => id)

describe('a listed document', () => {
  it('[ENT-59] [ENT-60] is read from both forms that the specification shows, and from no third', () => {
    const dated = {
      id: '12',
      code_type: 'RELEVE_ANNUEL',
      date_creation: '31/12/2025',
      code_langue: 'FR',
      autorise_envoi_postal: true,
      id_entreprise: 'c1',
      _links: { download: { href: '/d' }, entreprise: { href: '/e' } },
    }
    expect(savedDocument(listedDocument.parse(dated))).toEqual({
      id: '12',
      type: 'RELEVE_ANNUEL',
      date: '2025-12-31',
      company: 'c1',
    })
    expect(savedDocument(listedDocument.parse({ ...dated, id_entreprise: null })).company).toBeUndefined()
    expect(savedDocument(listedDocument.parse({ company_id: 'c1', id: '7', type: 'ABONDEMENT' }))).toEqual({
      id: '7',
      type: 'ABONDEMENT',
      date: undefined,
      company: 'c1',
    })
    expect(listedDocument.safeParse({ id: '7' }).success).toBe(false)
  })

  it('[ENT-59] [DOCU-07] (savers 48) may say what it is about, in a field of ours', () => {
    const about = { operation: { type: 'VL', label: 'Versement', amount: 150 }, accounts: [] }
    const dated = { id: '12', code_type: 'AVIS_OPERATION', date_creation: '16/11/2026', about }
    expect(savedDocument(listedDocument.parse(dated)).about).toEqual({
      ...about,
      operation: { ...about.operation, amount: euros(150) },
    })
  })

  it('[DOCS-05] has a file named after its type and day, which every system takes', () => {
    expect(fileOf({ type: 'RELEVE_ANNUEL', date: plainDate('2025-12-31') })).toEqual({
      name: 'RELEVE_ANNUEL_2025-12-31.pdf',
      type: 'application/pdf',
    })
    expect(fileOf({ type: 'POSITIONS', date: plainDate('2025-12-31') }).name).toBe('POSITIONS_2025-12-31.csv')
    expect(fileOf({ type: '../a b', date: undefined }).name).toBe('.._a_b.pdf')
  })
})

describe('a list of documents', () => {
  it('[DOCS-04] has the newest first, of one day by type and name, and those without a day last', () => {
    expect(idsOf(filterDocuments(LINES, EVERY_DOCUMENT))).toEqual(['3', '5', '4', '1', '2', '6'])
    expect(idsOf(filterDocuments(LINES.slice(0, 5).toReversed(), EVERY_DOCUMENT))).toEqual(['3', '5', '4', '1', '2'])
    const { types } = documentChoices(LINES.toReversed(), EVERY_DOCUMENT)
    expect(types.map(({ value }) => value)).toEqual(['RELEVE_ANNUEL', 'AVIS_OPERATION', 'ABONDEMENT', 'OTHER'])
  })

  it('[DOCS-04] is filtered by type and account, and found by words without accents', () => {
    expect(idsOf(filterDocuments(LINES, { ...EVERY_DOCUMENT, type: 'RELEVE_ANNUEL' }))).toEqual(['3', '5', '1'])
    expect(idsOf(filterDocuments(LINES, { ...EVERY_DOCUMENT, search: "releve l'ison 31/12/2025" }))).toEqual(['3'])
    const about = (...policies: readonly string[]) => ({
      about: { accounts: policies.map((policy_id) => ({ policy_id, title: `Plan ${policy_id}` })) },
    })
    const held = LINES.map((one, place) => (place < 2 ? one : { ...one, ...about('a', ...(place === 4 ? ['b'] : [])) }))
    expect(idsOf(filterDocuments(held, { ...EVERY_DOCUMENT, account: 'b' }))).toEqual(['5'])
    expect(documentChoices(held, { ...EVERY_DOCUMENT, search: 'relevé' })).toEqual({
      types: [{ value: 'RELEVE_ANNUEL', count: 3 }],
      accounts: [
        { value: 'a', title: 'Plan a', count: 2 },
        { value: 'b', title: 'Plan b', count: 1 },
      ],
    })
  })

  it('opens as its address asks; what does not fit asks for nothing', () => {
    expect(readDocumentQuery({ type: 'POSITIONS', account: '7', year: '2025' })).toEqual({
      filter: { type: 'POSITIONS', account: '7', search: '' },
      year: 2025,
    })
    expect(readDocumentQuery({ type: ['x'], year: 'soon' })).toEqual({
      filter: { search: '', type: undefined, account: undefined },
      year: undefined,
    })
    expect(changeDocumentFilter(EVERY_DOCUMENT, { search: 'x'.repeat(200) })).toEqual({ search: 'x'.repeat(100) })
    expect([EVERY_DOCUMENT, { search: ' ' }, { search: 'a' }, { search: '', account: '7' }].map(isFiltered)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

const TODAY = plainDate('2026-11-20')
const movement = (date: string) => ({ date: plainDate(date), kind: 'paid_in' as const, amount: euros(10) })
const account = (policy_id: string, first: string, company_id?: string) => ({
  scope: 's2e' as const,
  policy_id,
  title: `Plan ${policy_id}`,
  movements: [movement(first)],
  ...(company_id === undefined ? {} : { company_id, company_name: `Company ${company_id}` }),
})
const operation = (id: string, date: string, status = 'Traité', policy_id?: string): Operation => ({
  id,
  scope: 's2e',
  type: 'VERSEMENT',
  label: 'Versement',
  status,
  date: plainDate(date),
  amount: euros(10),
  ...(policy_id === undefined ? {} : { policy_id }),
})

describe('the documents that data give', () => {
  it('[DOCU-01] are, for each whole year of each company or contract of its own, two statements, and for each year one list of holdings', () => {
    const made = madeDocuments(
      [account('p1', '2024-03-01', 'c1'), account('p2', '2025-05-01', 'c1'), account('p3', '2025-02-01')],
      [],
      TODAY,
    )
    expect(made.map(({ id }) => id)).toEqual([
      'releve-2024-c1',
      'performance-2024-c1',
      'positions-2024',
      'releve-2025-c1',
      'performance-2025-c1',
      'releve-2025-p3',
      'performance-2025-p3',
      'positions-2025',
    ])
    expect(made.map(({ company, policy }) => [company, policy]).at(5)).toEqual([undefined, 'p3'])
  })

  it('[DOCU-01] are kept for ten whole years, and are none for contracts of this year or held elsewhere', () => {
    const made = madeDocuments([account('p1', '1999-03-01')], [], TODAY)
    expect(new Set(made.map(({ date }) => date.slice(0, 4))).size).toBe(10)
    expect(made[0]?.date).toBe('2016-12-31')
    expect(madeDocuments([account('p1', '2026-03-01')], [], TODAY)).toEqual([])
    expect(madeDocuments([{ ...account('p1', '2020-03-01'), scope: 'bi' }], [], TODAY)).toEqual([])
    expect(madeDocuments([{ scope: 's2e', policy_id: 'p', title: 'P' }], [], TODAY)).toEqual([])
  })

  it('[DOCU-02] are a notice for each operation that is over', () => {
    const made = madeDocuments(
      [],
      [
        operation('a', '2026-10-01', 'Traité', 'p1'),
        operation('b', '2026-10-02', 'En cours'),
        operation('c', '2014-01-01'),
        operation('d', '2025-01-01'),
      ],
      TODAY,
    )
    expect(made.map(({ id, policy }) => [id, policy])).toEqual([
      ['avis-a', 'p1'],
      ['avis-d', undefined],
    ])
    const [notice] = madeDocuments([account('p1', '2026-03-01', 'c1')], [operation('a', '2026-10-01', 'Traité', 'p1')], TODAY)
    expect(notice?.company).toBe('c1')
  })

  it('[DOCU-07] (savers 48) say what they are about: the contracts that there were, the company, the year, the operation', () => {
    const made = madeDocuments(
      [account('p1', '2024-03-01', 'c1'), account('p2', '2025-05-01', 'c1'), account('p3', '2025-02-01')],
      [operation('a', '2026-10-01', 'Traité', 'p1'), operation('b', '2026-10-02')],
      TODAY,
    )
    const about = (id: string) => made.find((one) => one.id === id)?.about
    const [p1, p2, p3] = ['p1', 'p2', 'p3'].map((policy_id) => ({ policy_id, title: `Plan ${policy_id}` }))
    expect([about('releve-2024-c1'), about('performance-2025-c1'), about('releve-2025-p3'), about('positions-2025')]).toEqual([
      { accounts: [p1], year: 2024, company: 'Company c1' },
      { accounts: [p1, p2], year: 2025, company: 'Company c1' },
      { accounts: [p3], year: 2025 },
      { accounts: [p1, p2, p3], year: 2025 },
    ])
    const told = { type: 'VERSEMENT', label: 'Versement', amount: euros(10) }
    expect([about('avis-a'), about('avis-b')]).toEqual([
      { operation: told, accounts: [p1], company: 'Company c1' },
      { operation: told, accounts: [] },
    ])
  })

  it('[DOCU-10] (savers 20) are a record of the tax return for each year that is over and can be told, of ten years', () => {
    const made = madeDocuments([], [], TODAY, [2026, 2025, 2023, 2015])
    expect(made).toEqual([taxRecord(2025), taxRecord(2023)])
    expect(taxRecord(2025)).toMatchObject({ id: 'fiscal-2025', date: '2025-12-31', about: { accounts: [], year: 2025 } })
  })
})

it('[DOCU-03] a document tree has as many cells in each row of a table as heads', () => {
  const tree = (rows: string[][], total?: string[]) => ({
    title: 'Relevé',
    language: 'fr',
    date: '20/11/2026',
    name: '',
    foot: '',
    blocks: [
      { kind: 'table', caption: 'T', heads: [{ text: 'A', isFigure: false }], rows, ...(total === undefined ? {} : { total }) },
    ],
  })
  expect(documentTree.safeParse(tree([['1']], ['2'])).success).toBe(true)
  expect(documentTree.safeParse(tree([['1', '2']])).success).toBe(false)
  expect(documentTree.safeParse(tree([['1']], [])).success).toBe(false)
  expect(documentTree.safeParse({ ...tree([]), blocks: [{ kind: 'html', text: '<b>' }] }).success).toBe(false)
})

it('[DOCU-03] a document tree is bounded as a whole, whatever its blocks are', () => {
  const isTaken = (blocks: readonly object[]): boolean =>
    documentTree.safeParse({ title: 'Relevé', language: 'fr', date: '20/11/2026', name: '', foot: '', blocks }).success
  const several = (count: number, one: object): object[] => Array.from({ length: count }, () => one)
  const words = (count: number, length = 1): string[] => Array.from({ length: count }, () => 'a'.repeat(length))
  const list = { kind: 'list', items: words(200) }
  const facts = { kind: 'facts', rows: words(200).map((name) => ({ name, value: 'b' })) }
  const calculation = { kind: 'calculation', lines: words(400).map((name) => ({ name, how: 'b', result: 'c', source: 'd' })) }
  const heads = words(12).map((text) => ({ text, isFigure: false }))
  const table = { kind: 'table', caption: '', heads, rows: words(500).map(() => words(12)) }
  const bundle = { name: 'a', value: 'b', tone: 'ink', count: 200 }
  const threads = { kind: 'threads', alt: 'a', bundles: several(12, bundle) }
  for (const [block, most] of [
    [list, 60],
    [facts, 30],
    [calculation, 7],
    [table, 1],
    [threads, 4],
    [{ kind: 'paragraph', text: 'a'.repeat(4000) }, 75],
  ] as const) {
    expect([block.kind, isTaken(several(most, block))]).toEqual([block.kind, true])
    expect([block.kind, isTaken(several(most + 1, block))]).toEqual([block.kind, false])
  }
})

describe('everything of a year', () => {
  it('[DOCU-06] is offered for ten whole years, with those that have nothing', () => {
    const years = archiveYears(LINES, plainDate('2026-11-20'))
    expect(years.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016])
    expect(years.map(({ documents }) => documents)).toEqual([3, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(archiveFile(2025)).toEqual({ name: 'hautelisse-2025.zip', type: 'application/zip' })
  })
})
