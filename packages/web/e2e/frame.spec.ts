import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs, openProfileMenu, signIn, signOut } from './sign-in.ts'

const UNAVAILABLE = 'Fonctionnalité momentanément indisponible'

const header = (page: Page): Locator => page.getByRole('banner')
const footer = (page: Page): Locator => page.getByRole('contentinfo')
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu principal' })
const group = (page: Page, name: string): Locator => menu(page).getByRole('button', { name, exact: true })
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** A change of the window reaches the page a moment later: what it measures then is waited for. */
const expectHeightAt = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(async () => (await header(page).boundingBox())?.height).toBe(height)
}

const pressTab = async (page: Page, times: number): Promise<void> => {
  for (let time = 0; time < times; time++) await page.keyboard.press('Tab')
}

/** Follows the links of skipping: what has the focus after the nth of them was pressed. */
const skippedTo = async (page: Page, nth: number): Promise<string | null> => {
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await pressTab(page, nth)
  await page.keyboard.press('Enter')
  return page.evaluate(() => document.activeElement?.id ?? null)
}

const expectNoWiderThan = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the frame of collective people', () => {
  test('[P-LAY-01] [P-LAY-02] has header, footer, and skip links as first stops of the keyboard', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await expect(header(page)).toBeVisible()
    await expect(footer(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    expect(await skippedTo(page, 1)).toBe('main')
    expect(await skippedTo(page, 2)).toBe('menu')
    expect(await skippedTo(page, 3)).toBe('footer')
    await expect(page).toHaveURL(/\/epargne$/)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await skippedTo(page, 2)).toBe('menu-button')
  })

  test('[P-LAY-09] [P-LAY-10] [P-LAY-11] its header is 76 px high from 1280 px, 58 px below', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await expectHeightAt(page, 1280, 76)
    await expectHeightAt(page, 1279, 58)
    await expectHeightAt(page, 400, 58)
  })

  test('[P-NAV-01] [P-NAV-02] its groups stand in one order, the current one marked', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await expect(menu(page).getByRole('listitem')).toHaveText(['Mon épargne', 'Opérations', 'Simulations', 'Aide', 'Documents'])
    await expect(menu(page).getByRole('link', { name: 'Mon épargne' })).toHaveAttribute('aria-current', 'page')
    await menu(page).getByRole('link', { name: 'Documents' }).click()
    await expect(page).toHaveURL(/\/documents$/)
    await expect(heading(page)).toBeFocused()
    await expect(menu(page).getByRole('link', { name: 'Mon épargne' })).not.toHaveAttribute('aria-current')
    await menu(page).getByRole('link', { name: 'Mon épargne' }).click()
    await expect(page).toHaveURL(/\/epargne$/)
  })

  test('its menu is opened, walked through and closed by the keyboard', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    const operations = group(page, 'Opérations')
    const row = (name: string): Locator => menu(page).getByRole('link', { name, exact: true })

    await operations.focus()
    await page.keyboard.press('Enter')
    await expect(operations).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(row('Faire un versement')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(row('Ajuster mes placements')).toBeFocused()
    await page.keyboard.press('End')
    await expect(row('Ajouter un contrat d’un autre établissement')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(row('Faire un versement')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(operations).toBeFocused()
    await expect(operations).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Space')
    await expect(row('Faire un versement')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(row('Faire un versement')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(row('Faire un versement')).toBeFocused()
    await pressTab(page, 8)
    await expect(group(page, 'Simulations')).toBeFocused()
    await expect(operations).toHaveAttribute('aria-expanded', 'false')

    await operations.click()
    await page.mouse.click(1270, 700)
    await expect(row('Faire un versement')).toBeHidden()
    await operations.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/transactional\/payment$/)
    await expect(heading(page)).toBeFocused()
    await expect(operations).toHaveAttribute('aria-current', 'true')
  })

  test('[P-NAV-03] [P-NAV-04] [P-NAV-07] [P-NAV-09] [P-NAV-10] [P-NAV-11] [P-NAV-12] [P-NAV-13] the operations lead where the table says', async ({
    page,
  }) => {
    await signIn(page, 'Sylvie Garnier')
    for (const [name, path] of [
      ['Faire un versement', '/transactional/payment'],
      ['Ajuster mes placements', '/transactional/arbitration'],
      ['Retirer mon épargne', '/savings/withdraw'],
      ['Transférer mon épargne', '/savings/transfer'],
      ['Mes opérations', '/operations'],
      ['Ajouter un contrat d’entreprise', '/attachment/mosaic'],
      ['Ajouter un contrat individuel', '/connected-attachment/axa-attachment'],
      ['Ajouter un contrat d’un autre établissement', '/aggregation'],
    ] as const) {
      await group(page, 'Opérations').click()
      await menu(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}/?$`))
      await expect(heading(page)).toBeFocused()
    }
  })

  test('[P-NAV-06] with one scope, withdrawal and transfer lead to that scope', async ({ page }) => {
    await signIn(page, 'Thomas Leroux')
    await group(page, 'Opérations').click()
    const links = await menu(page)
      .getByRole('link', { name: /mon épargne$/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['/savings/withdraw/ais', '/savings/transfer/ais'])
  })

  test('[P-NAV-16] [P-NAV-17] [P-NAV-18] [P-NAV-21] [P-NAV-22] simulations, help and documents lead where the table says', async ({
    page,
  }) => {
    await signIn(page, 'Sylvie Garnier')
    for (const [within, name, path] of [
      ['Simulations', 'Capital ou rente ?', '/simulator/mrm'],
      ['Simulations', 'Réduire mon impôt', '/simulateur/impots'],
      ['Aide', 'Nous contacter', '/profile/s2e/contact/message'],
    ] as const) {
      await group(page, within).click()
      await menu(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading(page)).toBeFocused()
    }
    await group(page, 'Simulations').click()
    await menu(page).getByRole('link', { name: 'Estimer ma retraite' }).click()
    await expect(page).toHaveURL(/\/epargne#marel$/)
  })

  test('[P-NAV-19] coaching is there only if a coaching address exists', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await group(page, 'Aide').click()
    await expect(menu(page).getByRole('link', { name: 'Coaching' })).toHaveAttribute('href', '/filib')
    for (const answer of [
      { status: 200, json: { data: '' } },
      { status: 500, json: { errorData: 'ERR_INTERNAL' } },
    ]) {
      await page.route('**/services/filib/iframe', (route) => route.fulfill(answer))
      const asked = page.waitForResponse('**/services/filib/iframe')
      await page.reload()
      await asked
      await group(page, 'Aide').click()
      await expect(menu(page).getByRole('link', { name: 'Nous contacter' })).toBeVisible()
      await expect(menu(page).getByRole('link', { name: 'Coaching' })).toBeHidden()
      await page.unrouteAll()
    }
  })

  test('[P-NAV-25] [P-NAV-26] [P-NAV-27] the profile menu: profile, consents once they are known, password, way out', async ({
    page,
  }) => {
    await signIn(page, 'Sylvie Garnier')
    await openProfileMenu(page)
    await expect(header(page).getByRole('link', { name: 'Mon profil' })).toHaveAttribute('href', '/profile')
    await expect(header(page).getByRole('link', { name: 'Changer de mot de passe' })).toHaveAttribute('href', '/change-password')
    await header(page).getByRole('link', { name: 'Mes consentements' }).click()
    await expect(page).toHaveURL(/\/epargne#consents$/)

    await page.route('**/consents/mirror*', (route) => route.fulfill({ status: 500, json: { data: 'ERR_INTERNAL' } }))
    const asked = page.waitForResponse('**/consents/mirror*')
    await page.goto('/epargne')
    await asked
    await openProfileMenu(page)
    await expect(header(page).getByRole('link', { name: 'Mon profil' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Mes consentements' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(header(page).getByRole('button', { name: /mon espace$/ })).toBeFocused()
    await signOut(page)
    await expect(page).toHaveURL(/\/$/)
  })

  test('below 1280 px a sheet holds the whole menu, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await signIn(page, 'Sylvie Garnier')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['Opérations', 'Simulations', 'Aide', /^Sylvie Garnier/])
    for (const name of ['Mon épargne', 'Mes opérations', 'Réduire mon impôt', 'Documents', 'Mon profil'])
      await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible()
    await pressTab(page, 40)
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await sheet.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'My savings', exact: true })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click()
    await sheet.getByRole('link', { name: 'Mes opérations' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/operations$/)
    await expect(heading(page)).toBeFocused()

    await button.click()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(sheet).toBeHidden()
  })

  test('[P-FOOT-08] [P-FOOT-09] [P-FOOT-10] [P-FOOT-11] [P-FOOT-12] its footer has the site map and leads to its own contact', async ({
    page,
  }) => {
    await signIn(page, 'Sylvie Garnier')
    const hrefs = await footer(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(hrefs).toEqual([
      ['Nous contacter', '/profile/s2e/contact/message'],
      ['Mentions légales', '/mentions-legales'],
      ['Données personnelles', '/donnees-personnelles'],
      ['Politique de cookies', '/politique-cookies'],
      ['Plan du site', '/plan-du-site'],
      ['Lexique', '/epargne#lexicon-home'],
    ])
    await footer(page).getByRole('link', { name: 'Lexique' }).click()
    await expect(page).toHaveURL(/\/epargne#lexicon-home$/)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(footer(page).getByRole('link', { name: 'Lexique' })).toBeFocused()
  })

  test('[P-BRAND-01] [P-BRAND-02] wears the colours and the name of the person’s company, and takes them off at the door', async ({
    page,
  }) => {
    for (const [name, tenant, words] of [
      ['Thomas Leroux', 'ormeraie', 'Mutuelle Ormeraie'],
      ['Sylvie Garnier', 'hautelisse', undefined],
    ] as const) {
      await signIn(page, name)
      await expect(page.locator('html')).toHaveAttribute('data-tenant', tenant)
      if (words === undefined) await expect(header(page)).not.toContainText('Mutuelle')
      else await expect(header(page).getByText(words)).toBeVisible()
      await expectHeightAt(page, 1280, 76)
      await signOut(page)
      await expect(page).toHaveURL(/\/$/)
      await expect(page.locator('html')).toHaveAttribute('data-tenant', 'hautelisse')
    }
  })

  test('[P-I18N-01] [P-I18N-02] [P-I18N-03] [P-I18N-04] speaks French until English is chosen, keeps the choice, and goes back', async ({
    page,
  }) => {
    await signIn(page, 'Sylvie Garnier')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await header(page).getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const english = ['My savings', 'Operations', 'Simulations', 'Help', 'Documents']
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')).toHaveText(english)
    await expect(footer(page)).toContainText('Legal notice')
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')).toHaveText(english)
    await expect(page.getByRole('main')).toContainText('48 260,40')
    await header(page).getByRole('button', { name: 'Français' }).click()
    await expect(menu(page)).toContainText('Mon épargne')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

  test('[P-STORE-03] hides every amount from the header, and shows them again', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    const main = page.getByRole('main')
    await expect(main).toContainText('48 260,40')
    await header(page).getByRole('button', { name: 'Masquer les montants' }).click()
    await expect(main).not.toContainText('48 260,40')
    await page.reload()
    await expect(header(page).getByRole('button', { name: 'Afficher les montants' })).toBeVisible()
    await expect(main).not.toContainText('48 260,40')
    await header(page).getByRole('button', { name: 'Afficher les montants' }).click()
    await expect(main).toContainText('48 260,40')
  })
})

test.describe('an entry that is out of service', () => {
  test('[P-NAV-28] is announced as disabled, says why on hover and on focus, and leads nowhere', async ({ page }) => {
    await page.goto('/developer/framework')
    await page.getByRole('button', { name: 'Opérations', exact: true }).click()
    const entry = page.locator('header').getByRole('button', { name: 'Transférer mon épargne' })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    const bubble = page.getByRole('tooltip', { name: UNAVAILABLE })
    await entry.hover()
    await expect(bubble).toBeVisible()
    await page.mouse.move(2, 2, { steps: 5 })
    await expect(bubble).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(entry).toBeFocused()
    await expect(bubble).toBeVisible()
    await page.keyboard.press('Enter')
    await entry.click({ force: true })
    await expect(page).toHaveURL(/\/developer\/framework$/)
    await expect(entry).toBeVisible()
    await expectNoViolation(page)
  })

  test('[P-NAV-28] in a sheet says why in the open, for fingers cannot rest on it', async ({ page }) => {
    await page.goto('/developer/framework')
    const entry = page.getByRole('button', { name: new RegExp(`^Transférer mon épargne.*${UNAVAILABLE}$`) })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
  })

  test('[P-FOOT-13] a social network opens outside the application, told nothing of it', async ({ page }) => {
    await page.goto('/developer/framework')
    const link = page.getByRole('link', { name: 'Un réseau (nouvel onglet)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

/** Actions counted for the person, as this tab keeps them. */
const actionsOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const found = /"actions":(\d+)/.exec(sessionStorage.getItem('hautelisse.user') ?? '')
    return found === null ? undefined : Number(found[1])
  })

test.describe('the frame of people with an advisor', () => {
  for (const [name, origin, hash] of [
    ['Marc Delorme', 'individual', 'advisor'],
    ['Hélène Fontanel', 'individual_transmission', 'advisor_transmission'],
  ] as const)
    test(`[P-LAY-03] [P-LAY-04] [P-LAY-05] [P-LAY-06] [P-FOOT-05] [P-FOOT-06] [P-FOOT-07] ${origin}: the way back and the advisor, on every width`, async ({
      page,
    }) => {
      await openAs(page, name, '/documents', origin)
      await expect(page.getByRole('link', { name: 'Aller au contenu' })).toHaveCount(0)
      const counted = (await actionsOf(page)) ?? 0
      let opened = 0
      const open = async (control: Locator): Promise<void> => {
        await control.click()
        opened += 1
        await expect(page).toHaveURL(new RegExp(`/documents#${hash}$`))
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await actionsOf(page)).toBe(origin === 'individual' ? counted : counted + opened)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(control).toBeFocused()
      }
      await open(header(page).getByRole('link', { name: 'Contacter mon conseiller' }))
      await open(footer(page).getByRole('link', { name: 'Nous contacter' }))
      await page.setViewportSize({ width: 390, height: 800 })
      await open(header(page).getByRole('link', { name: 'Conseiller', exact: true }))
      await open(
        page.getByRole('complementary', { name: 'Mon conseiller' }).getByRole('link', { name: 'Contacter mon conseiller' }),
      )
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveCount(1)
      }
      await page.getByRole('link', { name: 'Retour au tableau de bord' }).click()
      await expect(page).toHaveURL(/\/epargne$/)
    })

  test('[P-LAY-12] their header is 76 px high from 600 px, 58 px below', async ({ page }) => {
    await signIn(page, 'Marc Delorme', 'individual')
    await expectHeightAt(page, 600, 76)
    await expectHeightAt(page, 599, 58)
  })

  test('[P-FOOT-01] [P-FOOT-02] [P-FOOT-03] [P-FOOT-04] [P-FOOT-12] their footer has the notices and no site map', async ({
    page,
  }) => {
    await signIn(page, 'Marc Delorme', 'individual')
    for (const path of ['/mentions-legales', '/contact', '/donnees-personnelles', '/politique-cookies'])
      await expect(footer(page).locator(`a[href="${path}"]`)).toBeVisible()
    await expect(footer(page).locator('a[href="/plan-du-site"]')).toHaveCount(0)
  })
})

test.describe('the frame of visitors', () => {
  test('[P-LAY-03] [P-LAY-08] [P-FOOT-11] [P-FOOT-15] offers the public pages and the way in, nothing of members', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toHaveCount(0)
    await expect(menu(page).getByRole('link')).toHaveText(['Accueil', 'Simuler mon impôt', 'Articles', 'Contact'])
    await expect(footer(page).getByRole('link')).toHaveText([
      'Nous contacter',
      'Mentions légales',
      'Données personnelles',
      'Politique de cookies',
      'Lexique',
    ])
    await menu(page).getByRole('link', { name: 'Articles' }).click()
    await expect(menu(page).getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page')
    await header(page).getByRole('link', { name: 'Accéder à mon espace' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('[P-LAY-08] on a phone the way in is in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet.getByRole('link')).toHaveText([
      'Accueil',
      'Simuler mon impôt',
      'Articles',
      'Contact',
      'Accéder à mon espace',
    ])
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await button.click()
    await sheet.getByRole('link', { name: 'Accéder à mon espace' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('pages without a header', () => {
  test('[P-LAY-07] attachment and error page have neither header nor footer, whoever is there', async ({ page }) => {
    for (const path of ['/attachment/choice', '/error-page']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expect(header(page)).toHaveCount(0)
      await expect(footer(page)).toHaveCount(0)
    }
    await openAs(page, 'Sylvie Garnier', '/error-page')
    await expect(header(page)).toHaveCount(0)
  })
})

test.describe('every frame', () => {
  test('axe finds nothing in the open menus, French in the light, English in the dark', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await group(page, 'Opérations').click()
    await expectNoViolation(page)
    await openProfileMenu(page)
    await expectNoViolation(page)
    await header(page).getByRole('button', { name: 'Passer en sombre' }).click()
    await page.keyboard.press('Escape')
    await header(page).getByRole('button', { name: 'English' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Help' }).click()
    await expectNoViolation(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expectNoViolation(page)
  })

  test('axe finds nothing in the menu of somebody with an advisor, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await signIn(page, 'Hélène Fontanel', 'individual_transmission')
    await openProfileMenu(page)
    await expectNoViolation(page)
  })

  for (const [name, origin] of [
    ['Marie-Antoinette Éléonore de La Rochebrune-Montferrand d’Aubrenne-Saint-Véran', 'collective'],
    ['Hugo Delmas', 'collective'],
    ['Hélène Fontanel', 'individual_transmission'],
  ] as const)
    test(`keeps its height and its width around ${name.slice(0, 16)}`, async ({ page }) => {
      await signIn(page, name, origin)
      const isCollective = origin === 'collective'
      for (const width of [390, 768, 1000, 1279, 1280, 1440, 1920]) {
        await expectHeightAt(page, width, width >= (isCollective ? 1280 : 600) ? 76 : 58)
        await expectNoWiderThan(page, width)
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [320, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoWiderThan(page, width)
      }
    })

  test('is not printed', async ({ page }) => {
    await signIn(page, 'Hélène Fontanel', 'individual_transmission')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header').first()).toBeHidden()
    await expect(page.locator('footer').first()).toBeHidden()
    await expect(page.getByText('Retour au tableau de bord')).toHaveCount(2)
    await expect(page.getByText('Retour au tableau de bord').last()).toBeHidden()
    await expect(page.getByText('Contacter mon conseiller').last()).toBeHidden()
  })
})
