import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { mend, order } from './faulty-calls.ts'
import { openAs } from './sign-in.ts'

const PDF = Buffer.from('%PDF-1.7 a document')
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const go = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

/** Opens the page of money out, confirms the session with a code, and comes back to it. */
const open = async (page: Page): Promise<void> => {
  await openAs(page, 'Nadia Belkhir', '/savings/withdraw')
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await go(page)
  await expect(page).toHaveURL('/savings/withdraw')
  await page.getByRole('radio', { name: /^PEE/ }).click()
}

/** Asks for 500,00 € for a home bought on a day, which serves once, with both documents, up to the summary. */
const toSummary = async (page: Page, event: string): Promise<void> => {
  await open(page)
  await page.getByRole('radio', { name: /^Épargne bloquée/ }).click()
  await go(page)
  await page.getByRole('radio', { name: /^Achat de la résidence principale/ }).click()
  await page.getByRole('textbox', { name: /Signature de l’acte/ }).fill(event)
  await go(page)
  await page.getByRole('textbox', { name: /^Montant brut/ }).fill('500')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Choisir un fichier/ }).click()
  await (await choosing).setFiles([file('acte.pdf'), file('plan.pdf')])
  await expect(page.getByRole('combobox', { name: 'Ce que contient plan.pdf' })).toHaveValue('FINANCING_PLAN')
  await go(page)
  await expect(heading(page, 'Vérifiez votre demande')).toBeFocused()
}

test('[WDR-01] [WDR-12] a release goes through the code, its reason and its documents, and is followed in the history', async ({
  page,
}) => {
  await toSummary(page, '14/09/2026')
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Valider ma demande' }).click()
  await expect(heading(page, 'Votre demande est enregistrée')).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(heading(page, 'Déblocage anticipé')).toBeVisible()
  await expect(page.getByText('En cours', { exact: true })).toBeVisible()
})

test('[WDR-15] documents that fail are sent again alone, and a lost answer is found by its key', async ({ page }) => {
  await toSummary(page, '15/09/2026')
  await order(page, 's2e-withdraw', 'lost')
  await order(page, 's2e-withdraw-documents', 'ERR_INTERNAL')
  await page.getByRole('button', { name: 'Valider ma demande' }).dblclick()
  await expect(page.getByText('l’envoi des pièces jointes a échoué')).toBeVisible()
  await mend(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Vos pièces sont vérifiées')).toBeVisible()
  await page.goto('/operations')
  await expect(page.getByRole('heading', { level: 3, name: 'Déblocage anticipé' }).first()).toBeVisible()
})
