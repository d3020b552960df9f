import { expect, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { answering, historyPage, LONG_LABEL, madeOperation, unknownWords } from './examples.tsx'

const opener = (name: string | RegExp) => page.getByRole('button', { name })
const rows = () => document.querySelectorAll('[data-part="row"]')
const heading = (name: string) => page.getByRole('heading', { level: 2, name })

for (const look of [
  { language: 'fr', words: ['Mes opérations', 'En cours', 'Versements programmés', /^Terminées/] },
  { language: 'en', words: ['My operations', 'In progress', 'Scheduled payments', /^Completed/] },
] as const) {
  const [title, ...sections] = look.words
  test(`[OPS-15] [OPS-20] [OPER-01] operations in progress, scheduled and done stand apart, in ${look.language}`, async () => {
    await renderExample(historyPage('all'), { language: look.language })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const name of sections) await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(rows()).toHaveLength(11)
  })
}

test('[OPER-02] an operation in progress shows its days, and the one that it waits for', async () => {
  await renderExample(historyPage('days'))
  await expect.element(page.getByText('Vendu : Actions Europe Durable. Acheté : Monétaire Responsable')).toBeVisible()
  const steps = [...document.querySelectorAll('article li')].map((step) => [step.textContent, step.getAttribute('aria-current')])
  expect(steps).toEqual([
    ['Demandefait le 12/11/2026', null],
    ['Vérificationfait le 12/11/2026', null],
    ['Ventefait le 16/11/2026', null],
    ['Achatfait le 20/11/2026', null],
    ['Visiblele 23/11/2026', 'step'],
  ])
})

test('[OPER-02] an operation that names no account says those of its instructions, and begins with no full stop', async () => {
  const buys = (policy_id: string, investment_id: string) => ({ policy_id, investment_id, amount: 50, meaning: 'SOUSCRIPTION' })
  const details = {
    id: 'o-1',
    date: '20/11/2026',
    gross_amount: 100,
    net_amount: 100,
    social_tax: 0,
    payment_amount: 0,
    instructions: [buys('00482190', 'monetaire-responsable'), buys('left', 'horizon')],
    allocable_accounts: [
      { policy_id: 'left', title: 'PERECO', investments: [{ id: 'horizon', label: 'Horizon Retraite 2035' }] },
    ],
    status: 'VALIDEE',
  }
  const between = answering({ progress: [{ ...madeOperation(1), status: 'En cours' }], details })
  await renderExample(historyPage('no account', { between }))
  await expect.element(page.getByText(/Acheté/)).toBeVisible()
  expect(document.querySelector('article p')?.textContent).toMatch(
    /^PEE et PERECO\. Acheté\s: Monétaire Responsable et Horizon Retraite 2035$/,
  )
})

test('[OPER-06] a scheduled payment says how much, when next and from where, and can be stopped', async () => {
  await renderExample(historyPage('scheduled'))
  await expect.element(heading('Versements programmés')).toBeVisible()
  await expect.element(page.getByText('Prochain le 15/12/2026, depuis FR76 •••• 7651')).toBeVisible()
  expect(document.body.textContent).not.toContain('FR7699999000010000048217651')
  expect(page.getByRole('button', { name: /Arrêter/ }).elements()).toHaveLength(1)
})

test('[OPER-03] [OPER-04] what is asked stands in the address, is counted over everything, and is taken back', async () => {
  const { address } = await renderExample(historyPage('filtered', { query: '?kind=company-payment' }))
  await expect.element(page.getByRole('heading', { level: 2, name: 'Terminées 5 opérations' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Compte' }).selectOptions('PEE (2)')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Terminées 2 opérations' })).toBeVisible()
  await expect.poll(address).toContain('account=')
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('xyz')
  await expect.element(page.getByText('Aucune opération ne correspond')).toBeVisible()
  await opener('Effacer les filtres').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Terminées 11 opérations' })).toBeVisible()
  await expect.poll(address, { timeout: 1500 }).toBe('/operations')
})

test('[OPS-42] [OPER-05] an operation opens under its row, from gross to net and fund by fund', async () => {
  await renderExample(historyPage('open'))
  await opener('Détail Participation, 29/05/2026').click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Du brut au net' })).toBeVisible()
  const ledger = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
  expect(ledger).toEqual(
    expect.arrayContaining([
      expect.stringContaining('1 461,79'),
      expect.stringContaining('141,79'),
      expect.stringContaining('1 320,00'),
    ]),
  )
  await expect.element(page.getByText('Votre choix pouvait être modifié jusqu’au 16/05/2026 inclus.')).toBeVisible()
  await opener('Fermer Participation, 29/05/2026').click()
  await expect.element(page.getByText('Du brut au net')).not.toBeInTheDocument()
})

test('[OPER-05] [OPS-42] an operation of an earlier year that went partly to the bank says so, and its parts add up', async () => {
  await renderExample(historyPage('bank'))
  await page.getByRole('button', { name: 'Voir les années précédentes' }).click()
  await expect.poll(() => rows().length).toBe(19)
  await page.getByRole('button', { name: 'Détail Intéressement, 31/05/2024' }).click()
  await expect.element(page.getByText('Versé sur votre compte bancaire')).toBeVisible()
  const text = () => document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ') ?? ''
  for (const amount of ['1108,11 €', '107,49 €', '1000,62 €', '300,00 €', '700,62 €']) await expect.poll(text).toContain(amount)
  await expect.element(page.getByRole('img', { name: /Banque 300,00/ })).toBeInTheDocument()
})

test('[OPER-05] details that could not be read are asked for again, the row stays', async () => {
  let isLost = true
  const between: Between = (request, pass) => {
    if (isLost && request.path.includes('/details')) throw new Error('The network is lost.')
    return pass()
  }
  await renderExample(historyPage('details lost', { between }))
  await opener('Détail Réallocation, 18/12/2025').click()
  await expect.element(page.getByText('Le détail de cette opération est momentanément indisponible.')).toBeVisible()
  isLost = false
  await opener('Réessayer').click()
  await expect.element(page.getByRole('heading', { name: 'D’où vient l’argent' })).toBeVisible()
})

test('[P-CALL-90] [OPS-20] the operations of a family are missing: said, and the others are there', async () => {
  await renderExample(historyPage('partial', { person: 'karim-vasseur' }))
  await expect
    .element(page.getByText(/^Une partie de vos opérations est momentanément indisponible\s: épargne salariale/))
    .toBeVisible()
  expect(rows()).toHaveLength(2)
  expect(document.body.textContent).not.toContain('Aucune opération en cours')
})

test('operations that could not be read are asked for again', async () => {
  let isLost = true
  const between: Between = (request, pass) => {
    if (isLost && request.path.includes('status=')) throw new Error('The network is lost.')
    return pass()
  }
  await renderExample(historyPage('failed', { between }))
  await expect.element(page.getByText(/Vos opérations sont momentanément indisponibles/)).toBeVisible()
  isLost = false
  await opener('Réessayer').click()
  await expect.element(heading('En cours')).toBeVisible()
})

test('somebody without operations is told so, with a way back', async () => {
  await renderExample(historyPage('none', { person: 'camille-verdier' }))
  await expect.element(heading('Vous n’avez pas encore d’opération')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Revenir à mon épargne' })).toBeVisible()
})

test('[OPER-09] hidden amounts are nowhere: not in texts, labels, titles or drawings', async () => {
  const { app } = await renderExample(historyPage('hidden'))
  app.settings.send({ type: 'amountsToggled' })
  await expect.element(page.getByText('montant masqué').first()).toBeInTheDocument()
  await opener('Détail Participation, 29/05/2026').click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Du brut au net' })).toBeVisible()
  const written = document.body.innerHTML.replaceAll('&nbsp;', ' ')
  expect(written.match(/\d[\d \u00A0]*(?:,\d\d)?[ \u00A0]€/g)).toBeNull()
  expect(written).not.toContain('1 320')
})

test('[OPS-32] [P-TXN-09] [OPER-02] unknown words are shown as they were sent, a missing label by its type, long names whole', async () => {
  await renderExample(unknownWords)
  await expect.element(page.getByRole('heading', { level: 3, name: LONG_LABEL })).toBeVisible()
  for (const words of ['Contrôle', 'À vérifier', 'Premier le 15/01/2027', 'par trimestre'])
    await expect.element(page.getByText(words).first()).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Arbitrage' })).toBeVisible()
})

test('[OPER-10] the list that is asked for is exported whole, safe for a spreadsheet', async () => {
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const between = answering({
    done: [{ ...madeOperation(1), label: '=1+1', type: 'REMBOURSEMENT', amount: 12.5, date: '03/11/2026' }],
  })
  await renderExample(historyPage('export', { between }))
  await opener('Exporter la liste').click()
  await expect.poll(() => files.length).toBe(1)
  const text = await files[0]?.text()
  expect(text?.split('\r\n')).toEqual([
    '"Date";"Opération";"Type";"Compte";"Contrat";"Statut";"Montant";"Abondement";"Référence"',
    `"03/11/2026";"'=1+1";"Retraits";"";"";"Traité";-12,50;0,00;"o-1"`,
  ])
  create.mockRestore()
  click.mockRestore()
})

test('[OPER-03] [OPER-07] ten thousand operations of a seeded saver are counted and searched; at most four hundred rows are drawn', async () => {
  await renderExample(historyPage('large', { person: 'anatole-de-kerguenec', query: '?years=all' }))
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^Terminées 9\s?989 opérations/ }), { timeout: 20_000 })
    .toBeVisible()
  expect(rows()).toHaveLength(250)
  expect(document.querySelectorAll('article, [data-part="row"]').length).toBeLessThanOrEqual(400)
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('tenue compte 2019')
  await expect.element(page.getByRole('heading', { level: 2, name: /^Terminées \d\d opérations/ })).toBeVisible()
})
