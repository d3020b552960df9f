import { plainDate } from '@hautelisse/domain/calendar'
import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EXAMPLES as SWITCHES } from '../fund-switch/examples.ts'
import { EARLY_LOTS, REFUSED, SETTLED } from '../operations/examples.tsx'
import { EXAMPLES as CHOICES } from '../option-bulletin/examples.ts'
import { EXAMPLES as PAYMENTS } from '../payment/examples.ts'
import type { Between, Example, PageExample } from '../shell/index.ts'
import { actAll, page, renderExample, renderPage } from '../testing/text/index.ts'
import { receiptOf, tellingReceipt } from './examples.tsx'

const download = page.getByRole('button', { name: 'Télécharger le reçu' })
const file = page.getByRole('button', { name: 'Fichier de contrôle' })

/** Answers the printer's call, and keeps what it was asked to print. */
const printing =
  (trees: DocumentTree[], between?: Between): Between =>
  (request, pass) => {
    if (!request.path.endsWith('/render-pdf-base64')) return between === undefined ? pass() : between(request, pass)
    trees.push(documentTree.parse(JSON.parse(request.body ?? '')))
    return Promise.resolve({ status: 200, body: '"JVBERi0xLjc="' })
  }

const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

/** Texts of a block, in the order in which they are read. */
const textsOf = (block: DocumentTree['blocks'][number]): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'figure':
      return [`${block.value} ${block.note ?? ''}`]
    case 'band':
      return block.facts.map(({ name, value }) => `${name} ${value}`)
    case 'table':
      return [...block.rows, block.total ?? []].map((cells) => cells.filter((cell) => cell !== '').join(' | '))
    case 'dates':
      return block.steps.map(({ name, date, isDone }) => `${name} ${date}${isDone ? ' ✓' : ''}`)
    case 'threads':
      return [block.alt, ...block.bundles.map(({ name, count, isSupposed }) => `${name} ${count}${isSupposed ? ' - -' : ''}`)]
    case 'calculation':
      return block.lines.map(({ name, how, result }) => [name, how, result].filter((cell) => cell !== '').join(' | '))
    case 'beside':
    case 'box':
    case 'facts':
    case 'figures':
    case 'list':
    case 'signature':
      throw new Error(`A receipt has no block of the kind ${block.kind}.`)
    default:
      return block satisfies never
  }
}

const linesOf = ({ title, subtitle = '', letter, blocks }: DocumentTree): readonly string[] =>
  [letter?.place ?? '', title, subtitle, ...blocks.flatMap(textsOf)].map(plain)

/** Lines that a page of A4 has room for: what is more of them goes overleaf. */
const ROOM = 40

/** What the page of the receipt says after it was downloaded. */
const pageOf = async (trees: DocumentTree[], show: () => Promise<unknown>): Promise<DocumentTree> => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => click.mockRestore())
  await show()
  await download.click()
  await expect.poll(() => trees.length, { timeout: 10_000 }).toBe(1)
  const [tree] = trees
  if (tree === undefined) throw new Error('Nothing was printed.')
  expect(linesOf(tree).length).toBeLessThanOrEqual(ROOM)
  return tree
}

const ofExample = (example: Example, hiddenAmounts = false): Promise<DocumentTree> => {
  const trees: DocumentTree[] = []
  const between = printing(trees, example.ports?.between)
  return pageOf(trees, () => renderExample({ ...example, ports: { ...example.ports, between, hiddenAmounts } }))
}

test('[RECEIPT-05] (savers 6) the receipt of a release is a letter of one page: what, when, how much, its days, the calculation and the check text', async () => {
  const tree = await ofExample(receiptOf('release', tellingReceipt()))
  expect(tree.letter).toMatchObject({
    by: 'insurer',
    from: ['Hautelisse, service clients', 'TSA 40081, 76909 Rouen Cedex 9', '01 99 00 18 30, aide@hautelisse.example'],
    to: ['Sylvie Garnier', '8 rue des Soufflets', '76340 Aubrenne-sur-Bresle'],
  })
  expect(linesOf(tree)).toEqual([
    'Le 20/11/2026, à 10h42',
    'Reçu de votre demande de retrait',
    'Ceci n’est pas un avis de paiement : rien n’est encore vendu.',
    'Demande 41720118',
    'Plan PEE, Verrerie Aubrenne',
    'Contrat 0048 2190',
    'Vers •••• 2606',
    '4 791,68 € environ, sur votre compte le 30/11/2026',
    'Répartition de 5 000,00 € : Sur votre compte 4 791,68 €, Prélèvements sociaux 208,32 €.',
    'Sur votre compte 48 - -',
    'Prélèvements sociaux 2 - -',
    'Cinq dates, dont une passée',
    'Demande 20/11/2026 ✓',
    'Vérification 24/11/2026',
    'Vente 26/11/2026',
    'Virement 27/11/2026',
    'Sur votre compte 30/11/2026',
    'Le calcul',
    'Montant brut | 5 000,00 €',
    'Actions Europe Durable | 24,9746 parts à 184,37 € | 4 604,57 €',
    'Obligations Responsables | 3,5162 parts à 112,46 € | 395,43 €',
    'Part de vos versements | 8 849,63 × 5 000,00 ÷ 11 404,16 | 3 880,00 €',
    'Gain estimé | 5 000,00 − 3 880,00 | 1 120,00 €',
    'Prélèvements sociaux | 1 120,00 × 18,6 % | − 208,32 €',
    'Impôt sur le revenu | Aucun',
    'Net estimé | 5 000,00 − 208,32 | 4 791,68 €',
    'Ce que vous avez demandé',
    'Achat de la résidence principale. Signature de l’acte de vente, le 14/09/2026. 2 pièces : attestation-notaire.pdf et plan-financement.pdf. Confirmé par un code reçu sur votre mobile.',
    expect.stringMatching(
      /^Valeurs du 18\/11\/2026\. Le montant exact dépend [^.]*\. Taux : Code de la sécurité sociale art\. L\.136-8 \([^)]*\)\. Règles de calcul : version 0\.1\.0\. Texte de contrôle : 3f2a 91c0 7b1e 55d2 \(SHA-256\), à vérifier sur la page de cette demande avec son fichier de contrôle\.$/,
    ),
  ])
})

test('[REL-30] [RECEIPT-05] the receipt of a release says at which rate it is estimated where lots of before 2018 are sold', async () => {
  const early = 'Estimation au taux de 2026 ; des taux plus bas s’appliquent à une partie des gains d’avant 2018.'
  expect(linesOf(await ofExample(receiptOf('early', tellingReceipt({}, { lots: EARLY_LOTS })))).join(' ')).toContain(early)
})

test('[RECEIPT-05] (savers 6) what is no longer true is not said: a release that is on its way, paid, or refused', async () => {
  const sold = { timeline: SETTLED.operation.timeline.map((step, at) => ({ ...step, done: at < 3 })) }
  const onTheWay = linesOf(await ofExample(receiptOf('sold', tellingReceipt(sold, { asked: undefined }))))
  expect(onTheWay).toContain('Reçu de votre demande de retrait')
  expect(onTheWay).toContain('Ceci n’est pas un avis de paiement : vos parts sont vendues, l’argent est en chemin.')
  const paid = linesOf(await ofExample(receiptOf('paid', tellingReceipt(SETTLED.operation, SETTLED.details))))
  for (const said of [
    '4 791,68 € annoncés, sur votre compte depuis le 30/11/2026',
    'Sur votre compte 48',
    'Gain réalisé | 5 000,00 − 3 880,00 | 1 120,00 €',
  ])
    expect(paid).toContain(said)
  expect(paid.join(' ')).not.toMatch(/estimé|n’est pas un avis|dépend de la valeur/)
  const refused = linesOf(await ofExample(receiptOf('refused', tellingReceipt(REFUSED.operation, REFUSED.details))))
  expect(refused).toContain('Cette demande a pris fin sans être exécutée : votre épargne n’a pas changé.')
  expect(refused).toContain('Deux dates, toutes passées')
  expect(refused.filter((line) => line.startsWith('Vente'))).toEqual([])
})

test('[RECEIPT-05] amounts that are hidden on the screen are hidden on the page, with the formulas and the drawing that would tell them', async () => {
  const tree = await ofExample(receiptOf('hidden', tellingReceipt()), true)
  expect(tree.blocks.some(({ kind }) => kind === 'threads')).toBe(false)
  expect(linesOf(tree).join('\n')).not.toMatch(/\d,\d\d|×/)
})

test('[RECEIPT-05] the receipt of a withdrawal at retirement names its contracts, and says together those for which there is no room', async () => {
  const sale = {
    tax: 'scale',
    value: euros(10_000),
    paidIn: euros(8000),
    amount: euros(1000),
    on: plainDate('2026-11-20'),
  } as const
  const sales = ['00482201', '00482176', 'c3', 'c4', 'c5'].map((policyId) => ({ policyId, sale }))
  const several = { sales: undefined, instructions: [], paid_to: { by: 'company' }, asked: undefined }
  const lines = linesOf(
    await ofExample(receiptOf('retirement', tellingReceipt({ policy_id: undefined }, several, 'retirement', sales))),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      'Reçu de votre demande de retrait à la retraite',
      'Vers votre paie',
      'Plan 5 contrats',
      '4 686,00 € environ, avec votre paie',
      'Montant brut | 5 000,00 €',
      'Imposé l’an prochain, au barème | 4 000,00 €',
      'dont PERECO, Verrerie Aubrenne | 937,20 €',
      'dont tous les autres | 2 811,60 €',
    ]),
  )
})

const recordOf = (examples: readonly PageExample[]): PageExample => {
  const found = examples.find(({ name }) => name.includes('that is recorded'))
  if (found === undefined) throw new Error('This act has no record among its states.')
  return found
}

test.each([
  [
    'payment',
    recordOf(PAYMENTS),
    [
      'Reçu de votre demande de versement',
      'Ceci n’est pas un avis d’opération : rien n’est encore débité.',
      '200,00 € à placer',
      'Abondement | 200,00 × 25 % | 50,00 €',
      'Avec l’abondement net | 245,15 €',
      'Payé par prélèvement. Chaque mois.',
    ],
  ],
  [
    'switch',
    recordOf(SWITCHES),
    [
      'Reçu de votre demande d’arbitrage',
      'Ceci n’est pas un avis d’opération : rien n’est encore vendu.',
      '4 000,00 € à placer le 26/11/2026',
      'De quel placement vers lequel',
      'Vente, Actions Monde Horizon | − 4 000,00 €',
      'Achat, Fonds en euros | 1 800,00 €',
    ],
  ],
  [
    'choice',
    recordOf(CHOICES),
    [
      'Reçu de votre choix sur une prime',
      'Ceci n’est pas un avis d’opération : rien n’est encore placé.',
      'Prime avant CSG et CRDS | 2 480,00 €',
      'Abondement net, PERECO, Verrerie Aubrenne | 559,86 − 54,31 | 505,55 €',
      'Où va la prime : PERECO, Verrerie Aubrenne 1 119,72 € et PEE, Verrerie Aubrenne 1 119,72 €.',
    ],
  ],
] as const)('[RECEIPT-05] (savers 6) the record of a %s hands over its receipt as a page', async (_, example, said) => {
  const trees: DocumentTree[] = []
  const tree = await pageOf(trees, async () => {
    await renderPage(example.address, { ...example.ports, between: printing(trees, example.ports?.between) })
    await actAll(example.acts)
  })
  expect(linesOf(tree)).toEqual(expect.arrayContaining([...said]))
})

test('[RECEIPT-01] [RECEIPT-04] a receipt that cannot be read says so, and the next try hands the file for checking over', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (request.path.endsWith('/receipt') && isOut) throw new TypeError('offline')
    return tellingReceipt()(request, pass)
  }
  const handed: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((one) => {
    if (one instanceof Blob) handed.push(one)
    return '#'
  })
  onTestFinished(() => make.mockRestore())
  await renderExample(receiptOf('out', between))
  await download.click()
  await expect.element(page.getByText('Le reçu n’a pas pu être lu. Réessayez.')).toBeVisible()
  isOut = false
  await file.click()
  await expect.element(page.getByText('Le reçu n’a pas pu être lu. Réessayez.')).not.toBeInTheDocument()
  await expect.poll(() => handed.length).toBe(1)
  expect(JSON.parse((await handed[0]?.text()) ?? '')).toMatchObject({ schema: 1, operation_id: '41720118' })
})

test('[RECEIPT-04] [RECEIPT-05] where the API prints nothing, and by the button for it, the page goes to the printer of the saver', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderExample(receiptOf('printed', tellingReceipt()))
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await download.click()
  await expect.poll(() => print.mock.calls.length).toBe(2)
})
