import { encodeCase } from '@hautelisse/domain/case'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PageExample } from '../shell/index.ts'
import { actAll, page, renderPage } from '../testing/text/index.ts'
import { annuityCase, EXPLAINED_CASES, keeping, OF_OTHER_SAVINGS, OWN, SIX, taxCase } from './examples.tsx'

const PERSON = 'sylvie-garnier'
const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Renommer/ }) })
const dialog = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const textOf = (): string => document.querySelector('main')?.textContent.replaceAll(/\s/g, ' ') ?? ''

const openList = (between = keeping(SIX)) => renderPage('/simulations', { person: PERSON, between })

test('[BEY-05] [BEY-07] the list says of each what it is, its figure of the day, and what has changed since', async () => {
  const { address } = await openList(keeping([...SIX, OF_OTHER_SAVINGS]))
  await expect.poll(() => rows.elements().length).toBe(7)
  expect(textOf()).toContain('7 gardées, 20 au plus.')
  const said = rows.elements().map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(said[0]).toMatch(/Au plafond.*Impôt, 20\/11\/2026.*1 391,00 €.*Impôt en moins.*Rien n’a changé/)
  expect(said[4]).toMatch(/Impôt, 18\/12\/2025.*Les règles ont changé/)
  expect(said[5]).toMatch(/D’une autre version.*D’une version plus récente/)
  // What cannot be read can still be renamed and erased.
  await expect.element(button('Effacer D’une autre version')).toBeVisible()
  expect(button(/^Copier le lien, D’une autre version/).elements()).toEqual([])
  expect(said[6]).toMatch(/Capital ou rente, 20\/05\/2026.*Votre épargne a changé.*Le temps a passé/)
  await button('Ouvrir Mes deux contrats').click()
  await expect.poll(address).toBe('/simulation')
  expect(textOf()).toMatch(
    /Votre épargne a changé.*ce que vous détenez le 20\/11\/2026.*Le temps a passé.*Le calcul part du 20\/11\/2026/,
  )
  const moved = page
    .getByRole('table', { name: 'Ce qui a bougé' })
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(moved).toContainEqual(expect.stringMatching(/^Rente146,88 €.*248,27 €.*\+ 101,39 €/))
  expect(moved).toContainEqual(expect.stringMatching(/^Épargne salariale, en rente, n° 19 000,00 €.*17 520,32 €/))
})

test('[BEY-05] the home shows the three newest with the way to all of them', async () => {
  await renderPage('/epargne', { person: PERSON, between: keeping(SIX) })
  const part = page.getByRole('region', { name: 'Mes simulations' })
  await expect.element(part).toBeVisible()
  const said = part
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(said).toEqual([
    expect.stringMatching(/^Au plafond.*Impôt.*1 391,00 €/),
    expect.stringMatching(/^Mille euros/),
    expect.stringMatching(/^Rien/),
  ])
  await expect.element(part.getByRole('link', { name: 'Voir les 6' })).toHaveAttribute('href', '/simulations')
})

const RESULT = 'div[data-keep]'
/** The first question of a simulator of steps. */
const FIRST: PageExample['acts'] = [{ press: '[data-simulator] nav li button' }]
/** What the saver does before they open one, where it opens, and what stands there then. */
const OPENED = {
  'tax-saving': { acts: FIRST, at: /^\/simulateur\/impots$/, shows: RESULT },
  withdrawal: { acts: FIRST, at: /^\/simulator\/mrm$/, shows: RESULT },
  // Its last question asks for the figures.
  transmission: { acts: FIRST, at: /^\/transmission$/, shows: '[data-simulator] nav li:nth-of-type(3)[aria-current="step"]' },
  pension: { acts: [], at: /^\/simulation$/, shows: RESULT },
  'risk-mix': { acts: [], at: /^\/simulation$/, shows: RESULT },
  projection: { acts: [], at: /^\/epargne\?vue=projet$/, shows: RESULT },
} as const satisfies Readonly<Record<keyof typeof OWN, object>>

test.each(Object.keys(OPENED) as (keyof typeof OWN)[])(
  '[BEY-05] [BEY-07] what is kept in a simulator stands on its own page with its day and figure, and opens there: %s',
  async (simulator) => {
    const [kept, opened] = [OWN[simulator], OPENED[simulator]]
    const { address, go } = await renderPage(kept.address, kept.ports)
    await actAll(kept.acts)
    const own = page.getByRole('region', { name: 'Mes simulations' })
    const said = own.getByRole('listitem').element().textContent.replaceAll(/\s/g, ' ')
    expect(said).toMatch(/, 20\/11\/2026.*\d [€%].*\p{Lu}/u)
    expect(said).not.toContain('ont changé')
    await expect.element(own.getByRole('link', { name: 'Tout voir' })).toHaveAttribute('href', '/simulations')
    await actAll(opened.acts)
    await own.getByRole('button').click()
    await actAll([{ until: opened.shows }])
    expect(address()).toMatch(opened.at)
    go('/simulations')
    await button(/^Ouvrir .+20.11.2026$/).click()
    await expect.poll(address).toMatch(opened.at)
  },
)

test('[BEY-05] nothing kept says how a simulation is kept; a list that cannot be read is asked for again', async () => {
  const { standIn } = await renderPage('/simulations', { person: PERSON, ordered: ['kept-simulations', 'ERR_INTERNAL'] })
  await expect.element(page.getByRole('alert').filter({ hasText: 'Vos simulations n’ont pas pu être lues' })).toBeVisible()
  await standIn.mend()
  await button('Réessayer').click()
  await expect.element(page.getByRole('heading', { name: 'Vous n’avez gardé aucune simulation' })).toBeVisible()
})

test('[BEY-05] one is renamed and erased, each after a question; a failure is said and keeps what was typed', async () => {
  const { standIn } = await renderPage('/simulations', {
    person: PERSON,
    before: async ({ transport, csrf }) => {
      for (const { id, name, case: one } of SIX.slice(0, 2))
        await transport({
          method: 'PUT',
          path: `/api/v2/services/kept/simulations/${id}`,
          headers: { 'content-type': 'application/json', 'x-xsrf-token': csrf() ?? '' },
          body: JSON.stringify({ name, case: one }),
          signal: new AbortController().signal,
        })
    },
  })
  await expect.poll(() => rows.elements().length).toBe(2)
  await button('Renommer Au plafond').click()
  const field = dialog.getByRole('textbox', { name: 'Nom de la simulation' })
  await expect.element(field).toHaveValue('Au plafond')
  await field.fill('FR14 2004 1010 0505 0001 3M02 606')
  await dialog.getByRole('button', { name: 'Renommer' }).click()
  await expect.element(dialog.getByText(/sans numéro de compte\.$/)).toBeVisible()
  await field.fill('Tout le plafond')
  await standIn.order('kept-simulation-write', 'ERR_INTERNAL')
  await dialog.getByRole('button', { name: 'Renommer' }).click()
  await expect.element(dialog.getByText('Le nom n’a pas pu être gardé')).toBeVisible()
  await standIn.mend()
  await dialog.getByRole('button', { name: 'Renommer' }).click()
  await expect.element(button('Renommer Tout le plafond')).toBeVisible()
  await button('Effacer Mille euros').click()
  await dialog.getByRole('button', { name: 'Effacer' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
})

test('[BEY-07] one whose figures moved is opened beside those of today, and kept with the rules of today under its own name', async () => {
  const sent: string[] = []
  const { address } = await openList((request, pass) => {
    if (request.method !== 'PUT') return keeping(SIX)(request, pass)
    sent.push(`${request.path} ${request.body}`)
    return sent.length === 1
      ? keeping(SIX, 500)(request, pass)
      : Promise.resolve({ status: 200, body: JSON.stringify({ kept: SIX[4] }) })
  })
  await button('Ouvrir Fin d’année dernière').click()
  await expect.poll(address).toBe('/simulation')
  const table = page.getByRole('table', { name: 'Ce qui a bougé' })
  await expect.element(table.getByRole('columnheader', { name: '18/12/2025' })).toBeVisible()
  const said = table
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(said.slice(1)).toEqual([
    expect.stringMatching(/^Impôt sans versement.*9 365,00 €.*9 304,00 €.*− 61,00 €/),
    expect.stringMatching(/^Impôt avec le versement.*7 974,00 €.*7 913,00 €.*− 61,00 €/),
    expect.stringMatching(/^Année des revenus.*Loi de finances pour 2026.*20242025–$/),
    expect.stringMatching(/^Plafond de la Sécurité sociale.*art. D.242-17.*46 368,00 €47 100,00 €\+ 732,00 €$/),
    expect.stringMatching(/^Déduction de 10 %/),
    expect.stringMatching(/^Barème de l’impôt.*11 497,00 €11 600,00 €/),
    expect.stringMatching(/^Plafond du quotient familial/),
    expect.stringMatching(/^Décote/),
  ])
  expect(textOf()).toMatch(/Les règles ont changé.*est dans le tableau, avec son texte/)
  expect(textOf()).not.toMatch(/Votre épargne a changé|Le temps a passé/)
  await button('Garder avec les règles d’aujourd’hui').click()
  await expect.element(page.getByText('La simulation n’a pas pu être gardée. Réessayez.')).toBeVisible()
  await button('Garder avec les règles d’aujourd’hui').click()
  await expect.element(page.getByText(/est gardée avec les règles et l’épargne du 20.11.2026/)).toBeVisible()
  expect(sent[1]).toContain(`${SIX[4]?.id} {"name":"Fin d’année dernière"`)
  expect(sent[1]).toContain('"asOf":"2026-11-20"')
})

test.each([
  ['tax', taxCase(), /^1391,00 €/, /Impôt avec le versement.*Barème 2026 sur les revenus 2025/],
  ['annuity', annuityCase(), /^145,44 € par mois, D’où vient/, /Contrat n° 1.*Réponse de la simulation.*Contrat n° 2/],
  ['net capital', annuityCase(), /^8620,24 €/, /Charges sociales.*Impôt sur le revenu.*Net estimé/],
  [
    'ceiling of a tax',
    taxCase(),
    /^5400,00 €/,
    /Plafond annuel de la Sécurité sociale.*Résultat5 400,00 €.*art. 163 quatervicies/,
  ],
  [
    'income tax',
    EXPLAINED_CASES.tax,
    /^9304,00 € par an/,
    /Impôt selon le barème.*Barème 2026 sur les revenus 2025\. Les étapes/,
  ],
  [
    'ceiling',
    EXPLAINED_CASES.ceiling,
    /^5400,00 € par an/,
    /Plafond annuel de la Sécurité sociale.*Plafond des versements de 2026/,
  ],
  [
    'project',
    EXPLAINED_CASES.project,
    /^1713,84 € par mois/,
    /1Votre pension de l’État.*2Votre épargne devient une rente.*grandissent pendant 16 mois.*3Vos autres revenus.*4Les prélèvements sociaux.*L’impôt/,
  ],
  [
    'income',
    EXPLAINED_CASES.project,
    /^1848,92 € par mois/,
    /Total brut.*Pension de l’État.*Contrat, n° 1.*108,92 €.*Autres revenus.*Résultat1 848,92 €/,
  ],
  ['pension', EXPLAINED_CASES.pension, /par mois, D’où/, /Calculé sans arrondi : la base et la complémentaire/],
  [
    'transmission',
    EXPLAINED_CASES.transmission,
    /^46088,00 €, D’où/,
    /2 enfants.*2 × 23 044,00 €.*Part de la base, par personne.*art. 779, I.*Impôt du groupe/,
  ],
])('[BEY-04] a figure opens the calculation that its simulator gives: %s', async (_, one, figure, text) => {
  await renderPage(`/simulation#c=${encodeCase(one)}`, {})
  await button(figure).first().click()
  const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
  await expect.element(panel).toBeVisible()
  const said = panel.element().textContent.replaceAll(/\s/g, ' ')
  expect(said).toMatch(text)
  // Every step has a name.
  expect(said).not.toMatch(/(?:projection|income-tax|account)[.-][a-z\d]/)
  // A reader of a link went through no steps.
  expect(said).not.toMatch(/à l’étape \d/)
})

test('[BEY-06] two to four of one simulator are compared: what differs is marked, what is the same is folded', async () => {
  const { address } = await openList(keeping([...SIX, OF_OTHER_SAVINGS]))
  await expect.element(button('Comparer côte à côte')).toBeDisabled()
  await expect.element(page.getByText('de deux à quatre simulations du même simulateur')).toBeVisible()
  const other = page.getByRole('checkbox', { name: 'Comparer Mes deux contrats' })
  await expect.element(other).toBeEnabled()
  for (const name of ['Au plafond', 'Mille euros', 'Le double'])
    await page.getByRole('checkbox', { name: `Comparer ${name}` }).click()
  expect(textOf()).toContain('3 choisies')
  await expect.element(other).toBeDisabled()
  expect(textOf()).toContain('Ne se compare pas : celles choisies sont d’un autre simulateur.')
  expect(textOf()).toContain('Ne se compare pas : elle n’a pas de résultat.')
  await page.getByRole('link', { name: 'Comparer côte à côte' }).click()
  await expect.poll(address).toMatch(/\/simulations\/compare\?ids=/)
  const table = page.getByRole('table', { name: 'Simulations côte à côte, Impôt' })
  await expect.element(table).toBeVisible()
  const said = table
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(said.find((row) => row.startsWith('Versement'))).toMatch(
    /4 637,00 €.*1 000,00 €.*diffère de la référence.*9 274,00 €.*diffère/,
  )
  expect(said.find((row) => row.startsWith('Écart'))).toMatch(/–.*− 1 091,00 €/)
  expect(said.some((row) => row.startsWith('Âge'))).toBe(false)
  await button('5 réponses sont les mêmes').click()
  await expect.element(table.getByRole('rowheader', { name: 'Âge' })).toBeVisible()
})

test('[BEY-04] the window of a link lists all that the link holds and nothing else; it is copied, or its refusal is said', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied')).mockResolvedValueOnce()
  onTestFinished(() => copy.mockRestore())
  await openList()
  await button('Copier le lien, Au plafond').click()
  await expect.element(dialog.getByText('Ce que le lien contient, et rien d’autre')).toBeVisible()
  const terms = dialog
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent)
  expect(terms).toEqual([
    'Simulateur',
    'Jour du calcul',
    'Genre',
    'Âge',
    'Situation',
    'Enfants à charge',
    'Salaire net imposable',
    'Versement',
  ])
  const link = encodeCase(taxCase())
  await expect.element(dialog.getByText(`Le lien, ${link.length} signes`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Copier le lien' }).click()
  await expect.element(dialog.getByText('Le navigateur n’a pas copié le lien')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copier le lien' }).click()
  await expect.element(dialog.getByText('Le lien est copié.')).toBeVisible()
  expect(copy).toHaveBeenLastCalledWith(`${window.location.origin}/simulation#c=${link}`)
})

test('[BEY-04] a link shows anybody its figures, answers and day, and takes its fragment away; the simulator opens with it', async () => {
  const { address, app } = await renderPage(`/simulation#c=${encodeCase(taxCase())}`, {})
  await expect.element(page.getByRole('heading', { name: 'Impôt', level: 1 })).toBeVisible()
  expect(textOf()).toMatch(/Une simulation du 20\/11\/2026.*Impôt en moins.*1 391,00 €.*Les réponses.*Versement.*4 637,00 €/)
  await expect.poll(address).toBe('/simulation')
  expect(app.takeFragment()).toBe('')
  await button('Ouvrir dans le simulateur').click()
  await expect.poll(address).toBe('/simulateur/impots')
  await expect.element(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeVisible()
})

test.each([
  ['1.x', 'Ce n’est pas une simulation'],
  [encodeCase({ ...taxCase(), schema: 9 }), 'D’une version plus récente'],
  // No version is older than the first.
  [encodeCase({ ...taxCase(), schema: 0 }), 'Ce n’est pas une simulation'],
  [encodeCase({ ...taxCase(), inputs: { ...taxCase().inputs, client_age: 12 } }), 'Réponses illisibles', 'À vérifier : Âge.'],
  ['a'.repeat(601), 'Trop grande'],
])('[BEY-02] the link %s is refused: %s', async (text, reason, wrong = '') => {
  await renderPage(`/simulation#c=${text}`, {})
  await expect.element(page.getByRole('alert').getByRole('heading', { name: reason })).toBeVisible()
  expect(textOf()).toContain(wrong)
})

test('[BEY-05] a member keeps a simulation under a name and finds it in the list', async () => {
  const { address } = await renderPage(`/simulation#c=${encodeCase(taxCase())}`, { person: PERSON })
  await button('Garder cette simulation').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Nom de la simulation' })).toHaveValue('Impôt, 20/11/2026')
  await dialog.getByRole('button', { name: 'Garder' }).click()
  await expect.element(page.getByText('La simulation est gardée sous le nom')).toBeVisible()
  await page.getByRole('link', { name: 'Mes simulations' }).last().click()
  await expect.poll(address).toBe('/simulations')
  await expect.element(button('Ouvrir Impôt, 20/11/2026')).toBeVisible()
})

test('[BEY-08] a visitor is offered link and file first; what they ask to keep stays in this browser, listed and erased there', async () => {
  const { app, go } = await renderPage(`/simulation#c=${encodeCase(taxCase())}`, {})
  await expect.element(button('Garder dans ce navigateur')).toBeVisible()
  const doors = button(/^(Copier le lien|Enregistrer le fichier|Garder dans ce navigateur)$/)
  expect(doors.elements().map(({ textContent }) => textContent)).toEqual([
    'Copier le lien',
    'Enregistrer le fichier',
    'Garder dans ce navigateur',
  ])
  expect(app.localStorage.read('hautelisse.simulations')).toBeUndefined()
  await button('Garder dans ce navigateur').click()
  await dialog.getByRole('button', { name: 'Garder' }).click()
  await expect.element(page.getByText('La simulation est gardée sous le nom')).toBeVisible()
  await button('Simulations de ce navigateur').click()
  const listed = page.getByRole('region', { name: 'Dans ce navigateur' })
  await expect.element(listed).toBeVisible()
  go('/simulateur/impots')
  await expect.element(listed.getByRole('button', { name: 'Impôt, 20/11/2026' })).toBeVisible()
  await listed.getByRole('link', { name: 'Tout voir' }).click()
  await button('Effacer Impôt, 20/11/2026').click()
  await dialog.getByRole('button', { name: 'Effacer' }).click()
  await expect.poll(() => app.localStorage.read('hautelisse.simulations')).toBeUndefined()
})
