import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { versionAnswer } from '@hautelisse/domain/contract'
import { createApi } from '../create-api.ts'
import { otherMethod, versionSaid, type ApiContext, type ApiEnv, type ApiOptions, sendText } from '../server/index.ts'
import { answerDoor, renderNoFile } from '../stand-in/index.ts'
import { packing } from './compression.ts'
import { painterOf, type Paint } from './painting.ts'
import { nonceOf, securityHeaders } from './security.ts'
import type { StaticFiles } from './static-files.ts'

/** The portal's two families, by the names of the files that its build makes of them. */
const FAMILIES = [
  ['Ysabeau Variable', 'ysabeau-latin-wght-normal'],
  ['Source Sans 3 Variable', 'source-sans-3-latin-wght-normal'],
] as const

/**
 * Returns the rules that let the stand-in doors use the portal's fonts; none for a family that the build does not hold.
 *
 * @param paths every path of the built portal
 * @example doorFonts(['/assets/ysabeau-latin-wght-normal-1.woff2'])
 */
const doorFonts = (paths: readonly string[]): string =>
  FAMILIES.flatMap(([family, name]) => {
    const path = paths.find((candidate) => candidate.includes(name) && candidate.endsWith('.woff2'))
    return path === undefined
      ? []
      : [`@font-face{font-family:"${family}";src:url(${path}) format("woff2");font-weight:1 1000;font-display:swap}`]
  }).join('\n')

/** What the portal's page holds where the nonce of each answer goes. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'
const NONCE_PLACE_BYTES = 18

/** The audience measure: where its script is, and the text mixed into the numbers of people. */
export type Analytics = { readonly script: string; readonly salt: string }

const ANALYTICS_PLACEHOLDERS = { script: '__ANALYTICS_SCRIPT__', salt: '__ANALYTICS_SALT__' } as const

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The page with what it is told of the audience measure: empty without one. */
const withAnalytics = (page: string, analytics: Analytics | undefined): string =>
  page
    .replaceAll(ANALYTICS_PLACEHOLDERS.script, () => inAttribute(analytics?.script ?? ''))
    .replaceAll(ANALYTICS_PLACEHOLDERS.salt, () => inAttribute(analytics?.salt ?? ''))

/** Where the page holds what the version call would answer, so that its first screen need not wait for that call. */
const VERSION_PLACEHOLDER = '__API_VERSION__'

const withVersion = (page: string, options: ApiOptions): string =>
  page.replaceAll(VERSION_PLACEHOLDER, () => inAttribute(JSON.stringify(versionAnswer.encode(versionSaid(options)))))

const ACCEPTS_ANYTHING = '*/*'

/** Scripts, style sheets and pictures of a page say for what they ask; a program outside a browser, such as a probe, does not. */
const isPartOfPage = ({ req }: ApiContext): boolean => (req.header('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate'

const namesFile = (path: string): boolean => /\.[^/]*$/.test(path)

/** A navigation asks for a page, and so does a program that takes anything and names no file; what is part of a page must not get one. */
const asksForPage = (context: ApiContext): boolean => {
  const { req } = context
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  const accepted = req.header('Accept') ?? ACCEPTS_ANYTHING
  return accepted.includes('text/html') || (accepted.includes(ACCEPTS_ANYTHING) && !namesFile(req.path) && !isPartOfPage(context))
}

/** The one address that other sites may show in a frame (docs/decisions/04). */
const EMBEDDED = { path: '/simulateur/impots', search: '?variant=embedded' } as const

const isEmbedded = ({ req }: ApiContext): boolean => req.path === EMBEDDED.path && new URL(req.url).search === EMBEDDED.search

type PageSettings = {
  readonly page: string
  readonly isPainted: boolean
  readonly noncePlace: string
  readonly status?: 200 | 429
}

/** Whether another site's page led here, as browsers say it of a navigation however quiet that page keeps; not of what somebody typed. */
const isLedByOther = ({ req }: ApiContext): boolean => !['none', 'same-origin'].includes(req.header('Sec-Fetch-Site') ?? 'none')

/** Seconds after which a page that too many wanted painted may be asked for again. */
const PAINT_RETRY_S = 1

const answerPage = async (
  context: ApiContext,
  { page, isPainted, noncePlace, status = 200 }: PageSettings,
): Promise<Response> => {
  const nonce = nonceOf(context)
  if (isEmbedded(context)) context.set('framed', true)
  context.set('shown', isEmbedded(context) ? 'framed' : 'page')
  context.header('Cache-Control', 'no-store')
  // A page can read this of its own navigation, and asks before it does what another site must not cause.
  if (isLedByOther(context)) context.header('Server-Timing', 'foreign')
  const text = page.replaceAll(noncePlace, () => nonce)
  // Nothing of the request stands in a painted page but its path, so that its length tells nobody anything about what else does.
  return isPainted ? sendText(context, text, 'text/html; charset=UTF-8') : context.html(text, status)
}

/** The spreadsheet is asked for by its former name (P-ROUTE-31, P-ROUTE-32). */
const SPREADSHEET = { former: '/simulateur/pereco.xls', now: '/simulateur/pereco.xlsm' } as const

const addSpreadsheet = (site: Hono<ApiEnv>, files: StaticFiles): void => {
  site.get(SPREADSHEET.former, (context) => context.redirect(SPREADSHEET.now, 302))
  site.get(SPREADSHEET.now, async (context) => {
    const file = await files.serve(context)
    if (file !== undefined) return file
    context.set('shown', 'door')
    return answerDoor(context, renderNoFile(), 404)
  })
}

const REQUEST_ID_BYTES = 12

/** What a balancer asks: whether the process lives, and whether it is to be given requests. */
const addProbes = (site: Hono<ApiEnv>, isReady: () => Promise<boolean>): void => {
  site.get('/livez', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }))
  site.get('/readyz', async (context) => {
    const is = await isReady()
    return context.text(is ? 'ok' : 'not ready', is ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
}

const ROBOTS = '/robots.txt'

/** Whether an address would answer to a GET: then another method is refused by its name, and not as an unknown address. */
const isKnown = (context: ApiContext, { paths, page }: StaticFiles): boolean => {
  const { path } = context.req
  const own: readonly string[] = [ROBOTS, SPREADSHEET.former, SPREADSHEET.now]
  if (own.includes(path) || paths.includes(path)) return true
  return page !== undefined && !namesFile(path) && !path.startsWith('/api/')
}

/**
 * Makes what Node serves: API, doors and built portal on one address, with security headers on every answer.
 *
 * @param settings the API's options, the built portal and what paints its pages, whether a request came by https, who may frame what may be
 *   framed, and the audience measure
 */
export const createSite = (settings: {
  readonly api: ApiOptions
  /** Whether the server can answer: its storage does, and it was not told to end. */
  readonly isReady: () => Promise<boolean>
  readonly files: StaticFiles
  readonly paint?: Paint | undefined
  readonly paintMs?: number | undefined
  readonly isHttps: (context: ApiContext) => boolean
  readonly frameHosts: readonly string[]
  readonly analytics?: Analytics | undefined
}): Hono<ApiEnv> => {
  const { api, files, isHttps, frameHosts, analytics } = settings
  // Nobody can type this text, so that what is painted into a page cannot hold it: only the page's own place gets the nonce.
  const noncePlace = randomBytes(NONCE_PLACE_BYTES).toString('base64url')
  const page = files.page && withAnalytics(files.page.replaceAll(NONCE_PLACEHOLDER, noncePlace), analytics)
  const measureHost = analytics === undefined ? undefined : new URL(analytics.script).origin
  const site = new Hono<ApiEnv>()
  const painter = settings.paint === undefined ? undefined : painterOf(settings.paint, site, api, settings.paintMs)
  // The id is the server’s own: what a client calls its request stands in no answer and in no line of the log.
  site.use(requestId({ headerName: '', generator: () => randomBytes(REQUEST_ID_BYTES).toString('base64url') }))
  site.use(async (context, next) => {
    context.header('X-Request-Id', context.get('requestId'))
    await next()
  })
  site.use(securityHeaders(isHttps, { frameHosts, measureHost }))
  addProbes(site, settings.isReady)
  site.use(packing())
  site.route('/', createApi({ doorFonts: doorFonts(files.paths), ...api }))

  addSpreadsheet(site, files)
  site.get(ROBOTS, async (context) => (await files.serve(context)) ?? context.text('User-agent: *\nDisallow: /\n'))
  site.get('*', async (context) => {
    const file = await files.serve(context)
    if (file !== undefined) return file
    if (page === undefined || !asksForPage(context)) return context.notFound()
    const told = withVersion(page, api)
    const painted = await painter?.(context, told)
    if (typeof painted === 'object') return answerPage(context, { page: painted.page, isPainted: true, noncePlace })
    // The page draws itself all the same: only its painting was refused.
    if (painted === 'too-many') context.header('Retry-After', String(PAINT_RETRY_S))
    return answerPage(context, { page: told, isPainted: false, noncePlace, status: painted === 'too-many' ? 429 : 200 })
  })
  site.all('*', (context) =>
    isKnown(context, files) ? otherMethod(context, ['GET'], () => context.text('405', 405)) : context.notFound(),
  )
  site.notFound((context) => context.text('404', 404))
  site.onError((error, context) => {
    api.onError?.(error)
    return context.text('500', 500)
  })
  return site
}
