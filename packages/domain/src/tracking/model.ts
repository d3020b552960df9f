import type { RouteId } from '../portal/index.ts'
import { PROVIDER_ADVISOR, PROVIDER_SCOPE } from '../contract/index.ts'
import type { Scope, User } from '../session/index.ts'

/** Data families whose holders' visits may be measured. */
const MEASURED_SCOPES: ReadonlySet<Scope> = new Set<Scope>(['ais', 's2e', PROVIDER_SCOPE])

/**
 * Says whether the visits of a user may be measured at all: of those who hold company savings or are customers of the provider (P-TRACK-01).
 *
 * @param scopes scopes of the user
 * @example shouldTrack(['marel', 'bi']) // false
 */
export const shouldTrack = (scopes: readonly Scope[]): boolean => scopes.some((scope) => MEASURED_SCOPES.has(scope))

/** Pages that are never tracked (P-TRACK-02). */
const UNTRACKED_PAGES: ReadonlySet<RouteId> = new Set<RouteId>(['login'])

/** SHA-256 of a text, from the platform. */
export type Digest = (text: string) => Promise<Uint8Array>

/**
 * Makes the id under which somebody's visits are counted: SHA-256 of a fixed salt and their id, in hexadecimal. Nobody reads the id back
 * from it (P-TRACK-03, P-TRACK-04).
 *
 * @param sub id of the user, as the sign-in service knows it
 * @param salt text of the configuration
 * @param digest the platform's SHA-256
 * @example await trackingIdOf('sylvie', 'salt', digest) // 64 hexadecimal digits
 */
export const trackingIdOf = async (sub: string, salt: string, digest: Digest): Promise<string> =>
  [...(await digest(`${salt}${sub}`))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Something that somebody did: a page was shown, or an element of it used (P-TRACK-07). */
export type Visit =
  | { readonly kind: 'page'; readonly page: RouteId }
  | { readonly kind: 'click'; readonly page: RouteId; readonly target: string }

/**
 * What is told of it: names of ours alone. A page is named by its entry in the table of routes, never by its address, so that no contract and
 * no amount is ever told.
 */
export type Tag = {
  readonly event: 'page' | 'click'
  readonly page: RouteId
  readonly visitor: string
  readonly target?: string
  /** Kind of the advisor, for the network of distribution; absent without an advisor (P-TRACK-05). */
  readonly network?: string
}

/** Names of elements are words of ours: letters, dots and hyphens. Anything else might be somebody's data. */
const TARGET = /^[a-z]+(?:[.-][a-z]+)*$/

/**
 * Makes the tag of a visit. Returns undefined for untracked pages and for elements with an unknown name.
 *
 * @param visit what somebody did
 * @param visitor id under which their visits are counted
 * @param user who they are, for the kind of their advisor
 * @example tagOf({ kind: 'page', page: 'login' }, id, user) // undefined
 */
export const tagOf = (visit: Visit, visitor: string, user: Pick<User, typeof PROVIDER_ADVISOR>): Tag | undefined => {
  if (UNTRACKED_PAGES.has(visit.page)) return undefined
  if (visit.kind === 'click' && !TARGET.test(visit.target)) return undefined
  const network = user[PROVIDER_ADVISOR]?.type
  return {
    event: visit.kind,
    page: visit.page,
    visitor,
    ...(visit.kind === 'click' ? { target: visit.target } : {}),
    ...(network === undefined ? {} : { network }),
  }
}
