import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs, openProfileMenu, signIn, signOut } from './sign-in.ts'

/** Why an announced door leads nowhere yet. */
const NOT_OPEN = 'Cette fonction n’est pas encore ouverte'
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
    await group(page, 'Simulations').click()
    await menu(page).getByRole('link', { name: 'Réduire mon impôt' }).click()
    await expect(page).toHaveURL(/\/simulateur\/impots$/)
    await expect(heading(page)).toBeFocused()
    await expect(menu(page).getByRole('link', { name: 'Mon épargne' })).not.toHaveAttribute('aria-current')
    await menu(page).getByRole('link', { name: 'Mon épargne' }).click()
    await expect(page).toHaveURL(/\/epargne$/)
  })

  test('its menu is opened, walked through and closed by the keyboard', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    const simulations = group(page, 'Simulations')
    const row = (name: string): Locator => menu(page).getByRole('link', { name, exact: true })
    const announced = menu(page).getByRole('button', { name: 'Estimer ma retraite Bientôt' })

    await simulations.focus()
    await page.keyboard.press('Enter')
    await expect(simulations).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(row('Capital ou rente ?')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(announced).toBeFocused()
    await page.keyboard.press('End')
    await expect(row('Réduire mon impôt')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(row('Capital ou rente ?')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(simulations).toBeFocused()
    await expect(simulations).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Space')
    await expect(row('Capital ou rente ?')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(row('Capital ou rente ?')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(row('Capital ou rente ?')).toBeFocused()
    await pressTab(page, 3)
    await expect(group(page, 'Aide')).toBeFocused()
    await expect(simulations).toHaveAttribute('aria-expanded', 'false')

    await simulations.click()
    await page.mouse.click(1270, 700)
    await expect(row('Capital ou rente ?')).toBeHidden()
    await simulations.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/simulator\/mrm$/)
    await expect(heading(page)).toBeFocused()
    await expect(simulations).toHaveAttribute('aria-current', 'true')
  })

  test('announced entries are reached by the keyboard, say "Bientôt" and why, and have no address', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    const operations = group(page, 'Opérations')
    const names = [
      'Faire un versement',
      'Ajuster mes placements',
      'Retirer mon épargne',
      'Transférer mon épargne',
      'Ajouter un contrat d’entreprise',
      'Ajouter un contrat individuel',
      'Ajouter un contrat d’un autre établissement',
    ]
    await operations.focus()
    await page.keyboard.press('Enter')
    const open = menu(page).getByRole('link', { name: 'Mes opérations', exact: true })
    for (const name of names) {
      await page.keyboard.press('ArrowDown')
      // The one entry that is open stands among them.
      if (await open.evaluate((link) => link === document.activeElement)) await page.keyboard.press('ArrowDown')
      const entry = menu(page).getByRole('button', { name: `${name} Bientôt`, exact: true })
      await expect(entry).toBeFocused()
      await expect(entry).toBeDisabled()
      await expect(entry).toHaveAccessibleDescription(NOT_OPEN)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/epargne$/)
    }
    await expect(menu(page).locator('ul ul').getByRole('link')).toHaveText(['Mes opérations'])
    await expectNoViolation(page)
    await menu(page).getByRole('button', { name: 'Faire un versement Bientôt' }).hover()
    await expect(page.getByRole('tooltip', { name: NOT_OPEN })).toBeVisible()
    await page.goto('/transactional/payment')
    await expect(page.getByText('Bientôt disponible')).toBeVisible()
    await expect(operations).toHaveAttribute('aria-current', 'true')
  })

  test('[P-NAV-17] simulations, help and documents lead to what is there', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    for (const [within, name, path] of [
      ['Simulations', 'Capital ou rente ?', '/simulator/mrm'],
      ['Simulations', 'Réduire mon impôt', '/simulateur/impots'],
      ['Aide', 'Nous contacter', '/contact'],
    ] as const) {
      await group(page, within).click()
      await menu(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading(page)).toBeFocused()
    }
    await group(page, 'Documents').click()
    await expect(menu(page).getByRole('button', { name: 'Tous mes documents Bientôt' })).toBeDisabled()
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

  test('[P-NAV-26] [P-NAV-27] the profile menu: profile, consents once they are known, password, way out', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await openProfileMenu(page)
    const profile = header(page).getByRole('button', { name: 'Mon profil Bientôt' })
    await expect(profile).toBeDisabled()
    await expect(header(page).getByRole('link', { name: 'Changer de mot de passe' })).toHaveAttribute('href', '/change-password')
    await header(page).getByRole('link', { name: 'Mes consentements' }).click()
    await expect(page).toHaveURL(/\/epargne#consents$/)

    await page.route('**/consents/mirror*', (route) => route.fulfill({ status: 500, json: { data: 'ERR_INTERNAL' } }))
    const asked = page.waitForResponse('**/consents/mirror*')
    await page.goto('/epargne')
    await asked
    await openProfileMenu(page)
    await expect(profile).toBeVisible()
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
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
      'Opérations',
      'Simulations',
      'Aide',
      'Documents',
      /^Sylvie Garnier/,
    ])
    for (const name of ['Mon épargne', 'Mes opérations', 'Réduire mon impôt', 'Nous contacter'])
      await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of ['Faire un versement', 'Tous mes documents', 'Mon profil'])
      await expect(sheet.getByRole('button', { name: `${name} Bientôt` })).toBeDisabled()
    await pressTab(page, 40)
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await sheet.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'My savings', exact: true })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click()
    await sheet.getByRole('link', { name: 'Réduire mon impôt' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/simulateur\/impots$/)
    await expect(heading(page)).toBeFocused()

    await button.click()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(sheet).toBeHidden()
  })

  test('[P-FOOT-08] [P-FOOT-11] [P-FOOT-12] its footer has the site map, the help line and a way to write', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    const hrefs = await footer(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(hrefs).toEqual([
      ['01 99 00 18 30', 'tel:0199001830'],
      ['aide@hautelisse.example', 'mailto:aide@hautelisse.example'],
      ['Nous contacter', '/contact'],
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
      '01 99 00 18 30',
      'aide@hautelisse.example',
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
