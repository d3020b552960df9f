import { expect, test, type Locator, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'
import { answerAsCouple, expectWorkedCase, onTheDay, SIMULATOR } from './tax-saving.ts'
import { expectNoSideScroll, expectNoViolation } from './withdrawal.ts'

const CAP = "Avec ce montant vous atteignez votre plafond maximum d'économie d'impôt"

const adjustment = (page: Page): Locator => page.getByRole('region', { name: 'Ajuster vos versements' })
const card = (page: Page): Locator => page.getByRole('region', { name: 'Versement déductible maximal en 2026' })
const amount = (page: Page): Locator => adjustment(page).getByRole('textbox')
const update = (page: Page): Locator => adjustment(page).getByRole('button', { name: 'Mettre à jour le calcul' })

/** Opens the result of the worked case: a couple on 40 000 and 30 000 a year. */
const openResult = async (page: Page): Promise<void> => {
  await onTheDay(page)
  await openAs(page, 'Sylvie Garnier', SIMULATOR)
  await answerAsCouple(page)
  await expectWorkedCase(page)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[TAX-10] [TAX-11] [TAX-22] [TAX-23] [TAX-25] [TAX-39] [TAX-45] [TAX-46] [TAX-53] [TAX-55] [TAX-56] an adjustment is computed in the page and answered on its button', async ({
  page,
}) => {
  await openResult(page)
  await expect(card(page)).toContainText('4710,00 €')
  await expect(card(page)).toContainText('1248,00 €')
  await expect(amount(page)).toHaveValue('4 710,00')
  await expect(adjustment(page).getByText(CAP)).toBeVisible()
  await expectNoSideScroll(page)
  await expectNoViolation(page)

  await test.step('the cap of a month is the envelope rounded down', async () => {
    await adjustment(page).getByRole('radio', { name: 'Chaque mois' }).click()
    await expect(amount(page)).toHaveValue('392,50')
    await expect(adjustment(page).getByText(CAP)).toBeVisible()
    await amount(page).fill('392,49')
    await expect(adjustment(page).getByText(CAP)).toBeHidden()
  })

  await test.step('until the button is pressed the page computes, as a preview, and the largest payment stands still', async () => {
    await amount(page).fill('100')
    await expect(adjustment(page).getByText('Les ajustements sont calculés dans cette page, avec la même règle.')).toBeVisible()
    await expect(card(page).getByText('Aperçu').first()).toBeVisible()
    await expect(card(page)).toContainText('4710,00 €')
    await expect(card(page).getByRole('definition')).toContainText(['840,00 €', '360,00 €'])
    await expect(page.getByText('avant votre dernier changement')).toBeVisible()
    await update(page).click()
    await expect(card(page)).toContainText('Résultat pour')
    await expect(card(page).getByText('Aperçu')).toHaveCount(0)
    await expect(page.getByText('avant votre dernier changement')).toHaveCount(0)
    await expect(card(page).getByRole('definition')).toContainText(['840,00 €', '360,00 €'])
  })

  await test.step('a month typed is twelve in one payment', async () => {
    await adjustment(page).getByRole('radio', { name: 'En une fois' }).click()
    await expect(amount(page)).toHaveValue('1 200,00')
  })

  await test.step('a month whose year is more than the simulator takes is refused on the button', async () => {
    await adjustment(page).getByRole('radio', { name: 'Chaque mois' }).click()
    await amount(page).fill('9000000')
    await adjustment(page).getByRole('radio', { name: 'En une fois' }).click()
    await expect(amount(page)).toHaveValue('108 000 000,00')
    await update(page).click()
    await expect(amount(page)).toBeFocused()
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
  })
})

test('[TAX-58] every figure opens its calculation, and gives the focus back', async ({ page }) => {
  await openResult(page)
  const why = card(page).getByRole('button', { name: /^Voir le calcul.*économie/ })
  await why.click()
  const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('Code général des impôts, art. 197, I-1')
  await expectNoViolation(page)
  await panel.getByRole('button', { name: 'Fermer l’explication' }).click()
  await expect(panel).toBeHidden()
  await expect(why).toBeFocused()
})

test('[TAX-58] a calculation is copied as text and exported as a table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openResult(page)
  await card(page)
    .getByRole('button', { name: /^Voir le calcul.*économie/ })
    .click()
  const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
  await panel.getByRole('button', { name: 'Copier le calcul' }).click()
  await expect(panel.getByText('Calcul copié')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Code général des impôts, art. 197, I-1')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Exporter' }).click()
  expect((await download).suggestedFilename()).toBe('calcul-impot.csv')
})

test('[TAX-58] paper has the steps of every figure with their articles, without any of them being opened', async ({ page }) => {
  await openResult(page)
  const calculations = page.getByRole('region', { name: 'Le calcul de chaque chiffre' })
  await expect(calculations).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(calculations.getByRole('heading', { level: 3 })).toHaveText([
    /^Salaire net imposable de l’année/,
    /^Abattement de 10\s%/,
    /^Plafond de versement déductible/,
    /^Salaire de votre conjoint, après abattement/,
    /^Impôt sans versement/,
    /^Impôt avec le versement/,
    /^Économie d’impôt1\s248,00/,
    /^Effort aujourd’hui3\s462,00/,
  ])
  for (const article of ['art. 83, 3°', 'art. 163 quatervicies', 'art. 197, I-1'])
    await expect(calculations.getByText(article).first()).toBeVisible()
  await expect(calculations.getByRole('listitem').filter({ hasText: 'Impôt avec le versement' })).toContainText('− ')
})

test('a hidden amount leaves no digit of it on the result', async ({ page }) => {
  await openResult(page)
  await page.getByRole('button', { name: /^Masquer/ }).click()
  await expect(amount(page)).toHaveValue('•••')
  const text = (await page.getByRole('main').innerText()).replaceAll('\u00A0', ' ')
  expect(text).not.toMatch(/\d,\d\d €/)
})

test('[TAX-45] [TAX-46] while amounts are hidden, what is heard of an update holds none', async ({ page }) => {
  await openResult(page)
  const heard = page.locator('[aria-live="polite"]').filter({ hasText: /^(Économie d’impôt de|Résultat mis à jour)/ })
  await amount(page).fill('1200')
  await expect(heard).toHaveText(/^Économie d’impôt de 360,00\s€, calculée dans cette page$/)
  await page.getByRole('button', { name: 'Masquer les montants' }).click()
  await expect(heard).toHaveCount(0)
  await update(page).click()
  await expect(heard).toHaveText('Résultat mis à jour')
})

test('[TAX-58] a figure that opens its calculation is named, and has room for a finger', async ({ page }) => {
  await openResult(page)
  const ledger = page.getByRole('region', { name: 'D’où viennent ces chiffres ?' })
  const opener = ledger.getByRole('button', { name: /5108,00.*D’où vient ce chiffre\s\? Impôt sans versement$/ })
  expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
})

test('[TAX-02] [TAX-07] at the result the steps end: each answer leads back, and nothing comes next', async ({ page }) => {
  await openResult(page)
  const steps = page.getByRole('navigation', { name: 'Étapes du simulateur' })
  await expect(steps.getByRole('listitem').last()).toHaveText('6. Résultat')
  await expect(steps.getByRole('listitem').last()).toHaveAttribute('aria-current', 'step')
  await expect(steps.getByRole('button')).toHaveCount(5)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(steps.getByRole('paragraph')).toHaveText('Résultat')
})

test('[TAX-46] [P-FMT-07] the three figures follow each key, and what is out of sight keeps its place', async ({ page }) => {
  await openResult(page)
  // On a phone the card is out of sight: the adjustment repeats its figures.
  await page.setViewportSize({ width: 390, height: 844 })
  const figures = adjustment(page).getByRole('definition')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await amount(page).fill('')
  await amount(page).pressSequentially('12345')
  await expect(amount(page)).toHaveValue('12 345')
  await expect(figures.first()).toContainText('12345,00 €')
  await page.keyboard.press('Backspace')
  await expect(amount(page)).toHaveValue('1 234')
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(amount(page)).toHaveValue('234')
  await expect(figures.first()).toContainText('234,00 €')
  await page.keyboard.type('3')
  await expect(amount(page)).toHaveValue('3 234')
  expect(await amount(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1)
  const [payment = 0, saving = 0, effort = 0] = (await figures.allInnerTexts()).map((text) =>
    Number(text.split('\n')[0]?.replaceAll(/\D/g, '')),
  )
  expect([payment, saving + effort]).toEqual([323_400, payment])
  expect(saving).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Masquer les montants' }).click()
  await expect(amount(page)).toHaveValue('•••')
  await expect(figures.first()).toContainText('montant masqué')
  await page.getByRole('button', { name: 'Afficher les montants' }).click()
  await expect(amount(page)).toHaveValue('3 234,00')
  await amount(page).fill('')
  await amount(page).pressSequentially('32345')
  await expect(figures.first()).toContainText('32345,00 €')
  const typing = await height()
  await amount(page).blur()
  await expect.poll(height).toBe(typing)
})
