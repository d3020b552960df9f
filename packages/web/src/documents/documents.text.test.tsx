import { expect, onTestFinished, test, vi } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { answering, documentsPage } from './examples.tsx'

const rows = () => document.querySelectorAll('[data-part="row"]')
const file = (name: string | RegExp) => page.getByRole('button', { name })

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

for (const { language, title } of [
  { language: 'fr', title: 'Mes documents' },
  { language: 'en', title: 'My documents' },
] as const)
  test(`[P-ROUTE-61] [DOCS-02] [DOCS-04] documents with day, type and company, the newest first, in ${language}`, async () => {
    await renderExample(documentsPage('all'), { language })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => rows().length).toBe(50)
    const days = [...rows()].map((row) => (row.firstElementChild?.textContent ?? '').split('/').toReversed().join('-'))
    expect(days).toEqual(days.toSorted().toReversed())
  })

test('[DOCS-04] they are filtered by type and year, found by words, and paged', async () => {
  await renderExample(documentsPage('filtered', { query: '?type=RELEVE_ANNUEL' }))
  await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveValue('RELEVE_ANNUEL')
  await page.getByRole('combobox', { name: 'Année', exact: true }).selectOptions('2025 (3)')
  await expect.poll(() => rows().length).toBe(3)
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('verrerie')
  await expect.poll(() => rows().length).toBe(1)
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('xyz')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect.poll(() => rows().length).toBe(50)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect.element(page.getByText(/^Documents 51 à/)).toBeVisible()
})

test('[DOCS-01] [DOCS-03] [DOCS-05] a downloaded file has the bytes behind the base64, and its name', async () => {
  const made = files()
  await renderExample(documentsPage('file', { query: '?year=2025', between: answering('download-document', 'JVBERi0xLjc=') }))
  await file('Télécharger Relevé annuel, Verrerie Aubrenne, 31/12/2025').click()
  await expect.poll(() => made.map(({ name }) => name)).toEqual(['RELEVE_ANNUEL_2025-12-31.pdf'])
  expect([made[0]?.blob.type, await made[0]?.blob.text()]).toEqual(['application/pdf', '%PDF-1.7'])
})

test('[DOCS-03] in the page, which prints nothing, the list of holdings is a file all the same', async () => {
  const made = files()
  await renderExample(documentsPage('sheet', { query: '?type=POSITIONS&year=2025' }))
  await file(/^Télécharger Liste des placements/).click()
  await expect.poll(() => made.map(({ name }) => name)).toEqual(['POSITIONS_2025-12-31.csv'])
  expect(await made[0]?.blob.text()).toContain('Verrerie Aubrenne')
})

test('[DOCS-05] a file that cannot be had says so beside its row, and is asked for again', async () => {
  await renderExample(documentsPage('failed', { query: '?type=RELEVE_ANNUEL&year=2025' }))
  await file('Télécharger Relevé annuel, Verrerie Aubrenne, 31/12/2025').click()
  const said = page.getByRole('alert')
  await expect
    .element(said)
    .toMatchTextContent("Données indisponibles Les données d'affichage de vos documents sont momentanément indisponibles")
  await expect.element(file('Réessayer Relevé annuel, Verrerie Aubrenne, 31/12/2025')).toBeVisible()
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
  await expect.element(page.getByRole('rowheader', { name: 'ABONDEMENT' })).toBeVisible()
  await expect.element(page.getByText(/Une partie de vos documents est momentanément indisponible/)).toBeVisible()
})
