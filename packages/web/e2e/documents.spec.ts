import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

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
