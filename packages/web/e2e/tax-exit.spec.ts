import { expect, test } from '@playwright/test'
import { exit, open } from './tax-looks.ts'

test('[TS-09] [TS-10] as capital: tax, charges, what is left for the effort, each with its steps and sources', async ({
  page,
}) => {
  await open(page, { income: '5 000', amount: '5 400,00' })
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).press('Enter')
  await exit(page).getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOption('11 %')
  // The worked case of the rule book.
  await expect(exit(page)).toContainText(/Pour un effort de.*3\s780,00.*6\s943,07.*à\s64\sans, en une fois/)
  for (const amount of ['8 515,26', '992,75', '579,44']) await expect(exit(page)).toContainText(amount)
  await exit(page)
    .getByRole('button', { name: /Impôt sur le revenu$/ })
    .click()
  await expect(exit(page)).toContainText(
    /Impôt sur le versement déduit.*594,00.*Code général des impôts, art.\s158,\s5, b quinquies/,
  )
  await expect(exit(page)).toContainText('Un seul taux est appliqué au versement déduit.')
  await expect(exit(page).getByText(/Rendement net supposé de 2,00\s% par an/)).toBeVisible()
  await expect(exit(page)).toContainText('Vous pourrez demander le barème')
  await exit(page).getByRole('combobox', { name: 'Âge à la sortie' }).selectOption('67 ans')
  await expect(exit(page)).toContainText('à 67 ans, en une fois')
  await exit(page).getByRole('button', { name: 'Refermer la sortie' }).click()
  await expect(exit(page).getByRole('radio')).toHaveCount(0)
})

test('[TS-09] [TS-10] as an annuity: a year’s, for life, with what is not certain', async ({ page }) => {
  await open(page, { income: '5 000', amount: '5 400,00' })
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await exit(page).getByRole('radio', { name: 'Rente' }).click()
  await expect(exit(page)).toContainText(/il vous resterait.*par an à\s64\sans, à vie/)
  await exit(page)
    .getByRole('button', { name: /Rente par an$/ })
    .click()
  await expect(exit(page)).toContainText(/Prix de\s1\s€\sde rente par an.*TGF05, arrêté du\s1er août\s2006/)
  for (const doubt of ['notre lecture', 'L’abattement de 10 %', 'peut être remplacée par un capital'])
    await expect(exit(page)).toContainText(doubt)
})

test('[TS-09] without its mortality tables an annuity is unavailable, capital stays, and it can be asked for again', async ({
  page,
}) => {
  await open(page)
  const tables = /\/tables-[\w-]+\.js/
  await page.route(tables, (route) => route.abort())
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await exit(page).getByRole('radio', { name: 'Rente' }).click()
  await expect(exit(page).getByRole('alert')).toContainText('Les tables de mortalité n’ont pas pu être lues')
  await exit(page).getByRole('radio', { name: 'Capital' }).click()
  await expect(exit(page)).toContainText('en une fois')
  await page.unroute(tables)
  await exit(page).getByRole('radio', { name: 'Rente' }).click()
  const reload = exit(page).getByRole('button', { name: 'Recharger la page' })
  // A browser that keeps a failed script as failed asks nothing the second time.
  await expect(exit(page).getByText('à vie').or(reload)).toBeVisible()
})

test('[TS-09] tables that are asked for again in vain come with the page as a whole, which keeps the simulation', async ({
  page,
}) => {
  await open(page)
  await page.route(/\/tables-[\w-]+\.js/, (route) => route.abort())
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await exit(page).getByRole('radio', { name: 'Rente' }).click()
  await exit(page).getByRole('button', { name: 'Réessayer' }).click()
  const reload = exit(page).getByRole('button', { name: 'Recharger la page' })
  await expect(reload).toBeVisible()
  await page.unrouteAll()
  await reload.click()
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await exit(page).getByRole('radio', { name: 'Rente' }).click()
  await expect(exit(page)).toContainText('à vie')
})
