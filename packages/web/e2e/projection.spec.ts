import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

const RETIREMENT = '/epargne?vue=projet'
/** Most screens from the first question to the figure, of somebody who knows their pension. */
const MOST_SCREENS = 4

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

/** Answers from age and goal to the household, and gives the headings of the screens on the way. */
const answer = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = []
  const arrive = async (name: string | RegExp): Promise<void> => {
    await expect(heading(page)).toHaveText(name)
    seen.push(await heading(page).innerText())
  }
  await arrive('De quoi vivrez-vous à la retraite ?')
  await page.getByLabel('Mon âge de départ').fill('64')
  await page.getByLabel('Mon objectif, net par mois').fill('1900')
  await goOn(page)
  await arrive('Quelle sera votre pension de l’État ?')
  await page.getByLabel('Brut, par mois, sur votre dernier relevé').fill('1578,62')
  await goOn(page)
  await arrive('Comment êtes-vous imposé ?')
  await page.getByRole('radio', { name: 'Seul(e)' }).click()
  await page.getByRole('combobox', { name: 'Nombre de parts' }).selectOption('1')
  await page.getByLabel('Revenu imposable du foyer, par an').fill('24300')
  await page.getByLabel('Revenu fiscal de référence').fill('27000')
  await goOn(page)
  await arrive('À 64 ans, vous auriez pour vivre')
  return seen
}

test('[PROJ-01] [PROJ-12] [PROJ-16] (S-74) when and on what one will live is answered in one place, saved, and found again', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', RETIREMENT)
  expect((await answer(page)).length).toBeLessThanOrEqual(MOST_SCREENS)
  await expect(page).toHaveURL(RETIREMENT)
  await expect(page.getByRole('button', { name: 'pourquoi' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre projet est enregistré.')).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('hautelisse.projections'))
  await page.reload()
  await expect(heading(page)).toHaveText('À 64 ans, vous auriez pour vivre')
})

test(
  '[RP-19] [RP-12] the page with its ages and answers is without a violation, and is printed with its table',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', RETIREMENT)
    await answer(page)
    await expect(page.getByRole('row', { name: /67 ans.*sur 100/ }).last()).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('button', { name: /^D’où vient ce chiffre/ }).click()
    await expect(page.getByRole('heading', { name: 'D’où vient ce chiffre ?' })).toBeFocused()
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Fermer l’explication' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Simulation du', { exact: false }).or(page.locator('[data-sheet="head"]')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajuster' })).toBeHidden()
  },
)

test(
  '[PROJ-15] [S-ROLE-08] in a mirror the answers are read and computed, and their saving is refused',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Hugo Delmas', RETIREMENT)
    await page.getByLabel('Mon âge de départ').fill('64')
    await page.getByLabel('Mon objectif, net par mois').fill('1900')
    await goOn(page)
    await expect(heading(page)).toHaveText(/^(Quelle sera votre pension|Comment êtes-vous imposé)/)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(/#forbidden_mirror$/)
  },
)

test(
  '[PROJ-08] [PROJ-15] in a home of individual contracts the answer unfolds in place, once it is saved',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Marc Delorme', RETIREMENT, 'individual')
    await answer(page)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Votre projet est enregistré.')).toBeVisible()
    await page.goto('/epargne')
    await page.getByRole('button', { name: 'Voir ma retraite ici' }).click()
    await expect(page.getByRole('region', { name: 'Ma retraite' })).toContainText('À 64 ans')
  },
)
