import type { Landing, VisitorKind } from '@hautelisse/domain/portal/expected-outcomes'
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { drawn } from './drawn.ts'
import { openAs } from './sign-in.ts'

/** Who stands for each kind of visitor; nobody for the kind that has no session. */
const PERSON = {
  visitor: undefined,
  collective: ['Sylvie Garnier', 'collective'],
  individual: ['Marc Delorme', 'individual'],
  individual_transmission: ['Hélène Fontanel', 'individual_transmission'],
  mirror: ['Hugo Delmas', 'collective'],
  'no-scopes': ['Sylvie Garnier', 'collective'],
  ended: ['Thomas Leroux', 'collective'],
} as const satisfies Record<VisitorKind, readonly [string, 'collective' | 'individual' | 'individual_transmission'] | undefined>

/** A browser of one kind of visitor, with everything that went wrong in it since it was last asked. */
export type Visitor = {
  readonly kind: VisitorKind
  readonly page: Page
  /** Errors of the console, uncaught ones and what the content security policy refused; asking forgets them. */
  readonly troubles: () => readonly string[]
}

/** A call that is refused is no trouble of the page's own; the tests of failures look at those. */
const isRefusedCall = (text: string, address: string): boolean =>
  text.startsWith('Failed to load resource') && address.includes('/api/')

const listen = async (context: BrowserContext, page: Page): Promise<() => readonly string[]> => {
  let heard: string[] = []
  await context.exposeBinding('noteViolation', (_, text: string) => void heard.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      ;(window as unknown as { noteViolation: (text: string) => void }).noteViolation(`${effectiveDirective} ${blockedURI}`)
    })
  })
  page.on('pageerror', (error) => void heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message.text(), message.location().url)) heard.push(message.text())
  })
  return () => {
    const all = heard
    heard = []
    return all
  }
}

/** Takes every customer id out of the profile: somebody whom the sign-in service knows and who holds nothing. */
const withoutScopes = (context: BrowserContext): Promise<unknown> =>
  context.route('**/login/oauth/profile/*', async (route) => {
    const answer = await route.fetch()
    const { oauth_profile: profile } = (await answer.json()) as { readonly oauth_profile: Record<string, unknown> }
    const kept = Object.fromEntries(Object.entries(profile).filter(([field]) => !field.endsWith('_customer_id')))
    await route.fulfill({ response: answer, json: { oauth_profile: kept } })
  })

/** The server ends the session, and the page hears of it at its next call. */
const endSession = async (page: Page): Promise<void> => {
  await page.route('**/api/v2/**', (route) => route.fulfill({ status: 401, json: { errorData: 'ERR_EXP' } }))
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/#auto_logout$/)
  await page.unrouteAll()
}

const openVisitor = async (browser: Browser, baseURL: string, kind: VisitorKind): Promise<Visitor> => {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const troubles = await listen(context, page)
  const person = PERSON[kind]
  if (kind === 'no-scopes') await withoutScopes(context)
  // One family fails at first, so that the page has something to ask again: that call brings the news of the end.
  if (kind === 'ended') await page.route('**/services/api-ais/accounts', (route) => route.abort())
  if (person === undefined) await page.goto('/')
  else await openAs(page, person[0], '/epargne', person[1])
  if (kind === 'ended') await endSession(page)
  troubles()
  return { kind, page, troubles }
}

type VisitorOf = (kind: VisitorKind) => Promise<Visitor>

/** Tests with a browser context for each kind of visitor that they ask for. */
export const test = base.extend<{ readonly freshVisitorOf: VisitorOf }>({
  freshVisitorOf: async ({ browser, baseURL }, use) => {
    const opened: Visitor[] = []
    await use(async (kind) => {
      const visitor = await openVisitor(browser, baseURL ?? '', kind)
      opened.push(visitor)
      return visitor
    })
    for (const { page } of opened) await page.context().close()
  },
})

const withoutLastSlash = (address: string): string => address.replace(/(?<=.)\/(?=$|\?)/, '')

/** Path and query of the page, without fragment and without a slash at the end. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return withoutLastSlash(`${pathname}${search}`)
}

/** Whether an address could stand in a link of the application: a malformed one is only ever typed. */
export const canBeLinked = (address: string): boolean => !/\/\/|%(?![\dA-F]{2})|%E0%A4%A/.test(address.split('?')[0] ?? '')

/** Types an address into the bar, whatever it looks like. */
export const enter = (page: Page, address: string): Promise<unknown> => page.goto(`${new URL(page.url()).origin}${address}`)

/** Landmarks of each frame, and whether it has skip links. A modal above hides them from assistive tools, not from this count. */
const FRAMES = {
  collective: { banner: 1, contentinfo: 1, skip: true },
  individual: { banner: 1, contentinfo: 1, skip: false },
  transmission: { banner: 1, contentinfo: 1, skip: false },
  public: { banner: 1, contentinfo: 1, skip: false },
  'no-header': { banner: 0, contentinfo: 0, skip: false },
  bare: { banner: 0, contentinfo: 0, skip: false },
} as const satisfies Record<NonNullable<Landing['layout']>, object>

const frameOf = async (page: Page) => ({
  banner: await page.getByRole('banner', { includeHidden: true }).count(),
  contentinfo: await page.getByRole('contentinfo', { includeHidden: true }).count(),
  skip: (await page.getByRole('link', { name: /^Aller au/, includeHidden: true }).count()) > 0,
})

const shown = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true }).first()

/** The page that an address comes to: address, heading, title, frame, and nothing that went wrong. All of it is looked at, whatever fails. */
export const expectLanding = async ({ kind, page, troubles }: Visitor, { at, screen, layout }: Landing): Promise<void> => {
  const look = expect.configure({ soft: true })
  await drawn(page)
  await look.poll(() => addressOf(page), `${kind}: where it ends`).toBe(at)
  await look(shown(page), `${kind}: its heading`).toBeVisible()
  await look(page, `${kind}: its title`).toHaveTitle(/\S – Hautelisse$/)
  // The pages for developers bring a head of their own.
  if (layout !== undefined && !/^(developer|demo)/.test(screen))
    await look.poll(() => frameOf(page), `${kind}: its frame`).toEqual(FRAMES[layout])
  look(troubles(), `${kind}: errors`).toEqual([])
}
