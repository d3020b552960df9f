import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { test as testAlone } from './own-server.ts'
import { openAs } from './sign-in.ts'
import { pickPlainAnnuity, toDistribution } from './withdrawal.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The operation of a confirmation, opened from its link. */
const follow = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('link', { name: 'Suivre cette opération' }).click()
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(heading(page, label)).toBeVisible()
  await expect(page.getByText('En cours', { exact: true })).toBeVisible()
}

test('[ARB-02] [ARB-06] [FSW-06] a fund switch goes from its funds to the history, by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'Sylvie Garnier', '/transactional/arbitration')
  await page.getByRole('radio', { name: /Retraite article 83/ }).press('Space')
  await page.getByRole('button', { name: 'Continuer' }).press('Enter')
  await page.getByRole('textbox', { name: 'Montant à sortir, Actions Monde Horizon' }).fill('4000')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Montant à placer, Fonds en euros' }).fill('1800')
  await page.getByRole('textbox', { name: 'Montant à placer, Obligations Europe' }).fill('2200')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Vérifiez votre arbitrage')).toBeFocused()
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Valider mon arbitrage' }).press('Enter')
  await expect(heading(page, 'Votre arbitrage est enregistré')).toBeVisible()
  await follow(page, 'Arbitrage')
})

test('[O-BULL-02] [O-BULL-09] a choice on a premium is confirmed, shown on the home, and opens again to be changed', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/transactional/bulletin-option/bo-4081-2026')
  await page.getByRole('textbox', { name: /Montant, Horizon Retraite 2035, PERECO/ }).fill('1239,44')
  await page.getByRole('textbox', { name: /Montant, Monétaire Responsable, PEE/ }).fill('1000')
  await press(page, 'Valider mon choix')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(heading(page, 'Votre choix est enregistré')).toBeVisible()
  await page.goto('/epargne')
  await expect(page.getByText('Votre choix est pris en compte')).toBeVisible()
  await page.goto('/transactional/bulletin-option/bo-4081-2026')
  await expect(page.getByRole('textbox', { name: /Montant, Monétaire Responsable, PEE/ })).toHaveValue('1 000,00')
})

// On a server of its own: other journeys pay by debit too.
testAlone(
  '[PAY-07] [PAYM-08] a payment by debit is taken back while it is time, and stays in the history as cancelled',
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
    await page.getByRole('link', { name: 'Voir mes opérations' }).click()
    await page.getByRole('link', { name: 'Voir le détail Versement par prélèvement' }).click()
    await expect(heading(page, 'Versement par prélèvement')).toBeVisible()
    await press(page, 'Annuler cette opération')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByText('Annulé', { exact: true })).toBeVisible()
    await page.goto('/operations')
    const detail = page.getByRole('button', { name: 'Détail Versement par prélèvement, 20/11/2026' })
    await expect(page.getByRole('row').filter({ has: detail })).toContainText('Annulé')
    await expect(page.getByRole('link', { name: 'Voir le détail Versement par prélèvement' })).toHaveCount(0)
  },
)

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
  await press(page, 'Imprimer le dossier')
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})

test('[WDR-01] [RWD-04] [RWD-05] a retirement withdrawal is agreed to, confirmed by a code, signed at the door, and followed', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/savings/withdraw/ais/retirement')
  await toDistribution(page)
  await press(page, 'Continuer')
  await pickPlainAnnuity(page)
  await press(page, 'Continuer')
  const ask = page.getByRole('region', { name: 'Demander ce retrait' })
  await ask.getByRole('checkbox', { name: /Ma pension de retraite a déjà commencé/ }).click()
  await ask.getByRole('checkbox', { name: /Je demande ce retrait/ }).click()
  await ask.getByRole('button', { name: 'Valider et signer' }).click()
  await ask.getByRole('button', { name: 'Recevoir un code' }).click()
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await press(page, 'Continuer')
  await expect(page).toHaveURL('/savings/withdraw/ais/retirement')
  await ask.getByRole('button', { name: 'Valider et signer' }).click()
  await expect(page).toHaveURL(/\/stand-in\/signature\?envelope=4172\d{4}$/)
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await press(page, 'Signer')
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(page.getByText('En cours', { exact: true })).toBeVisible()
})
