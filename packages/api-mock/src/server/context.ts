import type {
  CSRF_COOKIE,
  ROBO_ADMIN_COOKIE,
  SESSION_COOKIE,
  SESSION_ORIGIN_COOKIE,
  VISITOR_COOKIE,
} from '@hautelisse/domain/contract'
import type { Context } from 'hono'

/** What a client keeps for the server: session, that of an administrator, CSRF token, the mark that a session exists; in development also whose orders to fail are whose. */
export type CredentialName =
  | typeof SESSION_COOKIE
  | typeof ROBO_ADMIN_COOKIE
  | typeof CSRF_COOKIE
  | typeof SESSION_ORIGIN_COOKIE
  | typeof VISITOR_COOKIE

/** Where a page keeps its credentials; the page's transport hands it over with each request: `app.fetch(request, { credentials })`. */
export type PageCredentials = {
  readonly read: (name: CredentialName) => string | undefined
  readonly write: (name: CredentialName, value: string) => void
  readonly remove: (name: CredentialName) => void
}

/** An answer's text, compressed. */
export type Packed = { readonly encoding: 'br' | 'gzip'; readonly bytes: Uint8Array<ArrayBuffer> }

/** What Hono carries with a request: in the page, the place where the page keeps its credentials. */
export type ApiEnv = {
  Bindings: { readonly credentials?: PageCredentials }
  Variables: {
    /** The answer carries a token already. */
    csrfWritten?: true
    /** The call needs no token: its answer hands none over, and so sends no cookie. */
    tokenless?: true
    /** The answer is a page that other sites may show in a frame: it sends no cookie (docs/decisions/04). */
    framed?: true
    /** The person whose session asks. */
    sub?: string
    /** What the answer shows, where that is neither data nor a door. */
    shown?: 'door' | 'page' | 'framed'
    /** Text that names the style sheets of this answer alone. */
    secureHeadersNonce?: string
    /** Text that tells the request from any other, where its home gives it one. */
    requestId?: string
    /** Compresses a text as the request allows, where its home can: undefined where the text goes out as it is. */
    pack?: (text: string, kept: string | undefined) => Promise<Packed | undefined>
  }
}

export type ApiContext = Context<ApiEnv>
