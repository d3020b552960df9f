import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

/** What a PDF says of itself, and its text. */
const readPdf = async (bytes: Buffer) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const sheets = await Promise.all(Array.from({ length: pdf.numPages }, (_, place) => pdf.getPage(place + 1)))
  const texts = await Promise.all(sheets.map((sheet) => sheet.getTextContent()))
  const { info } = await pdf.getMetadata()
  return {
    info: info as Readonly<Record<string, unknown>>,
    marks: (await pdf.getMarkInfo()) as unknown,
    text: texts
      .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  }
}

test('[DOCS-01] [DOCS-03] [DOCS-04] a statement is found by type and year, and a list of holdings lands as a file', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/documents?type=POSITIONS&year=2025')
  await expect(page.getByRole('rowheader', { name: 'Liste des placements' })).toBeVisible()
  await expectNoViolation(page)
  const landed = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Télécharger Liste des placements/ }).click()
  const file = await landed
  expect(file.suggestedFilename()).toBe('POSITIONS_2025-12-31.csv')
  expect((await readFile(await file.path(), 'utf8')).startsWith('\uFEFF"Date";"Compte"')).toBe(true)
})

test('[O-CALL-83] [P-CALL-92] the result of the tax simulator is taken along as a tagged PDF with its amounts', async ({
  page,
}) => {
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
  const { marks, info, text } = await readPdf(await readFile(await file.path()))
  expect([info['Title'], info['Language']]).toEqual(['Simulateur d’impôt', 'fr-FR'])
  expect(marks).toEqual(
    new Map([
      ['Marked', true],
      ['UserProperties', false],
      ['Suspects', false],
    ]),
  )
  const amounts = await page.locator('main [data-amount="shown"]:visible > [aria-hidden="true"]').allTextContents()
  expect(amounts.length).toBeGreaterThan(5)
  for (const amount of amounts) expect(text).toContain(amount.replaceAll(/\s/g, ' '))
})
