import { expect, test, type Locator, type Page } from '@playwright/test'
import { onItsOwnClock } from './own-clock.ts'
import { withServer } from './own-server.ts'
import { openAs } from './sign-in.ts'
import { answerAsSomebody, choice, income, next, SIMULATOR } from './tax-saving.ts'
import { expectNoViolation } from './withdrawal.ts'

/** Tests with a server whose day is another one than that of the examples. */
const servedOn = (day: string) => withServer({ TODAY: day })

const notes = (page: Page): Locator => page.getByRole('region', { name: 'Bon à savoir' })
const card = (page: Page, year: number): Locator => page.getByRole('region', { name: `Versement déductible maximal en ${year}` })

/** Opens the simulator on a day of the page's clock, as a visitor. */
const openOn = async (page: Page, time: string): Promise<void> => {
  await page.clock.setFixedTime(`${time}+01:00`)
  await page.goto(SIMULATOR)
}

/** Somebody alone on 3 000 € a month. */
const answer = async (page: Page): Promise<void> => {
  await answerAsSomebody(page)
  await choice(page, 'Célibataire').click()
  await next(page).click()
  await next(page).click()
  await income(page).fill('3000')
  await next(page).click()
}

const of2025 = servedOn('2025-06-30')
const of2027 = servedOn('2027-01-01')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

of2025(
  '[TAX-30] [S-CONST-45] [S-CONST-46] [S-CONST-47] [S-CONST-48] in 2025 the estimate names 2025, and the rates are those of then',
  async ({ page }) => {
    await openOn(page, '2025-06-30T10:00:00')
    await expect(page.getByText('Estimation pour l’année 2025, barème 2025 (revenus 2024), sans créer de compte.')).toBeVisible()
    await answer(page)
    await expect(card(page, 2025)).toContainText('Sur l’impôt de vos revenus 2025, régularisé en 2026')
    await expect(notes(page)).toContainText('Estimation pour l’année 2025')
    await expect(notes(page)).toContainText('barème 2025, revenus 2024')
    await expect(notes(page)).toContainText('30 % à la sortie (taux de 2025)')
    await expect(notes(page)).toContainText('17,2 % de prélèvements sociaux (taux de 2025)')
  },
)

of2027.describe('in 2027, of which not all law is known', () => {
  of2027(
    '[TAX-30] [TS-03] [S-CONST-48] the estimate names 2027, and its scale and rates the year they are known for',
    async ({ page }) => {
      await openOn(page, '2027-01-01T10:00:00')
      await expect(
        page.getByText('Estimation pour l’année 2027, barème 2026 (revenus 2025), sans créer de compte.'),
      ).toBeVisible()
      await answer(page)
      await expect(card(page, 2027)).toContainText('4806,00 €')
      await expect(notes(page)).toContainText('barème 2026, revenus 2025')
      await expect(notes(page)).toContainText('31,4 % à la sortie (taux de 2026)')
      await expect(notes(page)).toContainText('18,6 % de prélèvements sociaux (taux de 2026)')
      await expect(page.getByText('La loi utilisée ici a été vérifiée jusqu’au 20/11/2026.')).toBeVisible()
    },
  )

  of2027('[TAX-25] [TAX-30] [TS-07] a page that is still in 2026 computes by the law of the answer', async ({ page }) => {
    await onItsOwnClock(page)
    await openOn(page, '2026-12-31T23:59:00')
    await expect(page.getByText('Estimation pour l’année 2026, barème 2026 (revenus 2025), sans créer de compte.')).toBeVisible()
    await answer(page)
    await expect(card(page, 2027)).toContainText('4806,00 €')
    await expect(page.getByRole('img', { name: /^Économie d’impôt selon le versement/ })).toHaveAccessibleName(
      /4806,00\s€ versés/,
    )
    await page.getByRole('textbox', { name: 'Montant en une fois' }).fill('4800')
    await expect(card(page, 2027).getByText('Aperçu').first()).toBeVisible()
    await expect(card(page, 2027).getByRole('definition').nth(1)).toContainText('1165,00 €')
    await page.getByRole('button', { name: 'Mettre à jour le calcul' }).click()
    await expect(card(page, 2027)).toContainText(/Résultat pour .*4800,00\s€ dans l’année/)
    await expect(card(page, 2027).getByRole('definition').nth(1)).toContainText('1165,00 €')
    await expect(notes(page)).toContainText('31,4 % à la sortie (taux de 2026)')
  })
})

test('[TAX-30] a page whose clock is years behind names no scale until the answer does, and computes by it', async ({ page }) => {
  await onItsOwnClock(page)
  await openOn(page, '2020-01-01T10:00:00')
  await expect(page.getByText(/^Cette estimation ne tient pas compte/)).toBeVisible()
  await expect(page.getByText(/^Estimation pour l’année/)).toHaveCount(0)
  await answer(page)
  await expect(card(page, 2026)).toContainText('4710,00 €')
  await expect(notes(page)).toContainText('barème 2026, revenus 2025')
  await expect(notes(page)).toContainText('(taux de 2026)')
  await page.getByRole('button', { name: 'Voir la sortie' }).click()
  await page.getByRole('button', { name: /^D’où vient ce chiffre \? Valeur de votre versement/ }).click()
  await expect(page.getByText('Hypothèse du simulateur : rendement net supposé de 2,00 % par an').first()).toBeVisible()
  await expectNoViolation(page)
})

test('[CON-01] the ceilings of a page whose clock is years behind are named by their own year', async ({ page }) => {
  // Before the page is there: a clock that jumps under a running session may end it.
  await onItsOwnClock(page)
  await page.clock.setFixedTime('2020-01-01T10:00:00+01:00')
  await openAs(page, 'Sylvie Garnier', '/epargne')
  await page.evaluate(() => location.assign('#contribution_gauge'))
  const gauges = page.getByRole('dialog', { name: 'Mes plafonds de versement' }).getByRole('listitem')
  await expect(gauges).toHaveCount(3)
  await expect(gauges.nth(0)).toContainText(
    'Au plus 8 % du plafond annuel de la sécurité sociale de 2026, le dernier connu, et trois fois vos propres versements.',
  )
})
