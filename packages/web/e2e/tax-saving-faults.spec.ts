import { expect, test, type Locator, type Page } from '@playwright/test'
import { answerAsCouple, answerAsSomebody, onTheDay, SIMULATOR } from './tax-saving.ts'
import { expectNoViolation } from './withdrawal.ts'

/** Asks again for a script; a browser that never asks twice for one that failed has the page loaded again. */
const askAgain = async (page: Page, awaited: Locator): Promise<void> => {
  const alert = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
  await expect(alert).toContainText('Vos réponses sont conservées.')
  await expectNoViolation(page)
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  const reload = alert.getByRole('button', { name: 'Recharger la page' })
  await expect(reload.or(awaited)).toBeVisible()
  if (await reload.isVisible()) await reload.click()
  await expect(awaited).toBeVisible()
  await expect(alert).toHaveCount(0)
}

test('[TAX-57] [S-ERR-25] where the result cannot be loaded, the steps stay, and it can be asked for again', async ({ page }) => {
  await onTheDay(page)
  await page.route('**/assets/result-*.js', (route) => route.abort())
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  await answerAsCouple(page)
  await expect(page.getByRole('navigation', { name: 'Étapes du simulateur' })).toBeVisible()
  await askAgain(page, page.getByRole('heading', { name: 'Résultat de votre simulation' }))
})
