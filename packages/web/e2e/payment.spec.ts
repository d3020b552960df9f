import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { test as testAlone } from './own-server.ts'
import { openAs, signIn } from './sign-in.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Pays by card at the provider's door, with one of its outcomes. */
const payAtDoor = async (page: Page, outcome: RegExp): Promise<void> => {
  await button(page, 'Valider mon versement').click()
  await expect(page).toHaveURL(/\/stand-in\/card-payment\?payment=4172\d{4}$/)
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: /Payer 200,00/ }).click()
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(heading(page, 'Versement par Carte Bancaire')).toBeVisible()
}

test(
  '[PAY-06] [PAY-18] [PAYM-07] [PAYM-20] [P-ROUTE-57] a card that is refused is tried again with the answers kept, through the provider’s door',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/transactional/payment/s2e/ent-aubrenne?account=00482190&way=card')
    await page.getByRole('textbox', { name: /Montant/ }).fill('200')
    await button(page, 'Continuer').click()
    await expect(heading(page, 'Comment payez-vous ?')).toBeFocused()
    await button(page, 'Continuer').click()
    await expect(heading(page, 'Vérifiez votre versement')).toBeFocused()
    await expectNoViolation(page)
    await payAtDoor(page, /refuse le paiement/)
    await expect(page.getByText('Votre banque a refusé le paiement. Rien n’a été débité.')).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(heading(page, 'Vérifiez votre versement')).toBeVisible()
    await payAtDoor(page, /^La banque accepte/)
    await expect(page.getByText('En cours', { exact: true })).toBeVisible()
    await page.goto('/operations')
    await expect(page.getByRole('heading', { level: 3, name: 'Versement par Carte Bancaire' })).toBeVisible()
  },
)

// On a server of its own: other journeys look at her scheduled payments.
testAlone(
  '[PAY-13] [PAY-20] [PAYM-17] [PAYM-21] 100,00 € a month on a PER takes at most seven presses from the home, and is there once',
  async ({ page }) => {
    let presses = 0
    const press = async (target: Locator): Promise<void> => {
      presses += 1
      await target.click()
    }
    await signIn(page, 'Sylvie Garnier')
    await press(page.getByRole('article').getByRole('link', { name: /^PERECO/ }))
    await press(page.getByRole('link', { name: /^Programmer un versement/ }))
    await page.getByRole('textbox', { name: /Montant/ }).fill('100')
    await press(page.getByRole('radio', { name: /^S’ajoute/ }))
    await press(button(page, 'Continuer'))
    await press(page.getByRole('radio', { name: /^Déductible/ }))
    await press(button(page, 'Continuer'))
    await expect(heading(page, 'Vérifiez votre versement')).toBeFocused()
    presses += 1
    await button(page, 'Valider mon versement').dblclick()
    await expect(heading(page, 'Votre versement programmé est enregistré')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(7)
    await page.goto('/operations')
    await expect(page.getByRole('button', { name: /^Arrêter le versement de 150,00/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Arrêter le versement de 100,00/ })).toHaveCount(1)
  },
)
