import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  adjusted,
  answerAsCouple,
  answerAsSomebody,
  choice,
  expectWorkedCase,
  heading,
  next,
  onTheDay,
  SIMULATOR,
} from './tax-saving.ts'

const openQuestions = async (page: Page): Promise<void> => {
  await onTheDay(page)
  await page.goto(SIMULATOR)
}

/** What takes the place of a script that did not come. */
const missing = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })

test('[TAX-40] after a double click on the way on, the heading of the next question keeps the focus', async ({ page }) => {
  await openQuestions(page)
  await choice(page, 'Femme').click()
  await next(page).dblclick()
  await expect(heading(page)).toHaveText('Quel est votre âge ?')
  await expect(heading(page)).toBeFocused()
})

test('[TAX-57] whoever asks again for the result, which does not come, stands on the way to load the page again', async ({
  page,
}) => {
  await page.route('**/assets/result-*.js', (route) => route.abort())
  await openQuestions(page)
  await answerAsSomebody(page)
  await answerAsCouple(page)
  await missing(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(missing(page).getByRole('button', { name: 'Recharger la page' })).toBeFocused()
})

test('[TAX-57] whoever asks again for what stands below the result goes on there, and the result keeps its place', async ({
  page,
}) => {
  await page.route('**/assets/look-*.js', (route) => route.abort())
  await openQuestions(page)
  await answerAsSomebody(page)
  await answerAsCouple(page)
  await expect(missing(page)).toBeVisible()
  await page.unrouteAll()
  await missing(page).getByRole('button', { name: 'Réessayer' }).click()
  const there = page.getByRole('heading', { name: 'Ce que chaque versement économise' })
  const reload = missing(page).getByRole('button', { name: 'Recharger la page' })
  await expect(there.or(reload)).toBeFocused()
})

test('[TAX-57] whoever asks again for an update stands on its button while it is under way', async ({ page }) => {
  await openQuestions(page)
  await answerAsSomebody(page)
  await answerAsCouple(page)
  await expectWorkedCase(page)
  await adjusted(page).fill('1200')
  const held = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/simulators/tax/simulation', async (route) => {
    calls += 1
    if (calls === 1) return route.fulfill({ status: 500, json: { data: 'ERR_INTERNAL' } })
    await held.promise
    return route.continue()
  })
  const update = page.getByRole('button', { name: /^(Mettre à jour le calcul|Calcul en cours)$/ })
  await update.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue' })
  await expect(alert).toBeFocused()
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(update).toHaveText('Calcul en cours')
  await expect(update).toBeFocused()
  held.resolve()
  await expect(page.getByText('Résultat pour')).toContainText('1200,00 €')
  await expect(update).toBeFocused()
})
