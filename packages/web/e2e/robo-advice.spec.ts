import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { test } from './own-server.ts'
import { openAs } from './sign-in.ts'

const ADDRESS = '/placements/advisor'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Continuer', exact: true })

test('[ROBO-01] [ROBO-02] a saver goes from the menu to the fund switch with the targets of their profile, by keyboard', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/epargne')
  await page.getByRole('button', { name: 'Aide' }).press('Enter')
  await page.getByRole('navigation').getByRole('link', { name: 'Vérifier mon allocation' }).press('Enter')
  await expect(page).toHaveURL(ADDRESS)
  await expect(heading(page, 'Vérifier mon allocation')).toBeFocused()
  await expect(page.getByRole('radio', { name: /Équilibré/ })).toBeChecked()
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Faire un arbitrage' }).press('Enter')
  await expect(heading(page, 'Faire un arbitrage')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Vérifiez votre arbitrage' })).toBeVisible()
  await expect(page).toHaveURL(/\/transactional\/arbitration/)
  await expect(page.getByText('Obligations Responsables').first()).toBeVisible()
})

const answer = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('radio', { name }).check()
  await goOn(page).press('Enter')
}

test(
  '[ROBO-29] answers that contradict each other are confirmed before they give a profile, and outlive a reload',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', `${ADDRESS}?vue=questionnaire`)
    await answer(page, '3 à 5 ans')
    await answer(page, 'Un logement')
    await answer(page, 'Je devrais épargner davantage')
    await answer(page, 'Plus de six mois')
    await page.reload()
    await answer(page, 'Moins du quart')
    await answer(page, 'Vont augmenter')
    await page.getByRole('radio', { name: 'Vrai' }).nth(0).check()
    await page.getByRole('radio', { name: 'Vrai' }).nth(1).check()
    await page.getByRole('radio', { name: 'Faux' }).nth(2).check()
    await goOn(page).press('Enter')
    await answer(page, 'Oui')
    await answer(page, /2 280 €/)
    await page.getByRole('radio').nth(3).check()
    await goOn(page).press('Enter')
    await answer(page, /^Je vendrais une partie/)
    await answer(page, 'Aucune part en particulier')
    await expect(heading(page, 'Vos réponses donnent le profil équilibré')).toBeVisible()
    await expect(page.getByText('en attente de votre confirmation')).toBeVisible()
    await page.getByRole('button', { name: 'Confirmer les deux' }).press('Enter')
    await expect(page.getByText('en attente de votre confirmation')).toHaveCount(0)
    await page.getByRole('link', { name: 'Voir les quatre profils' }).click()
    await expect(page.getByText('Votre profil du 20/11/2026')).toBeVisible()
  },
)

test('[ROBO-25] the address of a thread opens the same future again, and says no amount', { tag: '@all' }, async ({ page }) => {
  await openAs(page, 'Sylvie Garnier', `${ADDRESS}?vue=futurs`)
  const sentence = page.getByText(/^Le fil 36\s:/)
  await page.getByRole('textbox', { name: 'Numéro du fil' }).fill('36')
  await expect(page).toHaveURL(`${ADDRESS}?vue=futurs&fil=36`)
  await expect(sentence).toBeVisible()
  const said = await sentence.textContent()
  await page.goto('/epargne')
  await page.goto(`${ADDRESS}?vue=futurs&fil=36`)
  await expect(sentence).toHaveText(said ?? '')
})
