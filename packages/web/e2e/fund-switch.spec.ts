import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('[ARB-02] [ARB-06] [FSW-06] a fund switch goes from its funds to the history, by keyboard on a phone, and is taken back from the home in three presses', async ({
  page,
}) => {
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
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(heading(page, 'Arbitrage')).toBeVisible()
  await expect(page.getByText('En cours', { exact: true })).toBeVisible()

  const { pathname } = new URL(page.url())
  await page.goto('/epargne')
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses += 1
    await target.click()
  }
  await press(page.locator(`main a[href="${pathname}"]`).first())
  await press(page.getByRole('button', { name: 'Annuler ma demande' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Annuler ma demande' }))
  await expect(page.getByText('Annulée à votre demande')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(3)
})
