import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

test('[WDR-05] [TRF-01] [TRF-05] a transfer of employee savings is possible, says its cost and dates, and its dossier is printed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await openAs(page, 'Sylvie Garnier', '/savings/transfer')
  await page.getByRole('radio', { name: /^PEE/ }).click()
  await page.getByRole('textbox', { name: 'Organisme qui reçoit l’épargne' }).fill('Une autre maison')
  await page.getByRole('textbox', { name: 'Numéro de votre contrat chez lui' }).fill('77')
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Imprimer le dossier', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})
