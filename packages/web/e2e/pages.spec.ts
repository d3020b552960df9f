import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { test } from './own-server.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Un instant' })

/** A night of December 2023 in Paris: half an hour before the end of the second window. */
const IN_WINDOW = new Date('2023-12-10T07:30:00+01:00')

test.describe('maintenance', () => {
  test('[P-MAINT-01] [P-MAINT-03] / says when it is over, and every other address opens as ever', async ({ page }) => {
    await page.clock.install({ time: IN_WINDOW })
    await page.goto('/')
    await expect(heading(page)).toHaveText('Retour à 08:00')
    await expect(page.getByText('de 01:30 à 08:00')).toBeVisible()
    await expect(page).toHaveTitle('Hautelisse')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expectNoViolation(page)
    await page.goto('/presentation')
    await expect(heading(page)).toHaveText('Présentation')
  })

  test('[P-MAINT-02] [P-MAINT-05] the screen stays until the end of the window, then gives way to the entrance', async ({
    page,
  }) => {
    await page.clock.install({ time: IN_WINDOW })
    await page.goto('/')
    await expect(heading(page)).toHaveText('Retour à 08:00')
    await page.clock.runFor('29:00')
    await expect(heading(page)).toHaveText('Retour à 08:00')
    await page.clock.runFor('01:30')
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
    await expect(page).toHaveURL('/')
  })

  test('[P-MAINT-06] outside its windows there is none', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
  })
})

test.describe('pages for everybody', () => {
  test('[P-ROUTE-36] nobody stays on the spinner of a callback for ever', async ({ page }) => {
    await page.clock.install()
    await page.goto('/callback/abc123')
    await expect(waiting(page)).toBeVisible()
    // The spinner is on the screen before the page begins to count.
    await expect(async () => {
      await page.clock.runFor('00:31')
      await expect(page).toHaveURL('/error-page', { timeout: 500 })
    }).toPass()
    await expect(heading(page)).toHaveText('Une erreur est survenue')
  })

  test('[P-ROUTE-29] [P-ROUTE-30] /version shows version, commit and environment, and asks again after a failure', async ({
    page,
  }) => {
    await page.goto('/version')
    await expect(page.getByRole('definition')).toHaveText(['0.1.0', /\S/, 'development'])
    await page.getByRole('link', { name: 'Articles' }).first().click()
    await expect(heading(page)).toHaveText('Articles')
    await page.route('**/api/v3/version', (route) => route.abort())
    await page.goBack()
    await expect(page.getByText('La version n’a pas pu être lue.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('definition').first()).toHaveText('0.1.0')
  })

  for (const [kind, open] of [
    ['a visitor', (page: Page) => page.goto('/plan-du-site')],
    ['a member of a company', (page: Page) => openAs(page, 'Sylvie Garnier', '/plan-du-site')],
    [
      'a customer of the transmission simulator',
      (page: Page) => openAs(page, 'Hélène Fontanel', '/plan-du-site', 'individual_transmission'),
    ],
  ] as const)
    test(`[P-ROUTE-37] the site map leads ${kind} to pages that they may open, and to no other`, async ({ page }) => {
      await open(page)
      await expect(heading(page)).toHaveText('Plan du site')
      const addresses = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of addresses) {
        await page.locator(`main a[href="${address}"]`).click()
        await expect(page).toHaveURL(address)
        await expect(heading(page)).toBeVisible()
        await page.goBack()
        await expect(heading(page)).toHaveText('Plan du site')
      }
    })

  test('[P-ROUTE-37] [P-NAV-19] the site map names coaching to those who have it, and to nobody else', async ({ page }) => {
    const coaching = page.getByRole('main').getByRole('link', { name: 'Coaching' })
    await openAs(page, 'Sylvie Garnier', '/plan-du-site')
    await expect(coaching).toHaveAttribute('href', '/filib')
    await openAs(page, 'Thomas Leroux', '/plan-du-site')
    await expect(page.getByRole('main').getByRole('link', { name: 'Mon épargne', exact: true })).toBeVisible()
    await expect(coaching).toHaveCount(0)
  })

  test('[P-ROUTE-16] the error page leads to the entrance and to the site map', async ({ page }) => {
    await page.goto('/nulle-part')
    await expect(page).toHaveURL('/error-page?reason=ERR_NOT_FOUND')
    await page.getByRole('link', { name: 'Plan du site' }).click()
    await expect(page).toHaveURL('/plan-du-site')
    await page.goBack()
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(page).toHaveURL('/')
  })

  test('[P-ROUTE-22] /presentation leads a visitor to their sign-in, and a member to their savings', async ({ page }) => {
    await page.goto('/presentation')
    await page.locator('main').getByRole('link', { name: 'Accéder à mon espace' }).click()
    await expect(page).toHaveURL('/login')
    await openAs(page, 'Sylvie Garnier', '/presentation')
    await page.getByRole('link', { name: 'Voir mon épargne' }).click()
    await expect(page).toHaveURL('/epargne')
  })

  test('[P-ROUTE-37] an announced page says what it will do, and leads to pages that are there', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/documents')
    await expect(heading(page)).toHaveText('Mes documents')
    await expect(page.getByText('Bientôt disponible')).toBeVisible()
    await expect(page.getByText('Vous retrouverez vos relevés')).toBeVisible()
    await page.getByRole('region', { name: 'En attendant' }).getByRole('link', { name: 'Mon épargne' }).click()
    await expect(page).toHaveURL('/epargne')
  })
})

test.describe('pages of members', () => {
  test('[P-ROUTE-42] a group or an account that one does not hold is said on the page, with a way back', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne/detail/type/PEE')
    await expect(page.getByRole('heading', { level: 1, name: 'PEE' })).toBeVisible()
    for (const address of ['/epargne/detail/type/PERU', '/epargne/detail/company/nobody', '/epargne/detail/type/PEE/nothing']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Données indisponibles' })).toBeVisible()
      await expect(page).toHaveURL(address)
    }
    await page.getByRole('link', { name: 'Revenir à mon épargne' }).click()
    await expect(page).toHaveURL('/epargne')
  })

  test('[P-ROUTE-67] [P-ROUTE-68] [P-BANNER-06] /transmission shows the home without what stands under its header', async ({
    page,
  }) => {
    await page.route('**/services/api-s2e/profile', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { readonly s2e_profile: { readonly companies: readonly object[] } }
      const companies = body.s2e_profile.companies.map((company) => ({ ...company, payor: false }))
      await route.fulfill({ response: answer, json: { s2e_profile: { ...body.s2e_profile, companies, bank_accounts: [] } } })
    })
    await openAs(page, 'Sylvie Garnier', '/epargne')
    const toDo = page.getByRole('complementary', { name: 'À faire' })
    await expect(toDo).toContainText('Coordonnées bancaires manquantes')
    await expect(toDo.getByRole('button', { name: 'Ajouter un RIB' })).toBeDisabled()
    const greeting = await heading(page).textContent()
    await page.goto('/transmission')
    await expect(heading(page)).toHaveText(greeting ?? '')
    await expect(page).toHaveTitle('Ma transmission – Hautelisse')
    await expect(toDo).toHaveCount(0)
  })

  test('[P-ROUTE-66] coaching opens in a tab of its own; none and a failure are said', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/filib')
    const way = page.getByRole('link', { name: 'Ouvrir le coaching dans un nouvel onglet' })
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer')
    const [tab] = await Promise.all([page.waitForEvent('popup'), way.click()])
    await expect(tab).toHaveURL(/\/stand-in\/coaching$/)

    await page.route('**/services/filib/iframe', (route) => route.fulfill({ status: 500, json: { errorData: 'ERR_INTERNAL' } }))
    await page.reload()
    await expect(page.getByText('L’adresse du coaching n’a pas pu être lue.')).toBeVisible()
    await page.unrouteAll()
    await page.route('**/services/filib/iframe', (route) => route.fulfill({ json: { data: null } }))
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Votre entreprise ne propose pas de coaching')).toBeVisible()
  })

  test('[P-ERR-01] [P-ERR-02] a page that needs a collective scope says so in the log alone', async ({ page }) => {
    await openAs(page, 'Inès Caradec', '/epargne')
    await page.goto('/savings/withdraw')
    await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher')
    await expect(page.getByText('collective scopes')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
    await page.keyboard.press('<')
    await page.getByRole('link', { name: 'État de l’application' }).first().click()
    await expect(page.getByText('User has no collective scopes.')).toBeVisible()
  })
})

test.describe('from page to page', () => {
  test('the page before stays until the next one is there; after a while its place says that it is on its way', async ({
    page,
  }) => {
    await page.goto('/presentation')
    await expect(heading(page)).toHaveText('Présentation')
    let letGo = (): void => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/site-map-page-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate(() => window.history.pushState({}, '', '/plan-du-site'))
    await expect(waiting(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    letGo()
    await expect(heading(page)).toHaveText('Plan du site')
    await expect(heading(page)).toBeFocused()
  })

  test('a screen that breaks leaves its frame, says so and leads back', async ({ page }) => {
    await page.goto('/presentation')
    await expect(heading(page)).toHaveText('Présentation')
    await page.route('**/assets/site-map-page-*.js', (route) => route.abort())
    await page.evaluate(() => window.history.pushState({}, '', '/plan-du-site'))
    await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unrouteAll()
    await page.locator('main').getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
  })

  test('Back leads to the place on the page that was left', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await page.goto('/version')
    await expect(heading(page)).toHaveText('Version du portail')
    await page.evaluate(() => window.history.pushState({}, '', '/presentation'))
    await expect(heading(page)).toHaveText('Présentation')
    await expect(heading(page)).toBeFocused()
    const way = page.locator('main').getByRole('link', { name: 'Accéder à mon espace' })
    await way.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    await way.click()
    await expect(page).toHaveURL('/login')
    // The address changes and the page shrinks before the next page is there: going back then would find no place on the one that was left.
    await expect(heading(page)).toHaveText('Se connecter')
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('Présentation')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })
})

test.describe('pages of developers', () => {
  test('[P-DEV-01] [P-DEV-10] the index leads to every address and makes calls fail on demand', async ({ page }) => {
    await page.goto('/developer')
    await expect(heading(page)).toHaveText('Outils de développement')
    await page.getByRole('combobox', { name: 'Appel' }).selectOption('version')
    await page.getByRole('combobox', { name: 'Panne' }).selectOption('ERR_INTERNAL')
    await page.getByRole('textbox', { name: 'Fois' }).fill('zéro')
    await page.getByRole('button', { name: 'Programmer' }).click()
    await expect(page.getByText('De 1 à 1 000')).toBeVisible()
    await page.getByRole('textbox', { name: 'Fois' }).fill('1')
    await page.getByRole('button', { name: 'Programmer' }).click()
    await expect(page.getByText(/prochains appels/)).toBeVisible()
    await page.getByRole('link', { name: 'Version du portail' }).click()
    await expect(page.getByText('La version n’a pas pu être lue.')).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('definition').first()).toHaveText('0.1.0')
  })

  test('[P-DEV-04] [P-DEV-10] contexts shows where the application stands and what is kept, and nothing of the person', async ({
    page,
  }) => {
    await openAs(page, 'Sylvie Garnier', '/developer/contexts')
    await expect(page.getByText('signedIn.resting')).toBeVisible()
    await expect(page.getByText('sessionStorage hautelisse.user')).toBeVisible()
    await expect(page.getByText('/login/oauth/profile/{origin}')).toBeVisible()
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(/Sylvie|Garnier|sylvie-garnier/)
  })

  test('[P-DEV-05] [P-DEV-10] demo names the seeded people and opens the door of each space', async ({ page }) => {
    await page.goto('/demo')
    await expect(page.getByRole('heading', { name: 'Sylvie Garnier' })).toBeVisible()
    await page.getByRole('link', { name: 'Ouvrir la porte', description: 'Retraite individuelle' }).click()
    await expect(page.getByRole('radio', { name: 'Marc Delorme' })).toBeVisible()
  })

  test('the rendering of PDF is announced', async ({ page }) => {
    await page.goto('/developer/pdf-render')
    await expect(heading(page)).toHaveText('Rendu PDF')
    await expect(page.getByText('Bientôt disponible')).toBeVisible()
  })
})

for (const [scheme, language] of [
  ['light', 'fr'],
  ['dark', 'en'],
] as const)
  test.describe(`axe finds nothing, ${scheme}, ${language}`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } })

    const speak = async (page: Page): Promise<void> => {
      if (language === 'en') await page.getByRole('button', { name: 'English' }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    const check = async (page: Page): Promise<void> => {
      await expect(heading(page)).toBeVisible()
      await expectNoViolation(page)
    }

    test('on the pages for everybody and of developers', async ({ page }) => {
      test.slow()
      await page.goto('/login')
      await speak(page)
      for (const path of [
        '/articles',
        '/attachment/choice',
        '/plan-du-site',
        '/presentation',
        '/version',
        '/developer',
        '/developer/contexts',
        '/demo',
      ]) {
        await page.goto(path)
        await check(page)
      }
    })

    test('on the pages of members', async ({ page }) => {
      await openAs(page, 'Sylvie Garnier', '/developer')
      await speak(page)
      for (const path of ['/documents', '/filib', '/epargne/detail/type/PERU', '/transmission']) {
        await page.goto(path)
        await check(page)
      }
    })
  })
