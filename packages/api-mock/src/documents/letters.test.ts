import { plainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { describe, expect, it } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { startApi } from '../testing/index.ts'
import { drawnUpOn, letterOf } from './letter.ts'

const DOWNLOAD = '/api/v2/services/api-s2e/download-document'

const personNamed = (name: string): Person => {
  const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === name)
  if (person === undefined) throw new Error(name)
  return person
}

/** The trees of documents of a person, as the printer is given them. */
const treesOf = async (sub: string, ...ids: readonly string[]): Promise<readonly DocumentTree[]> => {
  const trees: DocumentTree[] = []
  const loadPrinter = async () => async (tree: DocumentTree) => {
    trees.push(tree)
    return Buffer.from('%PDF')
  }
  const visitor = startApi('server', { loadPrinter }).visit()
  await visitor.signIn(sub, personNamed(sub).origin)
  for (const id of ids) expect([id, (await visitor.post(DOWNLOAD, { id })).status]).toEqual([id, 200])
  return trees
}
const kindsOf = ({ blocks }: DocumentTree) => blocks.map(({ kind }) => kind)
const blockOf = <Kind extends DocumentBlock['kind']>({ blocks }: DocumentTree, kind: Kind) =>
  blocks.find((block): block is Extract<DocumentBlock, { kind: Kind }> => block.kind === kind)

describe('a letter', () => {
  it('[DOCU-13] (savers 13) (savers 49) goes from the account keeper to the postal address of the person, under the sign of their group', async () => {
    const date = plainDate('2026-11-20')
    const letterTo = (sub: string) => letterOf(personNamed(sub), { title: 'Titre', date }, [])
    expect(letterTo('sylvie-garnier')).toMatchObject({
      brand: 'hautelisse',
      foot: 'Titre, Sylvie Garnier',
      letter: {
        by: 'insurer',
        from: [
          'Hautelisse, Épargne salariale',
          'TSA 40081, 76909 Rouen Cedex 9',
          '01\u00A099\u00A000\u00A018\u00A030, aide@hautelisse.example',
        ],
        to: ['Sylvie Garnier', '8 rue des Soufflets', '76340 Aubrenne-sur-Bresle'],
        place: 'Rouen, le 20/11/2026',
      },
    })
    expect(letterTo('nadia-belkhir').brand).toBe('carmandel')
    expect(letterTo('helene-fontanel').letter).toMatchObject({
      from: ['Hautelisse, service clients', 'TSA 40081, 76909 Rouen Cedex 9', expect.anything()],
      to: ['Hélène Fontanel', '17 cours des Platanes', '13100 Aix-en-Provence'],
    })
    const { s2e_profile: _, ais_profile: __, [PROVIDER_PROFILE]: ___, ...nobody } = personNamed('sylvie-garnier')
    expect(letterOf(nobody, { title: 'Titre', date }, []).letter?.to).toEqual(['Sylvie Garnier'])
  })
})

describe('letters of the account keeper', () => {
  it('[DOCU-13] (savers 49) a statement says its total with the year in a sentence, draws when it is free, and shows the year as a ledger', async () => {
    const [tree, lison] = await treesOf('sylvie-garnier', 'releve-2025-ent-aubrenne', 'releve-2025-ent-lison')
    if (tree === undefined || lison === undefined) throw new Error('not printed')
    expect([tree.title, tree.subtitle, tree.foot]).toEqual([
      'Votre épargne au 31/12/2025',
      'Relevé annuel de situation',
      'Relevé annuel 2025, Verrerie Aubrenne, Sylvie Garnier',
    ])
    expect(kindsOf(tree).slice(0, 5)).toEqual(['band', 'figure', 'threads', 'heading', 'calculation'])
    expect(blockOf(tree, 'band')?.facts.map(({ name }) => name)).toEqual(['Titulaire', 'Plans', 'Contrats', 'Référence'])
    const total = blockOf(tree, 'figure')
    const ledger = blockOf(tree, 'calculation')?.lines ?? []
    expect(ledger.at(-1)?.result).toBe(total?.value)
    expect([ledger[0]?.name, ledger.at(-1)?.name]).toEqual(['Au 31/12/2024', 'Au 31/12/2025'])
    expect(total?.note).toMatch(/^\+\s.* en 2025\s: .* versés, .* de performance/)
    const threads = blockOf(tree, 'threads')
    expect(threads?.bundles.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(100)
    for (const { name, value } of threads?.bundles ?? []) expect(threads?.alt).toContain(`${name}, ${value}`)
    expect([lison.title, blockOf(lison, 'band')?.facts[1]?.value]).toEqual([
      'Votre retraite article 83 au 31/12/2025',
      'Retraite article 83, Papeteries du Lison',
    ])
    expect(blockOf(lison, 'paragraph')?.text).toBe('Tout sera disponible à la retraite.')
    expect(tree.letter?.place).toBe('Rouen, le 15/01/2026')
    // Not one line for each lot of each fund, and no state that all operations share.
    const heads = tree.blocks.flatMap((block) => (block.kind === 'table' ? [block.heads.map(({ text }) => text).join(' ')] : []))
    expect([heads[0], heads.at(-1)]).toEqual(['Date Opération Compte Montant', 'Contrat Quand Montant'])
    const free = tree.blocks.findLast(({ kind }) => kind === 'table')
    expect(free?.kind === 'table' && new Set(free.rows.map(([contract, when]) => `${contract} ${when}`)).size).toBe(9)
    // One plan says it by its drawing alone, and a unit's value has no zeros behind its cents.
    expect(JSON.stringify(lison.blocks)).not.toMatch(/Quand|\d,\d\d00\u00A0€/)
  })

  it('[DOCU-13] (savers 49) the ledger of the year ends with the total, whatever contracts do not tell their year', async () => {
    for (const [sub, id, untold] of [
      ['marie-antoinette-de-la-rochebrune', 'releve-2025-ent-longue', 1],
      ['bruno-castagne', 'releve-2025-ent-aubrenne', 0],
    ] as const) {
      const [tree] = await treesOf(sub, id)
      if (tree === undefined) throw new Error('not printed')
      const lines = blockOf(tree, 'calculation')?.lines ?? []
      expect([sub, lines.at(-1)?.result]).toEqual([sub, blockOf(tree, 'figure')?.value])
      expect(lines.filter(({ name }) => name.startsWith('Sans historique'))).toHaveLength(untold)
      // What was paid in is no operation that is known: no operation at all is not said.
      expect(JSON.stringify(tree.blocks)).not.toContain('Aucune opération')
    }
  })

  it('[DOCU-13] a letter about a year is drawn up when the values of its last day are known, and before that today', () => {
    const end = plainDate('2025-12-31')
    expect([plainDate('2026-01-03'), plainDate('2026-11-20')].map((today) => drawnUpOn(end, today))).toEqual([
      '2026-01-03',
      '2026-01-15',
    ])
  })

  it('[DOCU-13] (savers 49) a statement of performance has the rate of the year, of all contracts and of each', async () => {
    const [tree] = await treesOf('sylvie-garnier', 'performance-2025-ent-aubrenne')
    if (tree === undefined) throw new Error('not printed')
    expect(blockOf(tree, 'figure')?.value).toMatch(/^\d+,\d\d\s%$/)
    const table = blockOf(tree, 'table')
    const rate = table?.heads.findIndex(({ text }) => text === 'Taux') ?? -1
    expect(table?.total?.[rate]).toBe(blockOf(tree, 'figure')?.value)
    for (const row of table?.rows ?? []) expect(row[rate]).toMatch(/%$/)
    expect(tree.blocks.filter(({ kind }) => kind === 'table')).toHaveLength(2)
    const [alone] = await treesOf('sylvie-garnier', 'performance-2025-ent-groupe-aubrenne')
    expect(alone && [blockOf(alone, 'figure')?.note, blockOf(alone, 'calculation')?.lines.length]).toEqual([
      '+\u00A021,88\u00A0€ de performance en 2025',
      4,
    ])
  })

  it('[DOCU-13] (savers 49) a notice has its funds, its account, its day, and where the money went', async () => {
    const ids = ['avis-op-00482190-8', 'avis-op-00482201-1', 'avis-op-00482195-1']
    const [bonus, monthly, parted] = await treesOf('sylvie-garnier', ...ids)
    if (bonus === undefined || monthly === undefined || parted === undefined) throw new Error('not printed')
    expect([bonus.title, bonus.subtitle]).toEqual(['Intéressement du 31/05/2024', 'Avis d’opération'])
    expect(blockOf(bonus, 'band')?.facts.map(({ value }) => value)).toEqual([
      'Sylvie Garnier',
      'PEE, Verrerie Aubrenne',
      '0048\u00A02190',
      'op-00482190-8',
    ])
    expect(blockOf(bonus, 'threads')?.bundles.map(({ name, tone }) => [name, tone])).toEqual([
      ['Actions Europe Durable', 'd1'],
      ['Compte bancaire', 'd2'],
      ['CSG et CRDS', 'd5'],
    ])
    expect(blockOf(bonus, 'calculation')?.lines.map(({ result }) => result.replaceAll('\u00A0', ' '))).toEqual([
      '1 108,11 €',
      '− 107,49 €',
      '− 300,00 €',
      '700,62 €',
    ])
    expect(blockOf(bonus, 'table')?.rows).toEqual([['Actions Europe Durable', '700,62\u00A0€']])
    // A total says nothing of one line.
    expect([monthly, parted].map((tree) => blockOf(tree, 'table')?.total)).toEqual([undefined, ['Total', '2\u00A0403,82\u00A0€']])
  })
})
