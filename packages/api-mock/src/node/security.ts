import type { MiddlewareHandler } from 'hono'

import type { ApiContext, ApiEnv } from '../server/index.ts'

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const NOWHERE = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" } as const

/** Policy of what is no page: data and files. */
const DATA_POLICY = policy(NOWHERE)

/** Policy of the stand-in doors: a form and a style sheet, no script at all. */
const DOOR_POLICY = policy({
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
 */
export const pagePolicy = (nonce: string): string =>
  policy({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

const TWO_YEARS_S = 63_072_000

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
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', context.req.path.startsWith('/stand-in/') ? DOOR_POLICY : DATA_POLICY)
    if (isHttps(context)) headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS_S}; includeSubDomains`)
  }
