import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Mes plafonds de versement' })
const gauges = (page: Page): Locator => dialog(page).getByRole('listitem')
const gauge = (page: Page, type: string): Locator => dialog(page).locator(`[data-gauge="${type}"]`)

const EMPLOYEE = '**/services/api-s2e/contribution-gauge/*'
const RETIREMENT = '**/option-bulletin/contribution-gauge/**'

const open = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = 'contribution_gauge'
  })
  await expect(dialog(page)).toBeVisible()
}

/** Makes a call fail until it is told not to. */
const failing = async (page: Page, address: string): Promise<() => Promise<void>> => {
  await page.route(address, (route) => route.fulfill({ status: 500, json: { errorData: 'ERR_INTERNAL' } }))
  return () => page.unroute(address)
}

const expectNoViolation = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

test.describe('gauges of the year’s contributions', () => {
  test('[GAUGE-01] [GAUGE-02] [GAUGE-05] [S-NAV-16] [P-MODAL-10] #contribution_gauge shows ceiling, consumed and available, one gauge for each account type', async ({
    page,
  }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await open(page)
    await expect(gauges(page)).toHaveCount(3)
    await expect(gauges(page).nth(0)).toContainText(
      /PEE.*257,00\s€.*sur.*3\s844,80\s€.*Verrerie Aubrenne.*3\s587,80\s€.*encore possibles/,
    )
    await expect(gauges(page).nth(1)).toContainText(/PERCO.*0,00\s€.*sur.*7\s689,60\s€.*7\s689,60\s€.*encore possibles/)
    await expect(gauges(page).nth(2)).toContainText(/PER.*150,00\s€.*sur.*4\s710,00\s€.*4\s560,00\s€.*encore possibles/)
    await expectNoViolation(page)
  })

  test('[GAUGE-07] a ceiling that is not this year’s is named by its year, as in January until the next one is known', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00+01:00')
    const ceilings = { pee: { ceiling: 3768, consumed: 0 }, perco: { ceiling: 7689.6, consumed: 0 } }
    await page.route(EMPLOYEE, (route) => route.fulfill({ json: { s2e_contribution_gauge: ceilings } }))
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await open(page)
    await expect(gauges(page).nth(0)).toContainText(
      'Au plus 8 % du plafond annuel de la sécurité sociale de 2025, le dernier connu, et trois fois vos propres versements.',
    )
    await expect(gauges(page).nth(1)).toContainText(
      'Au plus 16 % du plafond annuel de la sécurité sociale, et trois fois vos propres versements.',
    )
  })

  test('[GAUGE-05] [GAUGE-06] what exceeds a ceiling leaves nothing available, and a full gauge', async ({ page }) => {
    await openAs(page, 'Nadia Belkhir', '/epargne')
    await open(page)
    await expect(gauges(page).last()).toContainText(/PER.*300,00\s€.*sur.*250,00\s€.*0,00\s€.*encore possibles/)
    expect(await gauge(page, 'per').evaluate((bar) => bar.style.getPropertyValue('--fill'))).toBe('100.00%')
  })

  test('[S-ERR-21] without either call they are unavailable, and can be asked for again by keyboard', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    const mendEmployee = await failing(page, EMPLOYEE)
    const mendRetirement = await failing(page, RETIREMENT)
    await open(page)
    await expect(dialog(page).getByRole('alert')).toContainText('Le simulateur est temporairement indisponible.')
    await expectNoViolation(page)
    await mendEmployee()
    await mendRetirement()
    await dialog(page).getByRole('button', { name: 'Réessayer' }).press('Enter')
    await expect(gauges(page)).toHaveCount(3)
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  test('[S-ERR-21] [GAUGE-02] what one call knows is shown, and what is missing is said', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    const mend = await failing(page, EMPLOYEE)
    await open(page)
    await expect(gauges(page)).toHaveCount(1)
    await expect(dialog(page).getByRole('status').getByRole('paragraph')).toHaveText([
      'Le simulateur est temporairement indisponible.',
      'L’abondement de votre entreprise n’a pas pu être lu.',
    ])
    await expectNoViolation(page)
    await mend()
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(gauges(page)).toHaveCount(3)
    await expect(dialog(page).getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  })

  test('[GAUGE-09] whoever has no plan and no tax notice is told that there is no ceiling', async ({ page }) => {
    await openAs(page, 'Léa Morvan', '/epargne')
    await open(page)
    await expect(dialog(page)).toContainText('Aucun plafond à suivre')
    await expect(gauges(page)).toHaveCount(0)
    await expectNoViolation(page)
  })

  test('[GAUGE-01] hidden amounts leave no digit of a gauge', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'hautelisse.settings',
        JSON.stringify({ version: 1, language: 'fr', scheme: 'auto', hiddenAmounts: true }),
      )
    })
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await open(page)
    await expect(gauges(page)).toHaveCount(3)
    await expect(dialog(page)).not.toContainText(/\d,\d\d/)
    for (const type of ['pee', 'perco', 'per'])
      expect(await gauge(page, type).evaluate((bar) => bar.style.getPropertyValue('--fill'))).toBe('50%')
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[GAUGE-03] [S-CONST-39] the animation lasts 1.25 s', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await open(page)
    await expect(gauge(page, 'pee')).toHaveCSS('animation-duration', '1.25s')
    await expect(gauge(page, 'pee')).toHaveCSS('animation-iteration-count', '1')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[GAUGE-03] [S-CONST-39] a gauge shows its end at once', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await open(page)
    await expect(gauge(page, 'pee')).toHaveCSS('animation-name', 'none')
  })
})

test.describe('narrow, dark, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('[GAUGE-02] [P-I18N-05] the gauges keep their words in view', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'hautelisse.settings',
        JSON.stringify({ version: 1, language: 'en', scheme: 'auto', hiddenAmounts: false }),
      )
    })
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await page.evaluate(() => {
      location.hash = 'contribution_gauge'
    })
    const english = page.getByRole('dialog', { name: 'My payment ceilings' })
    await expect(english.getByRole('listitem').first()).toContainText('out of')
    expect(await english.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expectNoViolation(page)
  })
})
