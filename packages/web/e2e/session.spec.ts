import { expect, test, type Page } from '@playwright/test'
import { openProfileMenu, signIn, signOut, windowOf } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Gives the client a token that the server does not know, where its home keeps it. */
const spoilToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (sessionStorage.getItem('hautelisse.credentials/XSRF-TOKEN') === null) document.cookie = 'XSRF-TOKEN=spoilt; Path=/'
    else sessionStorage.setItem('hautelisse.credentials/XSRF-TOKEN', 'spoilt')
  })

/** Names of everything that the browser's storages hold. */
const kept = (page: Page): Promise<{ readonly local: readonly string[]; readonly session: readonly string[] }> =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))

test.describe('session', () => {
  test(
    '[P-ROUTE-19] [P-ROUTE-39] [P-STORE-01] a saver signs in, and a reload finds the session again',
    { tag: '@page' },
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Se connecter', description: 'Épargne de mon entreprise' }).click()
      await page.getByRole('radio', { name: 'Sylvie Garnier' }).check()
      await page.getByRole('button', { name: 'Continuer' }).click()
      await page.getByRole('button', { name: 'Plus tard' }).click()
      await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
      await expect(page).toHaveURL(/\/epargne$/)
      await expect(page).toHaveTitle('Mon épargne – Hautelisse')

      await page.reload()
      await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
      await expect(page).toHaveURL(/\/epargne$/)
    },
  )

  test(
    '[P-ROUTE-23] [P-ROUTE-24] [P-STORE-04] signing out leaves nothing of the session behind',
    { tag: '@page' },
    async ({ page }) => {
      await signIn(page, 'Sylvie Garnier')
      await openProfileMenu(page)
      await page.getByRole('button', { name: 'Passer en sombre' }).click()
      await page.keyboard.press('Escape')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Capital ou rente/ })
        .click()
      await page.getByRole('button', { name: 'Continuer' }).click()
      await page.getByRole('textbox', { name: 'Âge de départ' }).fill('64')
      expect((await kept(page)).session).toEqual(expect.arrayContaining(['hautelisse.user', 'hautelisse.withdrawal']))
      await signOut(page)
      await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
      expect(await kept(page)).toEqual({ local: ['hautelisse.settings'], session: [] })
      expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'XSRF-TOKEN')).toEqual([])

      await page.goto('/epargne')
      await expect(page).toHaveURL('/')
    },
  )

  test('[P-ERR-05] a refused CSRF token is replaced and the call sent once more', { tag: '@page' }, async ({ page }) => {
    await signIn(page, 'Thomas Leroux')
    await spoilToken(page)
    await signOut(page)
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goto('/epargne')
    await expect(page).toHaveURL('/')
  })

  test('a new tab finds the session of the first, and leaves with it', async ({ page, context }) => {
    await signIn(page, 'Sylvie Garnier')
    const other = await context.newPage()
    await other.goto('/epargne')
    await expect(heading(other)).toHaveText('Bonjour Sylvie, voici votre épargne')

    await signOut(page)
    await expect(other).toHaveURL('/')
    await expect(heading(other)).toHaveText('Votre épargne,fil par fil')
  })

  test(
    '[P-NET-10] where no server answers, everything stays in the tab and says so',
    { tag: '@page-only' },
    async ({ page, context }) => {
      await page.goto('/')
      await expect(page.getByText('Démonstration')).toBeVisible()
      await signIn(page, 'Sylvie Garnier')
      await expect(page.getByText('Démonstration')).toBeVisible()
      const other = await context.newPage()
      await other.goto('/epargne')
      await expect(other).toHaveURL('/')
    },
  )

  test('[P-ROUTE-83] [P-USER-07] [S-GEN-06] a page of savers leads a visitor to the entrance, and a saver past it', async ({
    page,
  }) => {
    for (const path of ['/epargne', '/simulator/mrm']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
    await signIn(page, 'Thomas Leroux')
    for (const path of ['/', '/login', '/authentication']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/epargne$/)
    }
  })

  test('[P-CALL-01] a return that nobody here left for opens no session', async ({ page }) => {
    await page.goto('/authcallback?state=somebody-else')
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
  })

  test('[P-SESS-05] [P-SESS-06] [P-SESS-07] [P-ERR-07] a session that the server ended says so and leads back', async ({
    page,
  }) => {
    await page.route('**/services/api-s2e/accounts', (route) =>
      route.fulfill({ status: 500, json: { errorData: 'ERR_INTERNAL' } }),
    )
    await signIn(page, 'Sylvie Garnier')
    await expect(page.getByText('Données indisponibles')).toBeVisible()
    await expect(page.getByText('Retraite article 83')).toBeVisible()

    await page.route('**/services/api-s2e/accounts', (route) => route.fulfill({ status: 401, json: { errorData: 'ERR_EXP' } }))
    await page.getByRole('button', { name: 'Réessayer' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(
      "Pour des raisons de sécurité, votre session a été interrompue après une période d'inactivité.",
    )
    await expect(page).toHaveURL(/#auto_logout$/)
    await expect(page.getByText('Retraite article 83')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await expect(dialog).toBeVisible()

    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Me reconnecter' }).click()
    await page.getByRole('radio', { name: 'Sylvie Garnier' }).check()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(page).toHaveURL(/\/epargne$/)
    await expect(page.getByText('Retraite article 83')).toBeVisible()
  })

  test('[P-ERR-28] data that failed is asked for again, and the page is whole', async ({ page }) => {
    await page.route('**/services/api-s2e/accounts', (route) => route.abort())
    await signIn(page, 'Sylvie Garnier')
    await expect(page.getByText('épargne salariale, momentanément indisponibles')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Données indisponibles')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'Projets' })).toBeVisible()
  })

  test('[P-ERR-21] a saver without any account is told so', async ({ page }) => {
    await signIn(page, 'Camille Verdier')
    await expect(page.getByText('Votre épargne semble vide')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Capital ou rente/ })).toHaveCount(0)
  })

  test('with http a silent API is said in words, and asked again', async ({ page }) => {
    await signIn(page, 'Thomas Leroux')
    await page.route('**/login/oauth/profile/**', (route) => route.abort())
    await page.reload()
    await expect(heading(page)).toHaveText('Service momentanément indisponible')
    await expect(page).toHaveTitle('Service momentanément indisponible – Hautelisse')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(heading(page)).toHaveText('Bonjour Thomas, voici votre épargne')
    await expect(page).toHaveTitle('Mon épargne – Hautelisse')
  })
})

test.describe('frame', () => {
  test(
    '[P-ROUTE-13] [P-ROUTE-14] [P-ROUTE-81] [P-ERR-10] an unknown address leads to the error page, with and without a session',
    { tag: '@page' },
    async ({ page }) => {
      await page.goto('/nimporte-quoi/la')
      await expect(page).toHaveURL('/error-page?reason=ERR_NOT_FOUND')
      await expect(heading(page)).toHaveText('Page introuvable')
      await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
      await expect(page).toHaveURL('/')
      await signIn(page, 'Thomas Leroux')
      await page.goto('/nimporte-quoi')
      await expect(page).toHaveURL('/error-page?reason=ERR_NOT_FOUND')
      await expect(page.getByRole('banner')).toHaveCount(0)
    },
  )

  test('[P-ROUTE-15] [P-ROUTE-16] each reason has its words, and none is echoed', async ({ page }) => {
    await page.goto('/error-page?reason=ERR_CONSENT')
    await expect(heading(page)).toHaveText('Votre accord est nécessaire')
    await page.goto('/error-page?reason=%3Cb%3Ehello%3C%2Fb%3E')
    await expect(heading(page)).toHaveText('Une erreur est survenue')
    await expect(page.getByText('hello')).toHaveCount(0)
  })

  test('[P-I18N-04] the language changes without a reload, and is the same after one', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.evaluate(() => Object.assign(window, { stillThere: true }))
    await page.getByRole('button', { name: 'English' }).click()
    await expect(heading(page)).toHaveText('Hello Sylvie, here are your savings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('My savings – Hautelisse')
    expect(await page.evaluate(() => 'stillThere' in window)).toBe(true)
    await page.reload()
    await expect(heading(page)).toHaveText('Hello Sylvie, here are your savings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('[P-STORE-03] hidden amounts stay hidden after a reload', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await page.getByRole('button', { name: 'Masquer les montants' }).click()
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('[data-amount="hidden"]').first()).toBeVisible()
    await expect(page.locator('[data-amount="shown"]')).toHaveCount(0)
    expect(await page.locator('main').innerText()).not.toMatch(/\d,\d\d/)
  })

  test('each page that is reached takes the focus to its heading', async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Capital ou rente/ })
      .click()
    await expect(page).toHaveURL('/simulator/mrm')
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(heading(page)).toBeFocused()
  })

  test('[P-MODAL-11] [P-MODAL-26] [P-PERM-07] a modal follows the fragment, which a start clears', async ({ page }) => {
    await signIn(page, 'Hugo Delmas')
    await page.goto('/epargne#forbidden_mirror')
    await page.reload()
    await expect(page).toHaveURL('/epargne')
    await expect(windowOf(page)).toHaveCount(0)

    await page.evaluate(() => {
      window.location.hash = 'forbidden_mirror'
    })
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Vous ne pouvez effectuer cette action en vision miroir.')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/epargne')
  })

  test('no page asks for what the content security policy refuses', async ({ page }) => {
    const violations: string[] = []
    await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        ;(window as unknown as { noteViolation: (text: string) => void }).noteViolation(`${effectiveDirective} ${blockedURI}`)
      })
    })
    for (const path of ['/', '/login', '/error-page?reason=ERR_NOT_FOUND', '/developer/framework']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
    }
    await signIn(page, 'Hugo Delmas')
    await page.evaluate(() => {
      window.location.hash = 'forbidden_mirror'
    })
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.goto('/simulator/mrm')
    await page.getByRole('link', { name: 'Hypothèses de la simulation' }).click()
    await expect(windowOf(page)).toBeVisible()
    expect(violations).toEqual([])
  })
})
