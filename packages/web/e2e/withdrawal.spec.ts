import { expect, test, type Locator, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import {
  ageField,
  heading,
  expectStep,
  next,
  openSimulator,
  panel,
  pickPlainAnnuity,
  SYLVIE,
  THOMAS,
  toDistribution,
  why,
} from './withdrawal.ts'

/** What the browser's history knows of this entry. */
const entryOf = (page: Page): Promise<unknown> => page.evaluate(() => (window.history.state as { place?: unknown }).place)

test('[MRM-10] [MRM-43] [S-NAV-04] [MRM-34] several contracts, from the door to a result that is printed, copied and exported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime('2026-11-20T10:00:00+01:00')
  await signIn(page, SYLVIE.name)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Capital ou rente/ })
    .click()
  await expect(page).toHaveURL(/\/simulator\/mrm$/)
  await expectStep(page, 'Étape 1 sur 6, mes dispositifs')
  await toDistribution(page)
  await page.getByRole('slider').first().press('End')
  await next(page).click()
  await pickPlainAnnuity(page)
  await next(page).click()
  await expectStep(page, 'Étape 6 sur 6, résultats')
  await why(page).first().click()
  await panel(page).getByRole('button', { name: 'Copier le calcul' }).click()
  await expect(panel(page).getByText('Calcul copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('28,303633')
  const download = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Exporter' }).click()
  expect((await download).suggestedFilename()).toBe('calcul-rente.csv')
  const sheet = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(sheet.byteLength).toBeGreaterThan(20_000)
})

test(
  '(S-49) capital or annuity, net a month: eleven presses on seven screens from the home on, and another age in two more',
  { tag: '@all' },
  async ({ page }) => {
    let presses = 0
    const screens = new Set<string>()
    const press = async (target: Locator): Promise<void> => {
      screens.add(await heading(page).innerText())
      presses += 1
      await target.click()
    }
    await page.clock.setFixedTime('2026-11-20T10:00:00+01:00')
    await signIn(page, SYLVIE.name)
    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Capital ou rente/ })
        .first(),
    )
    await expectStep(page, 'Étape 1 sur 6, mes dispositifs')
    await press(next(page))
    await expectStep(page, 'Étape 2 sur 6, âge de départ')
    await ageField(page).fill('64')
    await press(next(page))
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await press(page.getByRole('radio', { name: 'Non' }))
    await press(next(page))
    await expectStep(page, 'Étape 4 sur 6, répartition')
    await press(next(page))
    await expectStep(page, 'Étape 5 sur 6, option de rente')
    await press(page.getByRole('radio', { name: /^Rente viagère non réversible(?! avec)/ }))
    await press(next(page))
    await expectStep(page, 'Étape 6 sur 6, résultats')
    await press(page.getByRole('button', { name: 'Je connais mes taux' }))
    await press(page.getByRole('radio', { name: '11 %', exact: true }))
    await press(page.getByRole('radio', { name: '8,4 %', exact: true }))
    await expect(page.getByText('Net estimé, après charges et impôt')).toBeVisible()
    await expect(page.getByText('la rente n’aura pas versé plus que lui avant 96 ans')).toBeVisible()
    // The home, and the six steps of which the last is the result.
    expect([presses, screens.size]).toEqual([11, 7])
    const answers = page.getByRole('region', { name: 'Vos réponses' })
    await press(answers.getByRole('button', { name: 'Modifier : Âge de départ demandé' }))
    await answers.getByRole('textbox', { name: 'Âge de départ' }).fill('66')
    await press(answers.getByRole('button', { name: 'Valider' }))
    await expect(heading(page)).toHaveText('À 66 ans, vous recevriez')
    await expect(page.getByText('Net estimé, après charges et impôt')).toBeVisible()
    expect(presses).toBe(13)
  },
)

test(
  '[STEP-01] [P-STORE-02] Back is Précédent and Forward the next answered step, also after a reload; a window closes first',
  { tag: '@all' },
  async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await page.goBack()
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await test.step('an open window closes first, and does not stand in the way once it was closed', async () => {
      await page.getByRole('link', { name: 'Hypothèses de la simulation' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goForward()
      await page.getByRole('dialog').press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await page.goBack()
    await expectStep(page, 'Étape 2 sur 6, âge de départ')
    expect(await entryOf(page)).toEqual({ run: 1, step: 'age' })
    await page.reload()
    await expect(ageField(page)).toHaveValue('64')
    await next(page).click()
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await test.step('a way back inside the page does not stand between Back and the step before', async () => {
      await page.getByRole('button', { name: 'Précédent' }).click()
      await expectStep(page, 'Étape 2 sur 6, âge de départ')
      await page.goBack()
      await expectStep(page, 'Étape 1 sur 6, mes dispositifs')
    })
    await page.goBack()
    await expect(page).not.toHaveURL(/\/simulator\/mrm/)
  },
)

test(
  '[S-ERR-25] where the script of the results cannot be loaded, the stepper stays, and the page can be loaded again',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/assets/results-*.js', (route) => route.abort())
    await openSimulator(page, THOMAS.name)
    await next(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
    await expect(alert).toContainText('Vos réponses sont conservées.')
    await expect(alert.getByRole('button', { name: 'Réessayer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(alert.getByRole('button', { name: 'Recharger la page' })).toBeFocused()
    await page.unrouteAll()
    await page.keyboard.press('Enter')
    await expectStep(page, 'Étape 2 sur 5, âge de départ')
  },
)
