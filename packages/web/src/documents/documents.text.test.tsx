import { expect, onTestFinished, test, vi } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { answering, documentsPage } from './examples.tsx'

const rows = () => document.querySelectorAll('[data-part="row"]')
/** Names of the documents that are shown, as they are seen. */
const names = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('tbody th')].map((cell) =>
    (cell.querySelector('[aria-hidden]') ?? cell.firstChild)?.textContent?.replaceAll(/\s/g, ' '),
  )
const year = (name: RegExp) => page.getByRole('heading', { level: 3 }).getByRole('button', { name })
const file = (name: string | RegExp) => page.getByRole('button', { name })
const STATEMENT = 'Télécharger Relevé annuel 2025, Verrerie Aubrenne, PDF, 31/12/2025'

/** Files that the page hands over, with what is in them. */
const files = () => {
  const made: { readonly name: string; readonly blob: Blob }[] = []
  let latest = new Blob()
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) latest = blob
    return 'blob:file'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    made.push({ name: this.download, blob: latest })
  })
  onTestFinished(() => {
    create.mockRestore()
    click.mockRestore()
  })
  return made
}

for (const { language, title, first } of [
  { language: 'fr', title: 'Mes documents', first: 'Versement de 150,00 € sur le PERECO' },
  { language: 'en', title: 'My documents', first: 'Payment of 150,00 € into the PERECO' },
] as const)
  test(`[P-ROUTE-61] [DOCS-02] [DOCS-04] [DOCU-08] (savers 48) the newest year is open, its documents the newest first, in ${language}`, async () => {
    await renderExample(documentsPage('all'), { language })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => rows().length).toBe(8)
    const days = [...rows()].map((row) => (row.firstElementChild?.textContent ?? '').split('/').toReversed().join('-'))
    expect(days).toEqual(days.toSorted().toReversed())
    await expect.poll(() => names()[0]).toBe(first)
  })

test('[DOCU-07] [DOCU-08] (savers 48) years say what they hold and open on documents that are named by what they are', async () => {
  await renderExample(documentsPage('years'))
  await expect.element(page.getByText('72 documents, de 2017 à 2026. Chacun porte le nom de ce qu’il est.')).toBeVisible()
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining(['Participation de 1 320,00 € sur le PEE', 'Versement de 500,00 € sur le PEE, par carte']))
  await expect
    .element(year(/^2025.*1 récapitulatif fiscal, 3 relevés annuels, 3 relevés de performance, 2 avis, 1 liste/))
    .toBeVisible()
  await year(/^2026/).click()
  await expect.poll(() => rows().length).toBe(0)
  await year(/^2019 à 2017.*15 documents/).click()
  await expect.poll(() => rows().length).toBe(15)
  await expect.poll(() => rows()[0]?.textContent).toMatch(/Relevé annuel 2019, Retraite article 83 Relevé annuel, PDF/)
  await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/Liste des placements au 31\/12\/2017.*CSV/)
})

test('[DOCU-07] (savers 48) names say no amount that is hidden', async () => {
  const example = documentsPage('hidden')
  await renderExample({ ...example, ports: { ...example.ports, hiddenAmounts: true } })
  await expect.poll(names).toEqual(expect.arrayContaining(['Participation de ••• € sur le PEE']))
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d,\d\d/)
  await expect.element(file(/^Télécharger Participation de montant masqué sur le PEE/)).toBeVisible()
})

test('[DOCS-04] (savers 48) they are filtered by type and account, and found by words', async () => {
  await renderExample(documentsPage('filtered', { query: '?type=RELEVE_ANNUEL' }))
  await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveValue('RELEVE_ANNUEL')
  await page.getByRole('combobox', { name: 'Compte' }).selectOptions('PEG (2)')
  await expect.poll(() => rows().length).toBe(2)
  await page.getByRole('searchbox', { name: 'Rechercher dans mes documents' }).fill('2025')
  await expect.poll(() => rows().length).toBe(1)
  await page.getByRole('searchbox', { name: 'Rechercher dans mes documents' }).fill('xyz')
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect.poll(() => rows().length).toBe(8)
})

test('[DOCU-09] [DOCU-10] (savers 20) what is searched as tax is found, and an empty search leads there', async () => {
  await renderExample(documentsPage('tax'))
  const tax = page.getByRole('region', { name: 'Fiscalité' })
  await expect
    .element(tax.getByRole('link', { name: 'Ouvrir Ce que vous déclarez pour 2026' }))
    .toHaveAttribute('href', '/operations/declaration')
  await expect
    .element(tax.getByRole('link', { name: 'Ouvrir Prélèvements déjà retenus en 2026' }))
    .toHaveAttribute('href', '/operations/declaration?section=withheld')
  await expect
    .poll(() => tax.element().textContent)
    .toMatch(/150,00\s€ de versements déductibles à ce jour, case 6NS\. À déclarer au printemps 2027/)
  await expect.poll(() => tax.element().textContent).toMatch(/198,51\s€/)
  await expect.element(tax.getByRole('button', { name: /^Télécharger Ce que vous déclarez pour 2025/ })).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('attestation fiscale')
  await expect.poll(names).toEqual([2025, 2024, 2023, 2021, 2020].map((one) => `Ce que vous déclarez pour ${one}`))
  await search.fill('carte grise')
  await expect.element(page.getByRole('heading', { name: 'Aucun document ne s’appelle «\u00A0carte grise\u00A0»' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ouvrir Ce que vous déclarez pour 2026' })).toBeVisible()
  await expect.element(page.getByText(/^Vos comptes dans d’autres établissements/)).toBeVisible()
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect.poll(() => document.activeElement).toBe(search.element())
  await expect.poll(() => rows().length).toBe(8)
})

test('[DOCU-10] (savers 20) where the tax return cannot be read its page is a door all the same', async () => {
  const between = answering('declaration', { errorData: 'ERR_INTERNAL' }, 500)
  await renderExample(documentsPage('no tax', { between }))
  await expect.element(page.getByText('Les montants et la case de votre déclaration')).toBeVisible()
})

test('[DOCS-01] [DOCS-03] [DOCS-05] a downloaded file has the bytes behind the base64, and its name', async () => {
  const made = files()
  await renderExample(documentsPage('file', { query: '?year=2025', between: answering('download-document', 'JVBERi0xLjc=') }))
  await file(STATEMENT).click()
  await expect.poll(() => made.map(({ name }) => name)).toEqual(['RELEVE_ANNUEL_2025-12-31.pdf'])
  expect([made[0]?.blob.type, await made[0]?.blob.text()]).toEqual(['application/pdf', '%PDF-1.7'])
})

test('[DOCS-03] in the page, which prints nothing, the list of holdings is a file all the same', async () => {
  const made = files()
  await renderExample(documentsPage('sheet', { query: '?type=POSITIONS&year=2025' }))
  await file(/^Télécharger Liste des placements au 31.12.2025/).click()
  await expect.poll(() => made.map(({ name }) => name)).toEqual(['POSITIONS_2025-12-31.csv'])
  expect(await made[0]?.blob.text()).toContain('Verrerie Aubrenne')
})

test('[DOCS-05] a file that cannot be had says so beside its row, and is asked for again', async () => {
  await renderExample(documentsPage('failed', { query: '?type=RELEVE_ANNUEL&year=2025' }))
  await file(STATEMENT).click()
  const said = page.getByRole('alert')
  await expect
    .element(said)
    .toMatchTextContent("Données indisponibles Les données d'affichage de vos documents sont momentanément indisponibles")
  await expect.element(file(STATEMENT.replace('Télécharger', 'Réessayer'))).toBeVisible()
  expect(page.getByRole('button', { name: /^Télécharger/ }).elements()).toHaveLength(2)
})

test('[O-ERR-10] [P-ERR-18] [P-ERR-19] documents that cannot be read are said in the words of the specification', async () => {
  await renderExample(documentsPage('unavailable', { between: answering('documents', { errorData: 'ERR_INTERNAL' }, 500) }))
  await expect.element(page.getByRole('heading', { name: 'Données indisponibles', exact: true })).toBeVisible()
  const text = "Les données d'affichage de vos documents sont momentanément indisponibles"
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('[DOCS-04] somebody without a document is told so', async () => {
  await renderExample(documentsPage('none', { person: 'camille-verdier' }))
  await expect.element(page.getByText('Vous n’avez pas de document')).toBeVisible()
})

test('[ENT-60] a document of an unknown type and without a day is listed by its code', async () => {
  const body = { s2e_documents: [{ company_id: 'ent-aubrenne', id: '1', type: 'ABONDEMENT' }, { id: '' }] }
  await renderExample(documentsPage('other sample', { between: answering('documents', body) }))
  await expect.element(page.getByRole('rowheader', { name: 'ABONDEMENT Verrerie Aubrenne, PDF' })).toBeVisible()
  await expect.element(year(/^Sans date.*1 autre/)).toBeVisible()
  await expect.element(page.getByText(/Une partie de vos documents est momentanément indisponible/)).toBeVisible()
})
