import { expect, test, type Page } from '@playwright/test'
import { keptTexts, SECRETS_OF_SYLVIE } from './kept.ts'
import { openProfileMenu, signIn, signOut } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const GREETING = 'Bonjour Sylvie, voici votre épargne'
const ENTRANCE = 'Votre épargne,fil par fil'

/** Gives the client a token that the server does not know, where its home keeps it. */
const spoilToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (sessionStorage.getItem('hautelisse.credentials/XSRF-TOKEN') === null) document.cookie = 'XSRF-TOKEN=spoilt; Path=/'
    else sessionStorage.setItem('hautelisse.credentials/XSRF-TOKEN', 'spoilt')
  })

/** Names of everything that the browser's storages hold. */
const kept = (page: Page): Promise<{ readonly local: readonly string[]; readonly session: readonly string[] }> =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))

/** Nothing that the server says of the person stands in the browser, and no answer of the API in a cache. */
const expectNoSecret = async (page: Page): Promise<void> => {
  const texts = await keptTexts(page)
  expect(texts).toContain('sylvie-garnier')
  expect([...SECRETS_OF_SYLVIE, '/api/'].filter((secret) => texts.includes(secret))).toEqual([])
}

test(
  '[P-ROUTE-19] [P-ROUTE-20] [P-ROUTE-39] [P-STORE-01] a saver signs in, a reload finds the session again, and Back does not lead into the door',
  { tag: '@page' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Se connecter', description: 'Épargne de mon entreprise' }).click()
    await page.getByRole('radio', { name: 'Sylvie Garnier' }).check()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(heading(page)).toHaveText(GREETING)
    await expect(page).toHaveURL(/\/epargne$/)
    await expect(page).toHaveTitle('Mon épargne – Hautelisse')

    await page.reload()
    await expect(heading(page)).toHaveText(GREETING)
    await expect(page).toHaveURL(/\/epargne$/)
    await expectNoSecret(page)

    await page.goBack()
    await expect(heading(page).or(page.getByRole('heading', { name: 'La connexion a expiré' }))).toBeVisible()
    await page.goto('/epargne')
    await expect(heading(page)).toHaveText(GREETING)
  },
)

test(
  '[P-ROUTE-23] [P-ROUTE-24] [P-STORE-04] [P-ERR-05] [S-NAV-28] signing out leaves nothing of the session behind, with a token that is refused first, and Back shows nothing of the person',
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
    await expectNoSecret(page)
    await spoilToken(page)
    await signOut(page)
    await expect(heading(page)).toHaveText(ENTRANCE)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await kept(page)).toEqual({ local: ['hautelisse.settings'], session: [] })
    expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'XSRF-TOKEN')).toEqual([])

    await page.goBack()
    await expect(heading(page)).toHaveText(ENTRANCE)
    await expect(page.getByText('Sylvie')).toHaveCount(0)
    await page.goto('/epargne')
    await expect(page).toHaveURL('/')
  },
)

test(
  '[P-NET-10] where no server answers, everything stays in the tab and says so',
  { tag: ['@page-only', '@all'] },
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

test(
  '[P-I18N-04] [P-STORE-03] the language and hidden amounts change without a reload, and are the same after one',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, 'Sylvie Garnier')
    await page.evaluate(() => Object.assign(window, { stillThere: true }))
    await page.getByRole('button', { name: 'Masquer les montants' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(heading(page)).toHaveText('Hello Sylvie, here are your savings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('My savings – Hautelisse')
    expect(await page.evaluate(() => 'stillThere' in window)).toBe(true)
    await page.reload()
    await expect(heading(page)).toHaveText('Hello Sylvie, here are your savings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[data-amount="hidden"]').first()).toBeVisible()
    await expect(page.locator('[data-amount="shown"]')).toHaveCount(0)
    expect(await page.locator('main').innerText()).not.toMatch(/\d[,.]\d\d/)
  },
)
