import { createHash } from 'node:crypto'

import { euros, formatEuros, sumEuros } from '@hautelisse/domain/money'
import { fundsOf } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { afterAll, describe, expect, it } from 'vitest'

import { makePaperThreads } from '../threads/paper-threads.ts'
import { PEOPLE, type Person } from '../../people/index.ts'
import { accountsOn } from '../../portfolios/index.ts'
import { HOMES, startApi, type HomeName, type Visitor } from '../../testing/index.ts'
import { overlaps, partsWith, readPdf, type Part } from './read-pdf.testing.ts'
import { TREES } from './trees.testing.ts'

const IS_ALL = process.env['TEST_ALL'] === 'yes'
const LIST = '/api/v2/services/api-s2e/documents'
const DOWNLOAD = '/api/v2/services/api-s2e/download-document'
const RENDER = '/api/v3/weasyprint/render-pdf-base64'
const TREE = {
  title: 'Ma simulation de retraite',
  language: 'fr',
  date: '20/11/2026',
  name: 'Sylvie Garnier',
  foot: 'Simulation',
  blocks: [
    { kind: 'heading', text: 'Résultat' },
    { kind: 'figure', name: 'Rente', value: '161,30 € par mois' },
    { kind: 'paragraph', text: '#set page(width: 1pt) $x$ *gras* <lien>' },
    { kind: 'facts', rows: [{ name: 'Âge', value: '64 ans' }] },
    { kind: 'table', caption: 'Parts', heads: [{ text: 'Fonds', isFigure: false }], rows: [['Prudence']], total: ['Total'] },
    { kind: 'threads', alt: 'Fils', bundles: [{ name: 'Capital', value: '161,30 €', tone: 'd2', count: 4 }] },
    { kind: 'calculation', title: 'Le calcul', lines: [{ name: 'Rente', how: '2 × 3', result: '6', source: 'CSS L.351-1' }] },
  ],
}

const personNamed = (name: string): Person => {
  const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === name)
  if (person === undefined) throw new Error(name)
  return person
}
const SYLVIE = personNamed('sylvie-garnier')

type Row = { readonly id: string; readonly code_type: string; readonly id_entreprise: string | null }

const { loadPrinter, close } = makePaperThreads()
afterAll(close)
const isPrinting = (await loadPrinter()) !== undefined

const start = async (home: HomeName, sub: string, prints = true): Promise<Visitor> => {
  const visitor = startApi(home, prints ? { loadPrinter } : {}).visit()
  await visitor.signIn(sub, personNamed(sub).origin)
  return visitor
}
const listOf = async (visitor: Visitor): Promise<readonly Row[]> =>
  ((await visitor.post(LIST)).json() as { readonly s2e_documents: readonly Row[] }).s2e_documents
const bytesOf = async (visitor: Visitor, id: string): Promise<Buffer> =>
  Buffer.from((await visitor.post(DOWNLOAD, { id })).json() as string, 'base64')

const textsOf = (structure: readonly Part[], role: string): readonly string[] =>
  partsWith(structure, role).map(({ text }) => text)
/** Width of a page and its margins, in points. */
const [WIDTH, MARGIN] = [595, 50.5]
const renderOf = async (tree: object): Promise<Buffer> => {
  const visitor = startApi('server', { loadPrinter }).visit()
  await visitor.get('/api/v3/version')
  const answer = await visitor.post(RENDER, tree)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json()))
  return Buffer.from(answer.json() as string, 'base64')
}
const spaced = (text: string): string => text.replaceAll('\u00A0', ' ')

describe.each(HOMES)('documents, in the %s', (home) => {
  it('[P-CALL-64] [O-CALL-51] [ENT-59] [DOCU-07] lists what the data of a person give, and what each is about', async () => {
    const list = await listOf(await start(home, 'sylvie-garnier'))
    expect(list.find(({ id }) => id === 'releve-2025-ent-aubrenne')).toEqual({
      id: 'releve-2025-ent-aubrenne',
      code_type: 'RELEVE_ANNUEL',
      date_creation: '31/12/2025',
      code_langue: 'FR',
      autorise_envoi_postal: true,
      id_entreprise: 'ent-aubrenne',
      about: {
        accounts: [
          { policy_id: '00482176', title: 'PER d’entreprise obligatoire' },
          { policy_id: '00482201', title: 'PERECO' },
          { policy_id: '00482190', title: 'PEE' },
        ],
        company: 'Verrerie Aubrenne',
        year: 2025,
      },
      _links: {
        download: { href: '/services/api-s2e/download-document' },
        entreprise: { href: '/entreprises/ent-aubrenne' },
      },
    })
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(await listOf(await start(home, 'camille-verdier'))).toEqual([])
  })

  it('[DOCU-04] holdings of the last day of a year add up to the balances of that day', async () => {
    const visitor = await start(home, 'sylvie-garnier', false)
    const csv = (await bytesOf(visitor, 'positions-2025')).toString('utf8')
    expect(csv.startsWith('\uFEFF"Date";"Compte"')).toBe(true)
    const amounts = csv
      .split('\r\n')
      .slice(1)
      .map((line) => euros((line.split(';').at(-1) ?? '').replace(',', '.')))
    const held = accountsOn(SYLVIE, plainDate('2025-12-31')).map(({ balance }) => balance)
    expect(sumEuros(amounts).toFixed(2)).toBe(sumEuros(held).toFixed(2))
  })

  it('[DOCS-05] an unknown document, and any PDF where nothing prints, is not there', async () => {
    const visitor = await start(home, 'sylvie-garnier', false)
    for (const id of ['releve-2025-ent-aubrenne', 'releve-2025-of-somebody-else'])
      expect((await visitor.post(DOWNLOAD, { id })).status).toBe(404)
    expect((await visitor.post(RENDER, TREE)).json()).toMatchObject({ data: 'ERR_UNKNOWN' })
    expect((await visitor.post(RENDER, { html: '<b>no</b>' })).status).toBe(400)
  })
})

describe.runIf(isPrinting)('printed documents, where the printer is installed', () => {
  it('[P-CALL-65] [O-CALL-52] [DOCS-01] [DOCU-05] a statement is a tagged PDF with a title, a language and the amounts of its day', async () => {
    const visitor = await start('server', 'sylvie-garnier')
    const bytes = await bytesOf(visitor, 'releve-2025-ent-aubrenne')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const { info, marks, structure, text } = await readPdf(bytes)
    expect([info['Title'], info['Language']]).toEqual(['Votre épargne au 31/12/2025', 'fr-FR'])
    expect(marks).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    )
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD'])
      expect([role, partsWith(structure, role).length > 0]).toEqual([role, true])
    const day = plainDate('2025-12-31')
    const accounts = accountsOn(SYLVIE, day).filter(({ company_id }) => company_id === 'ent-aubrenne')
    const amounts = [...accounts.map(({ balance }) => balance), ...fundsOf(accounts, day).map(({ amount }) => amount)]
    expect(amounts).toHaveLength(14)
    for (const amount of amounts) expect(text).toContain(spaced(formatEuros(amount)))
  })

  it('[DOCU-05] [DOCU-04] a statement of performance has the balances and the funds of its last day', async () => {
    const { info, text } = await readPdf(await bytesOf(await start('server', 'sylvie-garnier'), 'performance-2024-ent-aubrenne'))
    expect(info['Title']).toBe('Votre performance en 2024')
    const day = plainDate('2024-12-31')
    const accounts = accountsOn(SYLVIE, day).filter(({ company_id }) => company_id === 'ent-aubrenne')
    const amounts = [...accounts.map(({ balance }) => balance), ...fundsOf(accounts, day).map(({ amount }) => amount)]
    expect(amounts.length).toBeGreaterThan(10)
    for (const amount of amounts) expect(text).toContain(spaced(formatEuros(amount)))
  })

  it('[DOCU-05] the same document has the same bytes, whichever was printed before', async () => {
    const hash = async (visitor: Visitor, id: string): Promise<string> =>
      createHash('sha256')
        .update(await bytesOf(visitor, id))
        .digest('hex')
    const visitor = await start('server', 'sylvie-garnier')
    const first = await hash(visitor, 'performance-2024-ent-aubrenne')
    await hash(visitor, 'avis-op-00482190-4')
    expect(await hash(await start('server', 'sylvie-garnier'), 'performance-2024-ent-aubrenne')).toBe(first)
  })

  it('[P-CALL-92] [O-CALL-82] [DOCU-03] prints every kind of block as it is said, and reads no text as an order', async () => {
    const { text, structure } = await readPdf(await renderOf(TREE))
    for (const words of [
      '161,30 € par mois',
      '#set page(width: 1pt) $x$ *gras* <lien>',
      '64 ans',
      'Prudence',
      'Le calcul',
      '2 × 3',
      'CSS L.351-1',
      '1/1',
    ])
      expect(text).toContain(words)
    expect(partsWith(structure, 'H2').map((part) => part.text)).toEqual(['Résultat', 'Le calcul'])
  })

  it('prints signs that no font has as replacement signs, and refuses headings and drawings that say nothing', async () => {
    const visitor = startApi('server', { loadPrinter }).visit()
    await visitor.get('/api/v3/version')
    const render = (blocks: readonly unknown[]) => visitor.post(RENDER, { ...TREE, blocks })
    for (const sign of ['\u0000', '\u0007', '\uFEFF', '\uFFFE', '\uD800', '漢', 'ไ', '😀', '\uE000']) {
      const answer = await render([{ kind: 'paragraph', text: `Épargne ${sign} œuvre` }])
      expect([sign, answer.status]).toEqual([sign, 200])
      expect((await readPdf(Buffer.from(answer.json() as string, 'base64'))).text).toContain('œuvre')
    }
    const chart = { kind: 'chart', alt: ' ', width: 10, height: 10, paths: [] }
    for (const block of [{ kind: 'heading', text: '' }, { kind: 'heading', text: 'Sous-titre', level: 3 }, chart])
      expect((await render([block])).status).toBe(400)
  })

  it.each(Object.entries(TREES))('[DOCU-05] no text of a %s stands on another, or beyond the margins', async (_, tree) => {
    const { boxes, info } = await readPdf(await renderOf(tree))
    expect(overlaps(boxes)).toEqual([])
    expect(boxes.filter(({ left, right, bottom }) => left < MARGIN || right > WIDTH - MARGIN || bottom < 0)).toEqual([])
    expect([info['Title'], info['Language']]).toEqual([tree.title, 'fr-FR'])
  })

  it('[DOCU-05] (simulators 32) no text of a statement, a notice or a statement of performance stands on another', async () => {
    const visitor = await start('server', 'sylvie-garnier')
    for (const id of ['releve-2025-ent-aubrenne', 'performance-2025-ent-aubrenne', 'avis-op-00482190-8']) {
      const { boxes } = await readPdf(await bytesOf(visitor, id))
      expect([id, boxes.length > 40, overlaps(boxes)]).toEqual([id, true, []])
      expect(boxes.filter(({ left, right }) => left < MARGIN || right > WIDTH - MARGIN)).toEqual([])
    }
  })

  it('[DOCU-05] (savers 49) heads have one line where there is room, and short texts are not broken beside long ones', async () => {
    const readOf = async (sub: string, id: string) => readPdf(await bytesOf(await start('server', sub), id))
    const performance = await readOf('sylvie-garnier', 'performance-2025-ent-aubrenne')
    expect([performance.pages, performance.boxes.map(({ text }) => text).includes('Sorti et frais')]).toEqual([1, true])
    const { text } = await readOf('marie-antoinette-de-la-rochebrune', 'releve-2025-ent-longue')
    for (const words of ['à la retraite', 'RA-2025-0099-9901', '4 contrats']) expect(spaced(text)).toContain(words)
    expect((await readOf('sylvie-garnier', 'releve-2025-ent-aubrenne')).pages).toBe(2)
  })

  it('[DOCU-05] who hears a summary is told its headings in order, heads of columns, names of values, lists and what drawings say', async () => {
    const { structure, pages } = await readPdf(await renderOf(TREES.summary))
    // One page, and one of annexes.
    expect(pages).toBe(2)
    expect(partsWith(structure, 'H1', 'H2', 'H3').map(({ role, text }) => `${role} ${text}`)).toEqual([
      'H1 Capital ou rente, à 64 ans ?',
      'H2 Les réponses données',
      'H2 Ce qu’elle recevrait',
      'H2 Réserves',
      'H2 À regarder ensemble',
      'H2 Prochaine étape',
      'H2 Annexe : les faits',
      'H3 Par origine',
    ])
    expect(textsOf(structure, 'TH').slice(0, 3)).toEqual(['Contrat', 'Capital à 64 ans', 'Rente par mois'])
    expect(textsOf(structure, 'Lbl').slice(0, 2)).toEqual(['PERECO', 'Âge de départ'])
    expect(textsOf(structure, 'LBody').slice(0, 2)).toEqual(['21 735,82 €', '64 ans'])
    expect(textsOf(structure, 'LBody')).toContain('La réversion pour le conjoint')
    expect(partsWith(structure, 'Figure').map(({ alt }) => alt)).toEqual([
      'En capital 34 516,02 €, à convertir en rente 53 892,95 €',
      'Des parts étroites',
      'Sept parts',
    ])
  })

  it('[DOCU-05] a receipt is one page: its five dates have heads, and its calculation is a table', async () => {
    const { structure, pages, text } = await readPdf(await renderOf(TREES.receipt))
    expect(pages).toBe(1)
    const [band, dates, ledger] = partsWith(structure, 'Table').map((table) => textsOf([table], 'TH'))
    expect([band, dates, ledger]).toEqual([
      ['Demande', 'Plan', 'Vers'],
      ['Demandée', 'Vérifiée', 'Vendue', 'Virée', 'Sur votre compte'],
      ['Ligne', 'Calcul', 'Résultat'],
    ])
    expect(text).toContain('Ateliers Carmandel')
    expect(text).toContain('4 791,68 € environ, sur votre compte le 30/11/2026')
  })

  it('[DOCU-05] (savers 13) (savers 49) a statement is a letter: who writes, to whose address, where and when', async () => {
    const { text } = await readPdf(await bytesOf(await start('server', 'sylvie-garnier'), 'releve-2025-ent-aubrenne'))
    for (const words of [
      'Hautelisse, Épargne salariale TSA 40081, 76909 Rouen Cedex 9 01 99 00 18 30, aide@hautelisse.example',
      'Sylvie Garnier 8 rue des Soufflets 76340 Aubrenne-sur-Bresle',
      'Rouen, le 15/01/2026',
    ])
      expect(text).toContain(words)
  })

  it(
    '[DOCU-01] documents of every kind are printed for every person, and in `npm run test:all` as many as twelve',
    {
      timeout: 60_000,
    },
    async () => {
      for (const { oauth_profile } of PEOPLE.filter(({ operations = [] }) => operations.length < 100)) {
        const visitor = await start('server', oauth_profile.sub)
        const list = await listOf(visitor)
        const kinds = [...Map.groupBy(list, ({ code_type }) => code_type).values()]
        const asked = IS_ALL
          ? list.filter(({ code_type }, place) => code_type !== 'AVIS_OPERATION' || place % 9 === 0).slice(-12)
          : kinds.flatMap((rows) => rows.slice(-1))
        for (const { id } of asked) expect([id, (await visitor.post(DOWNLOAD, { id })).status]).toEqual([id, 200])
      }
    },
  )
})
