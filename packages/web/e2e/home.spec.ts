import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { builtWith } from './built-with.ts'
import { onItsOwnClock } from './own-clock.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const main = (page: Page): Locator => page.getByRole('main')
const card = (page: Page, name: string): Locator => main(page).getByRole('article').filter({ hasText: name })
const toDo = (page: Page): Locator => page.getByRole('complementary', { name: 'À faire' })
const operations = (page: Page): Locator => page.getByRole('region', { name: 'Dernières opérations' })

/** Amounts as they are said, in cents. */
const centsIn = async (part: Locator): Promise<readonly number[]> =>
  (await part.locator('[data-amount="shown"] > :last-child').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')))

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The total is that of the families, and each of them that of its accounts, to the cent. */
const expectToAddUp = async (page: Page): Promise<void> => {
  const cards = await main(page).getByRole('article').all()
  const totals = await Promise.all(
    cards.map(async (family) => {
      const [total] = await centsIn(family)
      const rows = await centsIn(family.getByRole('listitem').locator('> * > :nth-child(2)'))
      expect(sum(rows)).toBe(total ?? 0)
      return total ?? 0
    }),
  )
  const [total] = await centsIn(
    main(page)
      .locator('p')
      .filter({ has: page.locator('[data-amount]') })
      .filter({ hasNotText: /[a-z]/ }),
  )
  expect(sum(totals)).toBe(total)
}

/** The test's own answers for calls that list something. */
const answer = async (page: Page, path: string, json: object): Promise<void> => {
  await page.route(`**${path}`, (route) => route.fulfill({ json }))
}

/** What reaches beyond the right edge of the window: the page itself, or an amount. */
const beyondTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = [...document.querySelectorAll('[data-amount]')].filter((one) => one.getBoundingClientRect().right > clientWidth)
    return [...(scrollWidth > clientWidth ? ['page'] : []), ...cut.map(({ textContent }) => textContent)]
  })

const wire = { scope: 's2e', type: 'VL', amount: 12.5, date: '18/11/2026' }

test.describe('the connected home', () => {
  test('[S-NAV-01] [P-ROUTE-39] says what one holds, and where it leads from there', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
    await expect(card(page, 'Autres établissements').getByRole('listitem')).toHaveCount(2)
    await expectToAddUp(page)
    await expect(main(page).getByText('Un fil : environ 1 000 €')).toBeVisible()
    await expect(main(page).getByText('Valeurs au 18/11/2026')).toBeVisible()
    await expect(main(page).getByText('3610,60 € versés depuis le 1er janvier')).toBeVisible()
    const heights = await main(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((one) => one.clientHeight))
    expect(new Set(heights).size).toBe(1)

    const row = card(page, 'Retraite').getByRole('link', { name: /^PERECO/ })
    await expect(row).toContainText('Versement programmé')
    await expect(card(page, 'Projets').getByRole('link', { name: /^PEG/ })).toContainText('Disponible le 01/06/2029')
    for (const name of ['Faire un versement', 'Ajuster mes placements', 'Retirer ou transférer', 'Ajouter un compte'])
      await expect.soft(main(page).getByRole('button', { name: `${name} Bientôt` })).toBeDisabled()
    await expect.soft(main(page).getByRole('link', { name: 'Toutes mes opérations' })).toHaveAttribute('href', '/operations')
    const ahead = page.getByRole('region', { name: 'Se projeter' })
    await expect(ahead.getByRole('button')).toHaveText([/^Estimer ma retraite Bientôt.*Vous estimerez/])
    await expect(ahead.getByRole('link')).toHaveText([/^Capital ou rente/, /^Réduire mon impôt/])
    await main(page).getByRole('button', { name: 'Faire un versement' }).focus()
    await expect(page.getByRole('tooltip')).toHaveText('Cette fonction n’est pas encore ouverte')
    await row.press('Enter')
    await expect(page).toHaveURL('/epargne/detail/type/PERECO/00482201')
    await expect(page.getByRole('heading', { level: 1, name: 'PERECO' })).toBeFocused()
  })

  test('[P-TXN-07] [P-TXN-09] shows operations with their labels as given, an unknown state in its own words', async ({
    page,
  }) => {
    const named = (id: string, label: string, status: string) => ({ ...wire, id, label, status })
    await page.route('**/services/operations/**', (route) =>
      route.fulfill({
        json: {
          operations: route.request().url().includes('progress')
            ? [named('1', 'Prime de participation', 'En cours de traitement')]
            : [named('2', 'Versement Volontaire Programmé', 'Traitée'), named('3', 'Rachat <b>', 'Refusée')],
          error_scope: ['ais'],
        },
      }),
    )
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(operations(page).getByRole('rowheader')).toHaveText([
      'Prime de participation',
      'Versement Volontaire Programmé',
      'Rachat <b>',
    ])
    await expect(operations(page).getByRole('row').nth(1)).toContainText('En cours')
    await expect(operations(page).getByRole('row').nth(2)).toContainText('Traité')
    await expect(operations(page).getByRole('row').nth(3)).toContainText('Refusée')
    await expect(operations(page).getByText('momentanément indisponible : Retraite d’entreprise.')).toBeVisible()
    // What was paid is not said while a part of it is not known.
    await expect(main(page).getByText('depuis le 1er janvier')).toHaveCount(0)
  })

  test('leaves no digit of any balance in the page while amounts are hidden', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(operations(page).getByRole('row')).toHaveCount(6)
    await expect(card(page, 'Autres établissements')).toBeVisible()
    const amounts = await page.locator('[data-amount="shown"] > :first-child').allTextContents()
    expect(amounts.length).toBeGreaterThan(15)
    await page.getByRole('button', { name: 'Masquer les montants' }).click()
    await expect(page.locator('[data-amount="shown"]')).toHaveCount(0)
    const html = (await page.content()).replaceAll(/[\s\u00A0\u202F]|&nbsp;/g, '')
    for (const amount of amounts) expect.soft(html).not.toContain(amount.replaceAll(/[\s\u00A0+€]/g, ''))
    expect(html).not.toContain('Unfil')
  })

  test('[P-ERR-28] a part that fails takes nothing from the others, and is asked for again alone', async ({ page }) => {
    for (const path of ['**/services/operations/**', '**/services/budget-insight/accounts'])
      await page.route(path, (route) => route.abort())
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(main(page).getByText('Sans vos comptes d’autres établissements, momentanément indisponibles')).toBeVisible()
    await expect(operations(page).getByText('Vos opérations sont momentanément indisponibles.')).toBeVisible()
    await expect(card(page, 'Retraite')).toContainText('88408,97')
    await page.unrouteAll()
    await card(page, 'Autres établissements').getByRole('button', { name: 'Réessayer' }).click()
    await expect(card(page, 'Autres établissements').getByRole('listitem')).toHaveCount(2)
    await operations(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(operations(page).getByRole('row')).toHaveCount(6)
    await expect(main(page).getByText('indisponibles')).toHaveCount(0)
  })

  test('[P-ERR-22] individual contracts that cannot be read are said to be missing, and the total says so', async ({ page }) => {
    await page.route('**/services/api-client/accounts', (route) => route.abort())
    await openAs(page, 'Marc Delorme', '/epargne', 'individual')
    await expect(card(page, 'Contrats individuels')).toContainText('Données indisponibles')
    await expect(main(page).getByText('Sans vos contrats individuels, momentanément indisponibles')).toBeVisible()
    await expect(card(page, 'PER individuel')).toBeVisible()
  })

  test('[P-ERR-20] [P-ERR-24] without any answer the home is a notice, not a blank page', async ({ page }) => {
    for (const path of ['api-ais', 'api-s2e', 'budget-insight'])
      await page.route(`**/services/${path}/accounts`, (route) => route.abort())
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(main(page).getByRole('alert').filter({ hasText: 'Vos comptes sont momentanément indisponibles' })).toBeVisible()
    await expect(main(page).getByRole('article')).toHaveCount(0)
    await page.unrouteAll()
    await main(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(card(page, 'Retraite')).toBeVisible()
  })

  test('[P-ERR-20] [P-ERR-24] without any answer during a maintenance, the notice says until when', async ({ page }) => {
    await page.clock.setFixedTime('2023-12-10T07:30:00+01:00')
    for (const path of ['api-ais', 'api-s2e', 'budget-insight'])
      await page.route(`**/services/${path}/accounts`, (route) => route.abort())
    await openAs(page, 'Sylvie Garnier', '/epargne')
    const notice = main(page).getByRole('alert').filter({ hasText: 'Maintenance en cours' })
    await expect(notice.getByRole('heading', { level: 2 })).toHaveText('Maintenance en cours')
    await expect(notice).toContainText('Vos comptes seront de nouveau affichés à 08:00. Vos sommes restent placées.')
    await expect(main(page).getByText('momentanément indisponibles')).toHaveCount(0)
    await expect(main(page).getByRole('article')).toHaveCount(0)
    await page.unrouteAll()
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    await expect(card(page, 'Retraite')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`[P-ERR-23] [P-ERR-24] while savings are being moved the notice is all there is, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await builtWith(page, { VITE_SAVINGS_MIGRATION: 'true' })
      await openAs(page, 'Sylvie Garnier', '/epargne')
      await expect(page.getByRole('region', { name: 'Amélioration en cours' })).toContainText(
        'rien ne change pour vos placements',
      )
      await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
      await expect(main(page).getByRole('article').or(main(page).locator('table'))).toHaveCount(0)
      await expect(
        main(page)
          .locator('[data-amount]')
          .filter({ hasNotText: /2.480,00/ }),
      ).toHaveCount(0)
      await expect(main(page).getByRole('link', { name: 'Faire un versement' })).toHaveCount(0)
      await expectNoViolation(page)
    })
})

const UNAVAILABLE = 'Fonctionnalité momentanément indisponible'

test.describe('acts that are taken away for a while', () => {
  const takenAway = (page: Page): Promise<void> =>
    builtWith(page, { VITE_DISABLED_FEATURES: 'payment,retirement-estimate,tax-savings' })
  const entry = (page: Page, name: string): Locator => main(page).getByRole('button', { name: `${name} ${UNAVAILABLE}` })

  test('[P-NAV-28] [P-NAV-29] stay on the home, lead nowhere, and say so', async ({ page }) => {
    await takenAway(page)
    await openAs(page, 'Sylvie Garnier', '/epargne')
    for (const name of ['Capital ou rente ?', 'Réduire mon impôt']) {
      await expect(entry(page, name)).toBeDisabled()
      await entry(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/epargne')
      await expect(main(page).getByRole('link', { name })).toHaveCount(0)
    }
    // What is not there yet cannot be taken away.
    await expect(main(page).getByRole('button', { name: 'Faire un versement Bientôt' })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Se projeter' }).getByRole('link')).toHaveCount(0)
    await expectNoViolation(page)
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('[P-NAV-28] say why below their name, since nothing can rest on them', async ({ page }) => {
      await takenAway(page)
      await openAs(page, 'Sylvie Garnier', '/epargne')
      const why = entry(page, 'Réduire mon impôt').getByText(UNAVAILABLE)
      const { x, y, width } = (await why.boundingBox()) ?? { x: 0, y: 0, width: 0 }
      expect(width).toBeGreaterThan(200)
      await page.touchscreen.tap(x + width / 2, y + 4)
      await expect(page).toHaveURL('/epargne')
      await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
      expect(await beyondTheEdge(page)).toEqual([])
      await expectNoViolation(page)
    })
  })
})

test.describe('what there is to do', () => {
  test('[P-BANNER-01] [P-BANNER-05] [P-BANNER-06] a choice that waits interrupts, and what is missing stands beside it', async ({
    page,
  }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    const alert = toDo(page).getByRole('alert')
    await expect(alert).toContainText('Un choix à faire avant le 02/12/2026')
    await expect(alert).toContainText('Participation 2026')
    await expect(alert).toContainText('2480,00 € à répartir')
    await expect(toDo(page).getByRole('button')).toHaveText(['Choix en ligne Bientôt', 'Ajouter un RIB Bientôt'])
    await expect(toDo(page).getByRole('link')).toHaveCount(0)
    for (const path of ['/operations', '/documents']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expect(toDo(page)).toHaveCount(0)
    }
  })

  test('[P-BANNER-02] [P-BANNER-03] [P-BANNER-04] choices that are known are said in blue, one or several', async ({ page }) => {
    await answer(page, '/services/api-s2e/transactional/option-bulletins', { s2e_option_bulletins: [] })
    const alert = { amount: 12.5, date: '18/11/2026' }
    await answer(page, '/services/api-s2e/alerts', { s2e_alerts: [{ ...alert, id_transaction: '1' }] })
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(toDo(page)).toContainText('Votre choix est pris en compte')
    await expect(toDo(page).getByRole('alert')).toHaveCount(0)
    await answer(page, '/services/api-s2e/alerts', {
      s2e_alerts: [
        { ...alert, id_transaction: '1' },
        { ...alert, id_transaction: '2' },
      ],
    })
    await page.reload()
    await expect(toDo(page)).toContainText('Vos choix sont pris en compte')
  })

  test('[P-BANNER-08] [P-BANNER-09] [P-BANNER-10] [P-BANNER-11] the bonus can be paid in through the last second of 9 October 2025 in Paris', async ({
    page,
  }) => {
    const opened = async (at: string): Promise<void> => {
      // A page that is still there would take the hours that pass at once for its saver's absence, and sign out.
      await page.goto('about:blank')
      await page.clock.setFixedTime(at)
      await page.goto('/epargne')
      await expect(toDo(page).getByRole('button', { name: 'Ajouter un RIB' })).toBeVisible()
    }
    await onItsOwnClock(page)
    await page.clock.setFixedTime('2025-10-09T12:00:00+02:00')
    await openAs(page, 'Karim Vasseur', '/epargne')
    const bonus = toDo(page).getByRole('link', { name: 'Placer ma prime' })
    await opened('2025-10-09T23:59:59+02:00')
    await expect(toDo(page)).toContainText('Vous pouvez la placer jusqu’au 09/10/2025')
    await expect(bonus).toHaveAttribute('href', '/transactional/redirect/voluntary-payment')
    await page.goto('/documents')
    await expect(heading(page)).toBeVisible()
    await expect(bonus).toHaveCount(0)
    await opened('2025-10-10T00:00:00+02:00')
    await expect(bonus).toHaveCount(0)
    await opened('2026-11-20T10:00:00+01:00')
    await expect(bonus).toHaveCount(0)
  })

  test('[P-BANNER-09] [P-BANNER-10] before that day, people of other companies are not invited', async ({ page }) => {
    await onItsOwnClock(page)
    await page.clock.setFixedTime('2025-10-09T12:00:00+02:00')
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(toDo(page).getByRole('button', { name: 'Ajouter un RIB' })).toBeVisible()
    await expect(toDo(page).getByRole('link', { name: 'Placer ma prime' })).toHaveCount(0)
  })

  test('[TRANS-24] on /transmission nothing asks to change a simulation that was never saved', async ({ page }) => {
    await openAs(page, 'Hélène Fontanel', '/transmission', 'individual_transmission')
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText('Votre situation a changé')).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`as much as there can be, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('stays inside the page, adds up, and axe finds nothing to say', async ({ page }) => {
      await page.route('**/services/api-s2e/alerts', (route) => route.abort())
      await openAs(page, 'Anatole de Kerguénec', '/epargne')
      const rows = main(page).getByRole('article').getByRole('link')
      await expect(rows).toHaveCount(15)
      for (const fold of await main(page)
        .getByText(/^Voir les \d+ autres/)
        .all())
        await fold.click()
      await expect(rows).toHaveCount(40)
      await expectToAddUp(page)
      for (const width of [1440, 980, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        // Sizes that follow their card settle after the width has changed.
        await expect.poll(() => beyondTheEdge(page), `${width} px`).toEqual([])
      }
      await expectNoViolation(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectNoViolation(page)
    })
  })
