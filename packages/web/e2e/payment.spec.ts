import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { mend, order } from './faulty-calls.ts'
import { test as testAlone } from './own-server.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Fills a payment of 200,00 € to one fund, up to its summary. */
const toSummary = async (page: Page, way: string): Promise<void> => {
  await openAs(page, 'Sylvie Garnier', '/transactional/payment')
  await page.getByRole('radio', { name: /^PEE/ }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('radio', { name: way }).click()
  await page.getByRole('textbox', { name: /Montant/ }).fill('200')
  await page.getByRole('textbox', { name: 'Part de Monétaire Responsable' }).fill('100')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Comment payez-vous ?' })).toBeFocused()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Vérifiez votre versement' })).toBeFocused()
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
  await expect(page.getByRole('heading', { name: 'Versement par Carte Bancaire' })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: 'Votre versement est enregistré' })).toBeVisible()
  await mend(page)
  await page.goto('/operations')
  await expect(page.getByRole('heading', { level: 3, name: 'Versement par prélèvement' })).toHaveCount(1)
})

// On a server of its own: other journeys pay by debit too.
testAlone(
  '[PAY-07] [PAYM-08] a payment by debit is taken back while it is time, and stays in the history as cancelled',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/transactional/payment')
    await page.getByRole('radio', { name: /^PEE/ }).click()
    await press(page, 'Continuer')
    await page.getByRole('radio', { name: 'En une fois, par prélèvement' }).click()
    await page.getByRole('textbox', { name: /Montant/ }).fill('200')
    await page.getByRole('textbox', { name: 'Part de Monétaire Responsable' }).fill('100')
    await press(page, 'Continuer')
    await press(page, 'Continuer')
    await expect(heading(page, 'Vérifiez votre versement')).toBeFocused()
    await press(page, 'Valider mon versement')
    await expect(heading(page, 'Votre versement est enregistré')).toBeVisible()
    await page.getByRole('link', { name: 'Suivre ma demande' }).click()
    await expect(heading(page, 'Versement par prélèvement')).toBeVisible()
    await press(page, 'Annuler ma demande')
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler ma demande' }).click()
    await expect(page.getByText('Annulé', { exact: true })).toBeVisible()
    await page.goto('/operations')
    const detail = page.getByRole('button', { name: 'Détail Versement par prélèvement, 20/11/2026' })
    await expect(page.getByRole('row').filter({ has: detail })).toContainText('Annulé')
    await expect(page.getByRole('link', { name: 'Voir le détail Versement par prélèvement' })).toHaveCount(0)
  },
)
