import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

const PROJECT = '/epargne?vue=projet'

const answer = async (page: Page): Promise<void> => {
  await page.getByLabel('Mon objectif par mois').fill('1900')
  await page.getByLabel('Mon âge de départ').fill('64')
  await page.getByLabel('Ma pension de l’État, si je la connais').fill('1578,62')
}

test('[PROJ-01] [PROJ-12] [PROJ-16] a saver answers with the pension that they know, saves, and finds the project again', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', PROJECT)
  await answer(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À 64 ans, il vous manque chaque mois')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre projet est enregistré.')).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('hautelisse.projections'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À 64 ans, il vous manque chaque mois')
  await expect(page.getByLabel('Mon objectif par mois')).toHaveValue('1 900,00')
})

test(
  '[RP-15] [RP-19] from the project to the income, whose parts are printed with both kinds of euros',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', PROJECT)
    await answer(page)
    await page.getByRole('link', { name: /^Revenu à la retraite/ }).click()
    await expect(page).toHaveURL('/epargne?vue=revenu')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('À 64 ans, vous vivriez avec')
    await page.getByText('8,4 %', { exact: true }).click()
    await page.getByText('Une part', { exact: true }).click()
    const month = page.getByRole('table', { name: 'Chaque mois, en euros d’aujourd’hui' })
    await expect(month.getByRole('columnheader', { name: 'Net estimé' })).toBeVisible()
    await expectNoViolation(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table', { name: 'Chaque mois, en euros de 2028' })).toBeVisible()
    await expect(page.getByText('Simulation du', { exact: false }).or(page.locator('[data-sheet="head"]')).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Une part' })).toBeHidden()
  },
)

test(
  '[PROJ-15] [S-ROLE-08] in a mirror the project is read and computed, and its saving is refused',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Hugo Delmas', PROJECT)
    await page.getByLabel('Mon objectif par mois').fill('1900')
    await page.getByLabel('Mon âge de départ').fill('64')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Sans votre pension de l’État, à|À) 64\sans/)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(/#forbidden_mirror$/)
  },
)

test(
  '[PROJ-08] [PROJ-15] in a home of individual contracts the project unfolds in place, once it is saved',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Marc Delorme', PROJECT, 'individual')
    await answer(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^À 64\sans/)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Votre projet est enregistré.')).toBeVisible()
    await page.goto('/epargne')
    await page.getByRole('button', { name: 'Voir mon projet ici' }).click()
    await expect(page.getByRole('region', { name: 'Mon projet retraite' })).toContainText('À 64 ans')
  },
)
