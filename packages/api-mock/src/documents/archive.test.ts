import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'
import { euros, sumEuros } from '@hautelisse/domain/money'
import { plainDate } from '@hautelisse/domain/calendar'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { BY_DEBIT, HOMES, keyed, PERECO, RETIREMENT_PAYMENT, retirementBody, startApi, type HomeName } from '../testing/index.ts'
import { packed } from './archive.ts'
import { declaredSheet, operationsSheet } from './sheets.ts'

const ARCHIVE = '/api/v2/services/api-s2e/year-archive'

type Answer = { readonly archive: string; readonly parts: readonly { readonly name: string; readonly given: boolean }[] }

const personNamed = (name: string): Person => {
  const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === name)
  if (person === undefined) throw new Error(name)
  return person
}
const SYLVIE = personNamed('sylvie-garnier')

/** Prints nothing but the title of a document. */
const loadPrinter = async () => async (tree: { readonly title: string }) => Buffer.from(`%PDF ${tree.title}`)

const visit = async (home: HomeName, prints: boolean, sub = 'sylvie-garnier') => {
  const visitor = startApi(home, prints ? { loadPrinter } : {}).visit()
  await visitor.signIn(sub, personNamed(sub).origin)
  return visitor
}
const yearOf = async (home: HomeName, prints: boolean, year = 2025): Promise<Answer> =>
  (await (await visit(home, prints)).post(ARCHIVE, { year })).json() as Answer
const DAY = plainDate('2025-12-31')
const filesOf = ({ archive }: Answer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(Buffer.from(archive, 'base64'))).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  )
const rowsOf = (sheet: string): readonly (readonly string[])[] => parse(sheet.replace(/^\uFEFF/, ''), { delimiter: ';' })

describe.each(HOMES)('everything of a year, in the %s', (home) => {
  it('[DOCU-06] [DOCU-10] one file has the statements, the operations, the holdings of the last day and what is to be declared', async () => {
    const answer = await yearOf(home, true)
    const files = filesOf(answer)
    expect(answer.parts.every(({ given }) => given)).toBe(true)
    expect(Object.keys(files).toSorted()).toEqual(['sommaire.txt', ...answer.parts.map(({ name }) => name)].toSorted())
    expect(files['RELEVE_ANNUEL_2025-12-31_Verrerie_Aubrenne.pdf']).toBe('%PDF Votre épargne au 31/12/2025')
    for (const name of ['OPERATIONS_2025.csv', 'A_DECLARER_2025.csv', 'POSITIONS_2025-12-31.csv'])
      expect([name, files[name]?.startsWith('\uFEFF"')]).toEqual([name, true])
    expect(files['RECAPITULATIF_FISCAL_2025-12-31.pdf']).toBe('%PDF Ce que vous déclarez pour 2025')
    const amounts = rowsOf(files['POSITIONS_2025-12-31.csv'] ?? '')
      .slice(1)
      .map((row) => euros((row.at(-1) ?? '').replace(',', '.')))
    const held = accountsOn(SYLVIE, plainDate('2025-12-31')).map(({ balance }) => balance)
    expect(sumEuros(amounts).toFixed(2)).toBe(sumEuros(held).toFixed(2))
    const days = rowsOf(files['OPERATIONS_2025.csv'] ?? '').slice(1)
    expect(days.length).toBeGreaterThan(0)
    expect(days.every(([day]) => day?.endsWith('/2025') === true)).toBe(true)
  })

  it('[DOCU-06] [DECL-02] a payment of the year is among what is to be declared, with the amount that was paid and the account', async () => {
    const visitor = await visit(home, false)
    const body = retirementBody({ amount: 340, ...BY_DEBIT })
    expect((await visitor.send({ method: 'POST', path: RETIREMENT_PAYMENT, body, headers: keyed('one') })).status).toBe(200)
    await visitor.post('/api/clock', { days: 60 })
    await visitor.signIn('sylvie-garnier')
    const declared = rowsOf(filesOf((await visitor.post(ARCHIVE, { year: 2026 })).json() as Answer)['A_DECLARER_2026.csv'] ?? '')
    expect(
      declared.filter(([kind, , , account]) => kind === 'Versement déductible' && account === PERECO).map((row) => row.at(-1)),
    ).toContain('340,00')
  })

  it('[DOCU-06] (savers 49) files have the day of their document, and the name of the company', async () => {
    const { archive, parts } = await yearOf(home, true)
    expect(parts.map(({ name }) => name)).toContain('RELEVE_ANNUEL_2025-12-31_Papeteries_du_Lison.pdf')
    expect(parts.some(({ name }) => name.includes('ent-'))).toBe(false)
    const bytes = Buffer.from(archive, 'base64')
    // The day of a file in its local header: seven bits of the year from 1980, four of the month, five of the day.
    expect([bytes.readUInt32LE(0), bytes.readUInt16LE(12)]).toEqual([0x04_03_4b_50, ((2025 - 1980) << 9) | (12 << 5) | 31])
  })

  it('[DOCU-06] the same year has the same bytes', async () => {
    expect((await yearOf(home, true)).archive).toBe((await yearOf(home, true)).archive)
  })

  it('[DOCU-06] where nothing prints, the statements are named as missing and the sheets are there', async () => {
    const answer = await yearOf(home, false)
    const files = filesOf(answer)
    expect(answer.parts.filter(({ given }) => !given).every(({ name }) => name.endsWith('.pdf'))).toBe(true)
    expect(Object.keys(files)).toContain('OPERATIONS_2025.csv')
    expect(files['sommaire.txt']).toContain('RELEVE_ANNUEL_2025-12-31_Verrerie_Aubrenne.pdf : n’a pas pu être fait')
    expect(files['sommaire.txt']).toContain('OPERATIONS_2025.csv : présent')
  })

  it('[DOCU-06] a year without data, and one that is not over, are not there', async () => {
    const visitor = await visit(home, true)
    for (const year of [1999, 2026]) expect([year, (await visitor.post(ARCHIVE, { year })).status]).toEqual([year, 404])
  })
})

it('[DOCU-06] a part that fails takes nothing from the others', async () => {
  const answer = await packed({ title: 'Une année', date: DAY }, [
    { name: 'a.csv', date: DAY, make: () => Promise.reject(new Error('broken')) },
    { name: 'b.csv', date: DAY, make: async () => new Uint8Array([65]) },
  ])
  expect(answer.parts).toEqual([
    { name: 'a.csv', given: false },
    { name: 'b.csv', given: true },
  ])
  expect(filesOf(answer)).toMatchObject({ 'b.csv': 'A' })
})

it('[DOCU-06] everything else has its turn after each part', async () => {
  const order: string[] = []
  const part = (name: string) => ({
    name,
    date: DAY,
    make: async () => {
      order.push(name)
      return new Uint8Array([65])
    },
  })
  await packed({ title: 'Une année', date: DAY }, [part('a.csv'), part('b.csv')], async () => void order.push('others'))
  expect(order).toEqual(['a.csv', 'others', 'b.csv', 'others', ...['list', 'a.csv', 'b.csv', 'base64'].map(() => 'others')])
})

it('[DOCU-06] no cell begins a formula, what is paid out is below zero, and amounts have a decimal comma', () => {
  const operation = {
    id: '1',
    amount: euros('12.5'),
    date: plainDate('2025-03-02'),
    label: '=HYPERLINK("http://example.org")',
    status: 'Traité',
    type: 'REMBOURSEMENT',
    scope: 's2e' as const,
  }
  const sheet = operationsSheet([operation], [], 2025, plainDate('2026-11-20'))
  expect(rowsOf(sheet)[1]).toEqual(['02/03/2025', `'=HYPERLINK("http://example.org")`, '', '', 'Traité', '-12,50'])
  const declared = declaredSheet([
    { kind: 'gain', operation_id: '1', date: plainDate('2025-03-02'), label: '@now', policy_id: '7', amount: euros('3') },
    { kind: 'deductible', operation_id: '2', date: plainDate('2025-04-02'), label: '-1', amount: euros('4') },
  ])
  expect(rowsOf(declared).slice(1)).toEqual([
    ['Gain', '02/03/2025', `'@now`, '7', '3,00'],
    ['Versement déductible', '02/04/2025', `'-1`, '', '4,00'],
  ])
})

it(
  '[DOCU-06] the longest statements that are made are within the bounds of a document, year after year',
  { timeout: 30_000 },
  async () => {
    const refused: string[] = []
    const printing = async () => async (tree: DocumentTree) => {
      if (!documentTree.safeEncode(tree).success) refused.push(tree.title)
      return Buffer.from('%PDF')
    }
    const visitor = startApi('server', { loadPrinter: printing }).visit()
    const { oauth_profile, origin } = personNamed('anatole-de-kerguenec')
    await visitor.signIn(oauth_profile.sub, origin)
    for (let year = 2016; year < 2026; year += 1) expect([200, 404]).toContain((await visitor.post(ARCHIVE, { year })).status)
    expect(refused).toEqual([])
  },
)
