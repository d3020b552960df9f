import type { MiddlewareHandler } from 'hono'

import type { ApiContext, ApiEnv } from '../server/index.ts'

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const NOWHERE = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" } as const

/** Policy of what is no page: data and files. */
export const DATA_POLICY = policy(NOWHERE)

/** Policy of the stand-in doors, and of pages drawn like them: a form and a style sheet, no script at all. */
export const DOOR_POLICY = policy({
  ...NOWHERE,
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'form-action': "'self'",
})

/**
 * Returns the Content-Security-Policy of the portal's page: everything from this address, no inline script, and the style sheets that the
 * dialogs' scroll lock adds by the nonce of the answer.
 *
 * @param nonce text that nobody can guess, different for each answer
 * @param frameHosts who may show the page in a frame: nobody unless said otherwise
 * @param measureHost origin of the audience measure's script, where one is configured (docs/decisions/15)
 */
export const pagePolicy = (nonce: string, frameHosts: readonly string[] = ["'none'"], measureHost?: string): string => {
  const own = measureHost === undefined ? "'self'" : `'self' ${measureHost}`
  return policy({
    'default-src': "'self'",
    'script-src': own,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `${own} data:`,
    'connect-src': own,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': frameHosts.join(' '),
  })
}

/** What every answer carries. */
export const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

const TWO_YEARS_S = 63_072_000

/** What an answer carries once browsers come by https, and only then. */
export const ONLY_HTTPS = { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains` } as const

/**
 * Puts the security headers on every answer; an answer that has a policy of its own keeps it.
 *
 * @param isHttps says whether a request came by https: only then may browsers be told to insist on it
 */
export const securityHeaders =
  (isHttps: (context: ApiContext) => boolean): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(FIXED)) headers.set(name, value)
    // This older header knows no list of hosts: the page's policy alone says who may frame it.
    if (context.get('framed') === true) headers.delete('X-Frame-Options')
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', context.req.path.startsWith('/stand-in/') ? DOOR_POLICY : DATA_POLICY)
    if (isHttps(context)) for (const [name, value] of Object.entries(ONLY_HTTPS)) headers.set(name, value)
  }
