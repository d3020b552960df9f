import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

test('[AGGR-02] [AGG-08] a saver without accounts elsewhere links a first bank, on its own page, and finds it on the home', async ({
  page,
}) => {
  await openAs(page, 'Nadia Belkhir', '/aggregation')
  await page.getByRole('link', { name: 'Ajouter un établissement' }).click()
  await page.getByRole('radio', { name: /Crédit d’Elvenay/ }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL('/aggregation/identification')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Vers ma banque' }).click()
  await expect(page).toHaveURL(/\/stand-in\/bank\/elvenay\?state=/)
  await page.getByRole('radio', { name: /code à six chiffres/ }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  const code = (await page.locator('.door-code b').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code à 6 chiffres' }).fill(code)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL('/aggregation/confirmation')
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Afficher', exact: true }).click()
  await expect(page).toHaveURL('/aggregation/done')
  await page.getByRole('link', { name: 'Retour à mon épargne' }).click()
  await expect(page.getByText('Assurance vie Horizon')).toBeVisible()
})

test(
  '[AGGR-03] [AGGR-06] a saver confirms the access of a bank, whose amounts are current again',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/aggregation')
    const bank = page.getByRole('article', { name: 'Interval Épargne' })
    await expect(bank).toContainText('Figé au 16/11/2026')
    await bank.getByRole('button', { name: 'Confirmer, Interval Épargne' }).click()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page).toHaveURL('/aggregation')
    await expect(bank).toContainText('À jour')
    await expect(bank).not.toContainText('Figé')
  },
)
