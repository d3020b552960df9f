import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { goThroughDoor, type Origin } from './door.ts'
import { testPainted as test } from './own-server.ts'

const SHOWN = { language: 'fr', hiddenAmounts: false }
const ENGLISH_HIDDEN = { language: 'en', hiddenAmounts: true }
type Shown = typeof SHOWN

type Given = { readonly shown?: Shown; readonly scripts?: boolean; readonly cookie?: boolean; readonly phone?: boolean }

/** A browser with settings that were chosen earlier: what its storage keeps, and the cookie that tells the server. */
const newBrowser = async (
  browser: Browser,
  baseURL: string,
  { shown = SHOWN, scripts = true, cookie = true, phone = false }: Given = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    colorScheme: phone ? 'dark' : 'light',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  })
  if (shown !== SHOWN) {
    const value = `${shown.language}.${shown.hiddenAmounts ? 'hidden' : 'shown'}`
    if (cookie) await context.addCookies([{ name: 'display', value, url: baseURL }])
    const settings = JSON.stringify({ version: 1, scheme: 'auto', ...shown })
    await context.addInitScript((text) => localStorage.setItem('hautelisse.settings', text), settings)
  }
  return context
}

/** Everything that went wrong in a page, and the calls of the API that it made. */
const watch = async (context: BrowserContext) => {
  const troubles: string[] = []
  const calls: string[] = []
  await context.exposeBinding('noteViolation', (_, text: string) => void troubles.push(text))
  // The heading as it was painted: it is another one if the page is drawn anew.
  await context.addInitScript(() => {
    const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => note(effectiveDirective))
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Object.assign(window, { painted: document.querySelector('#root h1') })
    })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => void troubles.push(error.message))
  page.on('console', (message) => void (message.type() === 'error' && troubles.push(message.text())))
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(new URL(request.url()).pathname)))
  return { page, troubles, calls }
}

/** A page of Sylvie's browser, watched. */
const openSylvie = async (browser: Browser, baseURL: string) => {
  const context = await newBrowser(browser, baseURL)
  await goThroughDoor(context, 'Sylvie Garnier')
  return { context, ...(await watch(context)) }
}

const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { painted } = window as unknown as { painted?: Element | null }
    return painted !== null && painted !== undefined && painted === document.querySelector('#root h1')
  })

/** Until the code has taken the page over or drawn it anew, which takes the mark of the painting away. */
const untilStarted = (page: Page): Promise<void> => expect(page.locator('#root')).not.toHaveAttribute('data-painted')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const words = async (page: Page): Promise<string> => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')

/** What is read without any script of ours. */
const readUnscripted = async (
  browser: Browser,
  baseURL: string,
  path: string,
  given: Given,
  signedIn?: BrowserContext,
): Promise<string> => {
  const context = await newBrowser(browser, baseURL, { ...given, scripts: false })
  // The same session: what happened since the last visit is told in the first one of a day.
  if (signedIn !== undefined) await context.addCookies(await signedIn.cookies())
  const page = await context.newPage()
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  const read = await words(page)
  await context.close()
  return read
}

const WITHOUT_SCRIPTS = 'Hautelisse a besoin de JavaScript pour calculer et afficher votre épargne.'

test.describe('a page that the server painted', () => {
  test('[P-ROUTE-01] [P-I18N-01] is read without any script and taken over as it stands, for a visitor', async ({
    browser,
    ownServer,
  }) => {
    const read = await readUnscripted(browser, ownServer, '/', {})
    const context = await newBrowser(browser, ownServer)
    const { page, troubles, calls } = await watch(context)
    await page.goto('/')
    await untilStarted(page)
    await expect.poll(() => isTakenOver(page)).toBe(true)
    expect(read.replace(WITHOUT_SCRIPTS, '').trim()).toBe(await words(page))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect([troubles, calls]).toEqual([[], []])
    await context.close()
  })

  for (const [name, origin, given] of [
    ['Sylvie Garnier', 'collective', {}],
    ['Marc Delorme', 'individual', {}],
    ['Hélène Fontanel', 'individual_transmission', { shown: ENGLISH_HIDDEN, phone: true }],
  ] as const satisfies readonly (readonly [string, Origin, Given])[]) {
    const { shown = SHOWN }: Given = given
    test(`[S-NAV-01] [P-ERR-24] is read without any script and taken over as it stands, for ${name}: ${shown.language}, amounts ${shown.hiddenAmounts ? 'hidden' : 'shown'}`, async ({
      browser,
      ownServer,
    }) => {
      const context = await newBrowser(browser, ownServer, given)
      await goThroughDoor(context, name, origin)
      const { page, troubles, calls } = await watch(context)
      const answer = await page.goto('/epargne')
      await untilStarted(page)
      await expect.poll(() => isTakenOver(page)).toBe(true)
      await expect(page).toHaveTitle(shown.language === 'fr' ? /^Mon épargne|^Ma / : /^My /)
      // A server that has just started paints its first page before the last part of it is loaded: the next painting has it.
      const read = () => readUnscripted(browser, ownServer, '/epargne', given, context)
      await expect(async () => expect((await read()).replace(WITHOUT_SCRIPTS, '').trim()).toBe(await words(page))).toPass()
      expect(troubles).toEqual([])
      // Hidden amounts are in no part of the page that was sent; shown ones come with their answers, so that nothing is asked twice.
      if (shown.hiddenAmounts) expect((await answer?.text())?.includes('"balance"')).toBe(false)
      else expect(calls).toEqual([])
      await context.close()
    })
  }

  test('[P-I18N-01] [P-STORE-03] is not shown where this browser wants another language: it is drawn anew', async ({
    browser,
    ownServer,
  }) => {
    const context = await newBrowser(browser, ownServer, { shown: ENGLISH_HIDDEN, cookie: false })
    await goThroughDoor(context, 'Sylvie Garnier')
    const { page, troubles } = await watch(context)
    // Frames are drawn once the style sheets are there: what is seen is what they hold.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = (): void => {
        const painted = document.querySelector('#root[data-painted]')
        if (painted !== null) seen.push(getComputedStyle(painted).visibility)
        if (painted !== null || document.readyState === 'loading') requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const seen = () => page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen)
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
    await page.goto('/epargne', { waitUntil: 'commit' })
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(2)
    held.resolve()
    await expect(heading(page)).toHaveText(/^Hello Sylvie/)
    expect([...new Set(await seen())]).toEqual(['hidden'])
    expect(await isTakenOver(page)).toBe(false)
    expect((await words(page)).includes('114')).toBe(false)
    expect(troubles).toEqual([])
    // From now on the server knows.
    await page.reload()
    await untilStarted(page)
    await expect.poll(() => isTakenOver(page)).toBe(true)
    await context.close()
  })

  test('[P-ERR-20] is none where something could not be read: the page says so, with its way to ask again', async ({
    browser,
    ownServer,
  }) => {
    const { context, page } = await openSylvie(browser, ownServer)
    await context.request.post('/api/faults', { data: { call: 's2e-accounts', fault: 'ERR_INTERNAL', times: 10 } })
    await page.goto('/epargne')
    await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
    expect(await isTakenOver(page)).toBe(false)
    await context.request.delete('/api/faults')
    await context.close()
  })

  test('[P-ROUTE-81] is that of whoever is there: none of a member after the session is over, none of a visitor for a member', async ({
    browser,
    ownServer,
  }) => {
    const { context, page } = await openSylvie(browser, ownServer)
    await page.goto('/')
    await expect(page).toHaveURL(/\/epargne$/)
    await expect(heading(page)).toHaveText(/^Bonjour Sylvie/)
    await context.clearCookies({ name: 'session' })
    const answer = await page.goto('/epargne')
    expect((await answer?.text())?.includes('Sylvie')).toBe(false)
    await expect(heading(page)).not.toHaveText(/Sylvie/)
    await context.close()
  })

  test('[P-STORE-03] loses no press: a button that was pressed before any code ran does what it says once the page answers', async ({
    browser,
    ownServer,
  }) => {
    const { context, page, troubles } = await openSylvie(browser, ownServer)
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/epargne', { waitUntil: 'commit' })
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Masquer/ })
      .click()
    expect((await words(page)).includes('114')).toBe(true)
    gate.resolve()
    await expect.poll(async () => (await words(page)).includes('114')).toBe(false)
    expect([await isTakenOver(page), troubles]).toEqual([true, []])
    await context.close()
  })

  test('[P-SESS-18] [P-I18N-02] works like any other: language, amounts, a page and back, sign-out', async ({
    browser,
    ownServer,
  }) => {
    const { context, page, troubles } = await openSylvie(browser, ownServer)
    await page.goto('/epargne')
    await untilStarted(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Masquer/ })
      .click()
    await expect.poll(async () => (await words(page)).includes('114')).toBe(false)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Capital ou rente/ })
      .click()
    await expect(page).toHaveURL(/\/simulator\/mrm/)
    await page.goBack()
    await expect(heading(page)).toHaveText(/^Bonjour Sylvie/)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /mon espace$/ })
      .click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
    expect(troubles).toEqual([])
    await context.close()
  })
})
