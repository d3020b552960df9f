import { randomBytes } from 'node:crypto'

import { Hono } from 'hono'

import { createApi } from '../create-api.ts'
import type { ApiContext, ApiEnv, ApiOptions } from '../server/index.ts'
import { compressJson } from './compression.ts'
import { doorFonts } from './door-fonts.ts'
import { pagePolicy, securityHeaders } from './security.ts'
import type { StaticFiles } from './static-files.ts'

/** What the portal's page holds where the nonce of each answer goes. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'

const NONCE_BYTES = 18

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

const answerPage = (context: ApiContext, page: string): Response => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  context.header('Content-Security-Policy', pagePolicy(nonce))
  context.header('Cache-Control', 'no-store')
  return context.html(page.replaceAll(NONCE_PLACEHOLDER, nonce))
}

/**
 * Makes what Node serves: API, doors and built portal on one address, with security headers on every answer.
 *
 * @param settings the API's options, the built portal, and whether a request came by https
 */
export const createSite = (settings: {
  readonly api: ApiOptions
  readonly files: StaticFiles
  readonly isHttps: (context: ApiContext) => boolean
}): Hono<ApiEnv> => {
  const { api, files, isHttps } = settings
  const site = new Hono<ApiEnv>()
  site.use(securityHeaders(isHttps))
  site.use('/api/*', compressJson)
  site.route('/', createApi({ doorFonts: doorFonts(files.paths), ...api }))

  site.get(
    '/robots.txt',
    async (context) => (await files.serve('/robots.txt', context.req.raw)) ?? context.text('User-agent: *\nDisallow: /\n'),
  )
  site.get('*', async (context) => {
    const file = await files.serve(context.req.path, context.req.raw)
    if (file !== undefined) return file
    return files.page !== undefined && asksForPage(context) ? answerPage(context, files.page) : context.notFound()
  })
  site.notFound((context) => context.text('404', 404))
  return site
}
