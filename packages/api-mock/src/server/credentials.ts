import {
  CSRF_COOKIE,
  HOST_CSRF_COOKIE,
  ROBO_ADMIN_COOKIE,
  SESSION_COOKIE,
  SESSION_ORIGIN_COOKIE,
  VISITOR_COOKIE,
} from '@hautelisse/domain/contract'
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

import type { ApiContext, CredentialName, PageCredentials } from './context.ts'

/** Reads and writes a client's credentials. Each home has its own: real cookies on Node, an object of the page in the page (docs/decisions/04). */
export type Credentials = {
  readonly read: (context: ApiContext, name: CredentialName) => string | undefined
  /** Every token that a client brings under a name that only this host can have written, as far as its home can tell. */
  readonly tokens: (context: ApiContext) => readonly string[]
  readonly write: (context: ApiContext, name: CredentialName, value: string) => void
  readonly remove: (context: ApiContext, name: CredentialName) => void
}

const isHttps = (context: ApiContext): boolean => new URL(context.req.url).protocol === 'https:'

/** Names that scripts must not read, and those that end with the browser: the server ends the sessions themselves. */
const HIDDEN: ReadonlySet<CredentialName> = new Set([SESSION_COOKIE, ROBO_ADMIN_COOKIE, VISITOR_COOKIE])
const SHORT: ReadonlySet<CredentialName> = new Set([SESSION_COOKIE, ROBO_ADMIN_COOKIE, SESSION_ORIGIN_COOKIE])
/** Sessions, whose names on https no neighbouring host can write. */
const OWN: ReadonlySet<CredentialName> = new Set([SESSION_COOKIE, ROBO_ADMIN_COOKIE])

/** Puts a cookie on an answer, one that was made already included: it is not made anew. */
const setCookie = (context: ApiContext, ...cookie: Parameters<typeof generateCookie>): void => {
  const written = generateCookie(...cookie)
  if (context.finalized) context.res.headers.append('Set-Cookie', written)
  else context.header('Set-Cookie', written, { append: true })
}

/** Values of all cookies of a name, in the order in which they came: a client may hold several, for several hosts or paths. */
const allOf = (context: ApiContext, name: string): readonly string[] =>
  (context.req.header('Cookie') ?? '').split(';').flatMap((pair) => Object.values(parse(pair, name)))

/**
 * Returns credentials kept in real cookies. Scripts cannot read the session; the token and the mark they can. On https the session's cookie is
 * named `__Host-session`, and the token is in `__Host-XSRF-TOKEN` too, beside the specified name: browsers take such cookies from this host alone,
 * never from a neighbouring one, and a token that came under the specified name alone counts for nothing. On http they would refuse such names.
 * There a neighbour's cookie may stand beside our own of the same name: all of them are read.
 *
 * The session's cookie and its mark end with the browser; the server ends the session itself.
 *
 * @param settings lifetime of the other cookies in seconds; whether cookies travel on https alone (default: as the request came)
 * @example cookieCredentials({ maxAge: 8 * 3600 })
 */
export const cookieCredentials = (settings: {
  readonly maxAge: number
  readonly secure?: (context: ApiContext) => boolean
}): Credentials => {
  const isSecure = settings.secure ?? isHttps
  const place = (context: ApiContext, name: CredentialName) =>
    ({ path: '/', sameSite: name === ROBO_ADMIN_COOKIE ? 'Strict' : 'Lax', secure: isSecure(context) }) as const
  const nameFor = (context: ApiContext, name: CredentialName) => (OWN.has(name) && isSecure(context) ? `__Host-${name}` : name)
  return {
    read: (context, name) => getCookie(context, nameFor(context, name)),
    tokens: (context) => allOf(context, isSecure(context) ? HOST_CSRF_COOKIE : CSRF_COOKIE),
    write: (context, name, value) => {
      const how = { ...place(context, name), httpOnly: HIDDEN.has(name) }
      const lasts = SHORT.has(name) ? {} : { maxAge: settings.maxAge }
      setCookie(context, nameFor(context, name), value, { ...how, ...lasts })
      if (name === CSRF_COOKIE && isSecure(context)) setCookie(context, HOST_CSRF_COOKIE, value, { ...how, ...lasts })
    },
    remove: (context, name) => void deleteCookie(context, nameFor(context, name), place(context, name)),
  }
}

const pageOf = (context: ApiContext): PageCredentials => {
  const { credentials } = context.env
  if (credentials === undefined) throw new Error('In the page, app.fetch needs { credentials } as its second argument.')
  return credentials
}

/** Credentials kept by the page that calls the API inside itself: browsers drop `Cookie` and `Set-Cookie` from requests made there. */
export const pageCredentials: Credentials = {
  read: (context, name) => pageOf(context).read(name),
  tokens: (context) => [pageOf(context).read(CSRF_COOKIE) ?? ''].filter((token) => token !== ''),
  write: (context, name, value) => pageOf(context).write(name, value),
  remove: (context, name) => pageOf(context).remove(name),
}
