import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { mend, order } from './faulty-calls.ts'
import { openAs } from './sign-in.ts'

/** Fills a payment of 200,00 € to one fund, up to its summary. */
const toSummary = async (page: Page, way: string): Promise<void> => {
  await openAs(page, 'Sylvie Garnier', '/transactional/payment')
  await page.getByRole('radio', { name: /^PEE/ }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('radio', { name: way }).click()
  await page.getByRole('textbox', { name: /Montant/ }).fill('200')
  await page.getByRole('textbox', { name: 'Part de Monétaire Responsable' }).fill('100')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Comment payez-vous ?' })).toBeFocused()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez votre versement' })).toBeFocused()
}

const CARD = 'En une fois, par carte bancaire'

test('[PAY-06] [PAY-18] [PAYM-07] [P-ROUTE-57] a payment by card goes through the provider’s door and is under way in the history', async ({
  page,
}) => {
  await toSummary(page, CARD)
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Valider mon versement' }).click()
  await expect(page).toHaveURL(/\/stand-in\/card-payment\?payment=4172\d{4}$/)
  await page.getByRole('button', { name: /Payer 200,00/ }).click()
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Versement par Carte Bancaire' })).toBeVisible()
  await expect(page.getByText('En cours', { exact: true })).toBeVisible()
  await page.goto('/operations')
  await expect(page.getByRole('heading', { level: 3, name: 'Versement par Carte Bancaire' })).toBeVisible()
})

test('[PAY-20] [PAYM-11] a payment whose answer is lost is found by its key, and is there once after a reload', async ({
  page,
}) => {
  await toSummary(page, 'En une fois, par prélèvement')
  await order(page, 's2e-payment', 'lost')
  await page.getByRole('button', { name: 'Valider mon versement' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre versement est enregistré' })).toBeVisible()
  await mend(page)
  await page.goto('/operations')
  await expect(page.getByRole('heading', { level: 3, name: 'Versement par prélèvement' })).toHaveCount(1)
})
