import { SESSION_COOKIE, VISITOR_COOKIE } from '@hautelisse/domain/contract'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { ApiContext, CredentialName, PageCredentials } from './context.ts'

/** Reads and writes a client's credentials. Each home has its own: real cookies on Node, an object of the page in the page (docs/decisions/04). */
export type Credentials = {
  readonly read: (context: ApiContext, name: CredentialName) => string | undefined
  readonly write: (context: ApiContext, name: CredentialName, value: string) => void
  readonly remove: (context: ApiContext, name: CredentialName) => void
}

const isHttps = (context: ApiContext): boolean => new URL(context.req.url).protocol === 'https:'

/**
 * Returns credentials kept in real cookies. Scripts cannot read the session; the token and the mark they can. On https the session's cookie is
 * named `__Host-session`: browsers then take it from this host alone, never from a neighbouring one. On http they would refuse such a name, and
 * the two others keep the names by which scripts know them.
 *
 * @param settings lifetime of the session's cookies in seconds; whether cookies travel on https alone (default: as the request came)
 * @example cookieCredentials({ maxAge: 8 * 3600 })
 */
export const cookieCredentials = (settings: {
  readonly maxAge: number
  readonly secure?: (context: ApiContext) => boolean
}): Credentials => {
  const isSecure = settings.secure ?? isHttps
  const place = (context: ApiContext) => ({ path: '/', sameSite: 'Lax', secure: isSecure(context) }) as const
  const nameFor = (context: ApiContext, name: CredentialName) =>
    name === SESSION_COOKIE && isSecure(context) ? `__Host-${name}` : name
  return {
    read: (context, name) => getCookie(context, nameFor(context, name)),
    write: (context, name, value) =>
      setCookie(context, nameFor(context, name), value, {
        ...place(context),
        httpOnly: name === SESSION_COOKIE || name === VISITOR_COOKIE,
        maxAge: settings.maxAge,
      }),
    remove: (context, name) => void deleteCookie(context, nameFor(context, name), place(context)),
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
  write: (context, name, value) => pageOf(context).write(name, value),
  remove: (context, name) => pageOf(context).remove(name),
}
