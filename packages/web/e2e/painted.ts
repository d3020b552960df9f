import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { goThroughDoor } from './door.ts'

export const SHOWN = { language: 'fr', hiddenAmounts: false }
export const ENGLISH_HIDDEN = { language: 'en', hiddenAmounts: true }
type Shown = typeof SHOWN

export type Given = { readonly shown?: Shown; readonly scripts?: boolean; readonly cookie?: boolean; readonly phone?: boolean }

/** A browser with settings that were chosen earlier: what its storage keeps, and the cookie that tells the server. */
export const newBrowser = async (
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
export const watch = async (context: BrowserContext) => {
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
export const openSylvie = async (browser: Browser, baseURL: string) => {
  const context = await newBrowser(browser, baseURL)
  await goThroughDoor(context, 'Sylvie Garnier')
  return { context, ...(await watch(context)) }
}

export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { painted } = window as unknown as { painted?: Element | null }
    return painted !== null && painted !== undefined && painted === document.querySelector('#root h1')
  })

/** Until the code has taken the page over or drawn it anew, which takes the mark of the painting away. */
export const untilStarted = (page: Page): Promise<void> => expect(page.locator('#root')).not.toHaveAttribute('data-painted')

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const words = async (page: Page): Promise<string> => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')

/** What is read without any script of ours. */
export const readUnscripted = async (
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
