import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { signIn } from './sign-in.ts'
import {
  ageField,
  amount,
  expectNoSideScroll,
  expectPair,
  expectStep,
  heading,
  next,
  openSimulator,
  pickPlainAnnuity,
  spouseField,
  SYLVIE,
  tabTo,
  THOMAS,
  toDistribution,
  toReversion,
} from './withdrawal.ts'

const { pero, pereco } = SYLVIE
const slider = 'Part en capital, Versements volontaires'

/** Places on the bar of the first voluntary payments, brought to the middle of the window: nothing that stays there covers it. */
const barOf = async (page: Page) => {
  const bar = page.getByRole('slider', { name: slider }).first()
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await bar.boundingBox()
  if (box === null) throw new Error('The slider is not on the page.')
  return { at: (share: number) => box.x + box.width * share, y: box.y + box.height / 2 }
}

test.describe('withdrawal, the way through', () => {
  test(
    '[MRM-01] [MRM-02] [MRM-03] [MRM-04] [MRM-05] [MRM-06] [MRM-07] [MRM-10] [MRM-43] [S-NAV-04] several contracts, from the door to the results',
    { tag: '@page' },
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T10:00:00+01:00')
      await signIn(page, SYLVIE.name)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Capital ou rente/ })
        .click()
      await expect(page).toHaveURL(/\/simulator\/mrm$/)
      await expectStep(page, 'Étape 1 sur 6, mes dispositifs')
      await expect(page.getByRole('region', { name: 'PER d’entreprise obligatoire' })).toContainText('48260,40 €')
      await expect(page.getByRole('region', { name: 'PERECO' })).toContainText('Versements volontaires')
      await expect(page.getByText('88408,97 €')).toHaveCount(1)
      await expect(page.getByText('PEE', { exact: true })).toHaveCount(0)

      await next(page).click()
      await expectStep(page, 'Étape 2 sur 6, âge de départ')
      await ageField(page).fill('64')
      await expect(page.getByText('01/04/2028')).toBeVisible()
      await ageField(page).press('Enter')
      await expectStep(page, 'Étape 3 sur 6, rente réversible')
      await page.getByRole('radio', { name: 'Non' }).click()
      await next(page).click()

      await expectStep(page, 'Étape 4 sur 6, répartition')
      await expectPair(page, `${pero}_vv`, '0,00', '9 650,00')
      await page.getByRole('slider', { name: slider }).first().press('End')
      await expectPair(page, `${pero}_vv`, '9 650,00', '0,00')
      await amount(page, `capital_${pero}_es`).fill('3130,2')
      await amount(page, `annuity_${pero}_es`).fill('4000')
      await page
        .getByRole('radiogroup', { name: /Moins de 30.000,00/ })
        .first()
        .getByRole('radio', { name: 'Tout en capital' })
        .click()
      await expectPair(page, `${pero}_es`, '3 130,20', '4 000,00')
      await expectPair(page, `${pereco}_es`, '17 520,32', '0,00')
      const summary = page.getByRole('complementary')
      await expect(summary).toContainText('34516,02 €')
      await expect(summary).toContainText('53892,95 €')
      await expect(summary).toContainText('39 % de l’épargne')
      await next(page).click()

      await expectStep(page, 'Étape 5 sur 6, option de rente')
      await expect(page.getByRole('radio')).toHaveCount(3)
      await page.getByRole('radio', { name: /^Rente viagère non réversible Versée/ }).click()
      await next(page).click()
      await expectStep(page, 'Étape 6 sur 6, résultats')
      await expect(page.getByRole('listitem').filter({ hasText: '4. Répartition' })).toContainText('39 % capital, 61 % rente')
    },
  )

  test('[MRM-11] one contract has five steps: the simulation follows the distribution', { tag: '@page' }, async ({ page }) => {
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    await expectStep(page, 'Étape 4 sur 5, répartition')
    await next(page).click()
    await expectStep(page, 'Étape 5 sur 5, résultats')
  })

  test('[P-I18N-02] in English, from the first step to the results', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await page.getByRole('button', { name: 'English' }).click()
    const onwards = page.getByRole('button', { name: 'Continue', exact: true })
    await expect(heading(page)).toHaveText('Your retirement savings to split')
    await onwards.click()
    await onwards.click()
    await expect(page.getByRole('textbox', { name: 'Retirement age' })).toHaveAccessibleDescription(
      /Please enter your retirement age/,
    )
    await page.getByRole('textbox', { name: 'Retirement age' }).fill('67')
    await onwards.click()
    await page.getByRole('radio', { name: 'Yes' }).click()
    await page.getByRole('textbox', { name: 'Your spouse’s date of birth' }).fill('01/07/1962')
    await page.getByRole('radio', { name: '60' }).click()
    await onwards.click()
    await expect(heading(page)).toHaveText('Lump sum or annuity: split your savings')
    await onwards.click()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await page.getByRole('radio', { name: /^Reversionary life annuity Paid/ }).click()
    await onwards.click()
    await expect(page).toHaveTitle('Step 6 of 6, results – Lump sum or annuity? – Hautelisse')
  })

  test('[MRM-05] by keyboard alone', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    const goOn = async (): Promise<void> => {
      await tabTo(page, next(page))
      await page.keyboard.press('Enter')
    }
    await goOn()
    await expectStep(page, 'Étape 2 sur 6, âge de départ')
    await tabTo(page, ageField(page))
    await page.keyboard.type('64')
    await page.keyboard.press('Enter')
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await tabTo(page, page.getByRole('radio', { name: 'Oui' }))
    // A quick tap chooses as a held key does.
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Non' })).toBeChecked()
    await goOn()
    await expectStep(page, 'Étape 4 sur 6, répartition')

    const handle = page.getByRole('slider', { name: slider }).first()
    await tabTo(page, handle)
    await page.keyboard.press('PageUp')
    await page.keyboard.press('ArrowRight')
    await expectPair(page, `${pero}_vv`, '1 061,50', '8 588,50')
    await expect(handle).toHaveAttribute('aria-valuetext', /^1061,50.€ en capital, 8588,50.€ en rente$/)
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expectPair(page, `${pero}_vv`, '0,00', '9 650,00')
    await tabTo(page, amount(page, `annuity_${pero}_vv`))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('9650.00')
    await expect(amount(page, `annuity_${pero}_vv`)).toHaveValue('9 650,00')
    await page.keyboard.press('Enter')
    await expectStep(page, 'Étape 5 sur 6, option de rente')
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await goOn()
    await expectStep(page, 'Étape 6 sur 6, résultats')
  })

  test('[MRM-05] [MRM-76] on a phone the bar keeps what is left and the next action', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await expect(next(page)).toHaveCount(1)
    await expect(next(page)).toBeInViewport()
    await amount(page, `annuity_${pero}_vv`).fill('9000')
    await expect(page.getByText('Il reste 650,00 € à répartir').first()).toBeVisible()
    await expectNoSideScroll(page)
    const { at, y } = await barOf(page)
    await page.mouse.click(at(0.5), y)
    await expectPair(page, `${pero}_vv`, '4 825,00', '4 825,00')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSideScroll(page)
    await next(page).click()
    await pickPlainAnnuity(page)
    await next(page).click()
    await expectStep(page, 'Étape 6 sur 6, résultats')
  })
})

test.describe('withdrawal, one step at a time', () => {
  const answers = (page: Page, step: string) => page.getByRole('listitem').filter({ hasText: step })

  test('[MRM-03] [MRM-04] [MRM-62] a double click goes on by one step, on a phone as well', async ({ page }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await openSimulator(page, THOMAS.name)
      await next(page).dblclick()
      await expectStep(page, 'Étape 2 sur 5, âge de départ')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await ageField(page).fill('64')
      await next(page).dblclick()
      await expectStep(page, 'Étape 3 sur 5, rente réversible')
      await page.evaluate(() => sessionStorage.clear())
    }
  })

  test('[MRM-03] [MRM-04] a double click goes back by one step, and a click right after it by one more', async ({ page }) => {
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    const previous = page.getByRole('button', { name: 'Précédent' })
    await previous.click()
    await expectStep(page, 'Étape 3 sur 5, rente réversible')
    await previous.dblclick()
    await expectStep(page, 'Étape 2 sur 5, âge de départ')
    await previous.click()
    await expectStep(page, 'Étape 1 sur 5, mes dispositifs')
  })

  test('[MRM-03] letters twice as large on the narrowest phone leave the day of the start in its card', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openSimulator(page, THOMAS.name)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await next(page).click()
    await ageField(page).fill('64')
    await expect(page.getByRole('complementary')).toContainText(/\d\d\/\d\d\/\d{4}/)
    await expectNoSideScroll(page)
    await next(page).click()
    await expectStep(page, 'Étape 3 sur 5, rente réversible')
    await expectNoSideScroll(page)
  })

  test('[MRM-60] [MRM-62] Enter pressed again goes on again; the age is shown as it was read, and no answer as none', async ({
    page,
  }) => {
    await openSimulator(page, THOMAS.name)
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expectStep(page, 'Étape 2 sur 5, âge de départ')
    await ageField(page).fill('069')
    await page.keyboard.press('Enter')
    await expectStep(page, 'Étape 3 sur 5, rente réversible')
    await expect(answers(page, '2. Âge de départ')).toHaveText(/, 69\sans$/)
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expectStep(page, 'Étape 4 sur 5, répartition')
    await expect(answers(page, '3. Rente réversible')).toContainText('Sans réponse')
  })
})

test.describe('withdrawal, the slider', () => {
  test('[MRM-05] [MRM-76] dragged by mouse, the fields, the totals and the remainder follow without a call', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    calls.length = 0
    const { at, y } = await barOf(page)
    const summary = page.getByRole('complementary')
    await page.mouse.move(at(0.01), y)
    await page.mouse.down()
    await page.mouse.move(at(0.5), y, { steps: 5 })
    await expectPair(page, `${pero}_vv`, '4 825,00', '4 825,00')
    await expect(summary).toContainText('4825,00 €')
    await page.mouse.move(at(1), y, { steps: 5 })
    await page.mouse.up()
    await expectPair(page, `${pero}_vv`, '9 650,00', '0,00')
    await expect(summary).toContainText('9650,00 €')
    await amount(page, `capital_${pero}_vv`).fill('9000')
    await expect(summary).toContainText('Il reste 650,00 € à répartir')
    expect(calls).toEqual([])
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test('[MRM-05] goes where it is touched', async ({ page }) => {
      await openSimulator(page, SYLVIE.name)
      await toDistribution(page)
      const { at, y } = await barOf(page)
      await page.touchscreen.tap(at(0.5), y)
      await expectPair(page, `${pero}_vv`, '4 825,00', '4 825,00')
      await page.touchscreen.tap(at(0.999), y)
      await expectPair(page, `${pero}_vv`, '9 650,00', '0,00')
    })
  })
})

test.describe('withdrawal, back and forth', () => {
  test(
    '[MRM-42] [MRM-83] going back keeps the answers; another answer on reversion clears the option',
    { tag: '@page' },
    async ({ page }) => {
      await openSimulator(page, SYLVIE.name)
      await toDistribution(page)
      await amount(page, `capital_${pero}_vv`).fill('650')
      await amount(page, `annuity_${pero}_vv`).fill('9000')
      await next(page).click()
      await pickPlainAnnuity(page)
      await page.getByRole('button', { name: 'Précédent' }).click()
      await expectPair(page, `${pero}_vv`, '650,00', '9 000,00')
      await next(page).click()
      await expect(page.getByRole('radio').first()).toBeChecked()

      await page.getByRole('button', { name: /3\. Rente réversible/ }).click()
      await expectStep(page, 'Étape 3 sur 6, rente réversible')
      await page.getByRole('radio', { name: 'Oui' }).click()
      await expect(page.getByText('la vôtre sera à choisir de nouveau')).toBeVisible()
      await page.getByRole('radio', { name: 'Non' }).click()
      await next(page).click()
      await next(page).click()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      await page.getByRole('button', { name: /2\. Âge de départ/ }).click()
      await expect(ageField(page)).toHaveValue('64')
    },
  )

  test('[MRM-54] the spouse who was typed stays in the form and out of the request when the annuity is not reversible after all', async ({
    page,
  }) => {
    await openSimulator(page, THOMAS.name)
    await toReversion(page)
    await page.getByRole('radio', { name: 'Oui' }).click()
    await spouseField(page).fill('12/05/1966')
    await page.getByRole('radio', { name: '60' }).click()
    await next(page).click()
    await expectStep(page, 'Étape 4 sur 5, répartition')
    await page.getByRole('button', { name: /3\. Rente réversible/ }).click()
    await page.getByRole('radio', { name: 'Non' }).click()
    await expect(spouseField(page)).toHaveCount(0)
    await next(page).click()
    const sent = page.waitForRequest('**/simulators/mrm/simulation')
    await next(page).click()
    const body: unknown = (await sent).postDataJSON()
    expect(body).toMatchObject({ retirement_age: 64, reversible: false })
    expect(body).not.toHaveProperty('birth_date_spouse')
    expect(body).not.toHaveProperty('reversion_percentage')
    expect((await sent).postData()).not.toContain('1966')
    await expectStep(page, 'Étape 5 sur 5, résultats')
    await page.getByRole('button', { name: /3\. Rente réversible/ }).click()
    await page.getByRole('radio', { name: 'Oui' }).click()
    await expect(spouseField(page)).toHaveValue('12/05/1966')
  })

  test('[P-STORE-02] a reload goes on where the saver was, with everything typed', { tag: '@page' }, async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await amount(page, `capital_${pero}_vv`).fill('1234,5')
    await page.reload()
    await expect(page).toHaveTitle(/^Étape 4 sur 6/)
    await expect(amount(page, `capital_${pero}_vv`)).toHaveValue(/^1 234,50?$/)
    await page.evaluate(() => sessionStorage.setItem('hautelisse.withdrawal', '{"version":1'))
    await page.reload()
    await expect(page).toHaveTitle(/^Étape 1 sur 6/)
  })

  test('[S-NAV-15] the way home leads to the savings page from any step', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await page.getByRole('button', { name: 'Retour à mon épargne' }).click()
    await expect(page).toHaveURL(/\/epargne$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Capital ou rente/ })
      .click()
    await expect(page).toHaveTitle(/^Étape 1 sur 6/)
  })

  test('[MRM-13] without an eligible contract there is no stepper', { tag: '@page' }, async ({ page }) => {
    await openSimulator(page, 'Camille Verdier')
    await expect(page.getByRole('heading', { name: "Vous n'avez pas de contrat éligible" })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Étapes du simulateur' })).toHaveCount(0)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Retour à mon épargne' }).click()
    await expect(page).toHaveURL(/\/epargne$/)
  })

  test('[MRM-13] contracts that could not be read are not taken for none', async ({ page }) => {
    await page.route('**/services/api-ais/accounts', (route) => route.abort())
    await openSimulator(page, SYLVIE.name)
    await expect(page.getByText('Vos contrats de retraite sont momentanément indisponibles')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveTitle(/^Étape 1 sur 6/)
  })

  test('[S-GEN-07] [S-GEN-08] what the simulation assumes stands behind a link', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await page.getByRole('link', { name: 'Hypothèses de la simulation' }).click()
    await expect(page).toHaveURL(/#disclaimer_retirement_computation$/)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('rendement net de 2 % par an')
    await expect(dialog).toContainText('tables de mortalité réglementaires')
    await expect(dialog).toContainText('TGF05')
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/simulator\/mrm$/)
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`withdrawal, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`axe finds nothing on any step, right or wrong, in ${colorScheme}`, async ({ page }) => {
      test.slow()
      await openSimulator(page, SYLVIE.name)
      await expectNoViolation(page)
      await next(page).click()
      await next(page).click()
      await expectNoViolation(page)
      await ageField(page).fill('62')
      await next(page).click()
      await page.getByRole('radio', { name: 'Oui' }).click()
      await next(page).click()
      await expectNoViolation(page)
      await page.getByRole('radio', { name: 'Non' }).click()
      await next(page).click()
      await expectNoViolation(page)
      await amount(page, `annuity_${pero}_vv`).fill('99999')
      await amount(page, `annuity_${pero}_es`).fill('1')
      await page.getByRole('radio', { name: 'Tout en capital' }).last().click()
      await next(page).click()
      await expectNoViolation(page)
      await amount(page, `annuity_${pero}_vv`).fill('9650')
      await next(page).click()
      await next(page).click()
      await expectNoViolation(page)
    })
  })
