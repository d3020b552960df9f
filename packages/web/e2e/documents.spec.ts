import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

/** What a PDF says of itself, and its text. */
const readPdf = async (bytes: Buffer) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const opened = await Promise.all(Array.from({ length: pdf.numPages }, (_, place) => pdf.getPage(place + 1)))
  const texts = await Promise.all(opened.map((sheet) => sheet.getTextContent()))
  const { info } = await pdf.getMetadata()
  return {
    info: info as Readonly<Record<string, unknown>>,
    marks: (await pdf.getMarkInfo()) as unknown,
    sheets: texts.map(({ items }) =>
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    ),
  }
}

test('[DOCS-01] [DOCS-03] [DOCS-04] [DOCU-06] a list of holdings is found by type and year and lands as a file, and so does a whole year, in both homes @page', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/documents?type=POSITIONS&year=2025')
  await expect(page.getByRole('rowheader', { name: /^Liste des placements au 31\/12\/2025/ })).toBeVisible()
  await expectNoViolation(page)
  const landed = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Télécharger Liste des placements/ }).click()
  const file = await landed
  expect(file.suggestedFilename()).toBe('POSITIONS_2025-12-31.csv')
  expect((await readFile(await file.path(), 'utf8')).startsWith('\uFEFF"Date";"Compte"')).toBe(true)
  const keep = page.getByRole('region', { name: 'Tout garder' })
  await keep.getByRole('combobox').selectOption('2016')
  await expect(keep.getByText(/^Rien à garder pour 2016/)).toBeVisible()
  await keep.getByRole('combobox').selectOption('2025')
  const archive = page.waitForEvent('download')
  await keep.getByRole('button', { name: 'Garder l’année' }).click()
  const zip = await archive
  expect(zip.suggestedFilename()).toBe('hautelisse-2025.zip')
  expect((await readFile(await zip.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
})

test(
  '[O-CALL-83] [P-CALL-92] the result of the tax simulator is taken along as a tagged PDF with its amounts',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/simulateur/impots')
    await page.evaluate(() =>
      sessionStorage.setItem(
        'hautelisse.tax-saving',
        JSON.stringify({
          version: 1,
          step: 'results',
          gender: 'F',
          client_age: '41',
          marital_status: 'CE',
          children: 0,
          monthly_income: '5 000,00',
          spouse_monthly_income: '',
          allocated_amount: '',
          allocated_periodicity: 'one_shot',
          shown: 'one_shot',
          exitAge: 64,
          variants: [],
        }),
      ),
    )
    await page.reload()
    const landed = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF', exact: true }).click()
    const file = await landed
    expect(file.suggestedFilename()).toBe('simulation-impot-2026-11-20.pdf')
    const { marks, info, sheets } = await readPdf(await readFile(await file.path()))
    expect([info['Title'], info['Language']]).toEqual(['Simulateur d’impôt', 'fr-FR'])
    expect(marks).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    )
    expect(sheets[0]).toContain('Femme de 41 ans, célibataire, sans enfant')
    const text = sheets.join(' ')
    const amounts = await page.locator('main [data-amount="shown"]:visible > [aria-hidden="true"]').allTextContents()
    expect(amounts.length).toBeGreaterThan(5)
    for (const amount of amounts) expect(text).toContain(amount.replaceAll(/\s/g, ' '))
  },
)

test(
  '[OPIN-01] [OPIN-02] [OPIN-09] [OPIN-18] an opinion is given over the documents, and is not asked for again',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/documents')
    const survey = page.getByRole('dialog')
    const next = (name: string) => survey.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Donner mon avis' }).click()
    await next('Commencer')
    await survey.getByRole('radio', { name: 'Très satisfait' }).check()
    await next('Suivant')
    await survey.getByRole('textbox').fill('Tout est là')
    await next('Suivant')
    await next('Envoyer')
    await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
    await expect(survey).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Mes documents' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Donner mon avis' })).toHaveCount(0)
  },
)
