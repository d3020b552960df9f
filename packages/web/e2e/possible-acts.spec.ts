import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

test('[ACTS-08] [ACTS-09] a saver reads what is possible, saves the days to come, and goes on to an act', async ({ page }) => {
  await openAs(page, 'Nadia Belkhir', '/operations')
  await page.getByRole('link', { name: 'Ce que je peux faire' }).click()
  await expect(page).toHaveURL('/operations/acts')
  await expect(page.getByRole('region', { name: /^PERCO / })).toContainText('À la retraite')
  await expectNoViolation(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /\(\.ics\)$/ }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('mes-dates.ics')
  expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT')
  await page
    .getByRole('region', { name: /^PEE / })
    .getByRole('link', { name: /^Retirer/ })
    .click()
  await expect(page).toHaveURL('/savings/withdraw')
})
