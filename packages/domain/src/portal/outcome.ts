import type { Environment } from '../contract/index.ts'
import { COLLECTIVE_SCOPES, DEFAULT_ORIGIN, NoCollectiveScopes, type Scope, type User } from '../session/index.ts'
import { matchRoute, NOT_FOUND_ADDRESS, pathTo, type RouteMatch } from './addresses.ts'
import { isEmbedded } from './embedded.ts'
import { maintenanceAt } from './maintenance.ts'
import type { Route, RouteId } from './routes.ts'
import { defaultProfilePath, memberOf, type Viewer } from './viewer.ts'

/** Frame of a page. `individual` and `transmission` share one, `public` is the visitor's. */
export type Layout = 'collective' | 'individual' | 'transmission' | 'public' | 'no-header' | 'bare'

/** Values of the parameters of an address; an optional one may be missing. */
export type RouteParams = RouteMatch['params']

/** What happens when an address is opened. */
export type Outcome =
  | { readonly kind: 'show'; readonly route: Route; readonly params: RouteParams; readonly layout: Layout }
  /** Another address of the portal takes its place. */
  | { readonly kind: 'go'; readonly to: string }
  /** The browser leaves the application for a file. */
  | { readonly kind: 'load'; readonly to: string }
  /** The session has ended: the page asks to sign in again, and the address stays. */
  | { readonly kind: 'expired'; readonly route: Route }
  /** Shown until an instant, in milliseconds since 1970. */
  | { readonly kind: 'maintenance'; readonly until: number }
  /** A page that acts in the saver's name, asked for by an employee who looks at their space: the address stays, and one panel says why (P-PERM-01). */
  | { readonly kind: 'mirror'; readonly route: Route; readonly params: RouteParams; readonly layout: Layout }
  /**
   * A page of a family of savings that the person has none of: the address stays, and the ways of their own family stand there. The message goes to the
   * log, never to the screen (P-ERR-01).
   */
  | {
      readonly kind: 'other-family'
      readonly route: Route
      readonly params: RouteParams
      readonly layout: Layout
      readonly message: string
    }

/** What an address is judged by. */
export type Visit = {
  /** Path with its query; a fragment is ignored. */
  readonly address: string
  readonly viewer: Viewer
  readonly environment: Environment
  readonly disabled: ReadonlySet<RouteId>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Redirects end here, so these are never disabled. */
const ALWAYS_OPEN: ReadonlySet<RouteId> = new Set(['visitor-home', 'error-page'])

/** Address of the macro-enabled file (P-ROUTE-31, P-ROUTE-32). */
const SPREADSHEET = '/simulateur/pereco.xlsm'

const HOME = pathTo('visitor-home')

const go = (to: string): Outcome => ({ kind: 'go', to })

const PORTAL_LAYOUTS = { collective: 'collective', individual: 'individual', individual_transmission: 'transmission' } as const

const layoutOf = ({ id, layout }: Route, user: User | undefined, address: string): Layout => {
  // Coming back from a bank, the page waits without frame (P-ROUTE-71).
  if (id === 'aggregation-step' && address.includes('callback')) return 'bare'
  // In another site's page that site's own header and footer stand around it.
  if (isEmbedded(address)) return 'bare'
  if (layout !== 'portal') return layout
  return user === undefined ? 'public' : PORTAL_LAYOUTS[user.origin ?? DEFAULT_ORIGIN]
}

const isDisabled = ({ id }: Route, disabled: ReadonlySet<RouteId>): boolean => disabled.has(id) && !ALWAYS_OPEN.has(id)

/** Where somebody who may open the route is led on to, if it only leads on. */
const leadOn = ({ route, params }: RouteMatch, scopes: readonly Scope[]): Outcome | undefined => {
  const { id, steps } = route
  if (steps !== undefined && !steps.some((step) => step === params['step'])) return go(pathTo(id, { step: steps[0] }))
  if (id === 'profile-default') return go(defaultProfilePath(scopes))
  if (id === 'spreadsheet') return { kind: 'load', to: SPREADSHEET }
  return undefined
}

const actsAt = ({ route: { acts }, params }: RouteMatch): boolean =>
  acts === 'page' || (acts === 'action' && params['action'] !== undefined)

const lacksScope = ({ needsCollectiveScope }: Route, scopes: readonly Scope[]): boolean =>
  needsCollectiveScope === true && !COLLECTIVE_SCOPES.some((scope) => scopes.includes(scope))

/**
 * Says what an address shows to somebody: every guard, menu and site map asks this one function.
 *
 * In this order: an unknown address leads to the error page (P-ROUTE-81); a disabled route, a developer page outside development and a
 * member's page without a user id lead to / (P-ROUTE-82, P-ROUTE-83, P-DEV-06), but somebody whose session has just ended stays and is asked
 * to sign in; / shows the maintenance screen in its windows (P-MAINT-01) and leads members to their home; an unknown step leads to the first
 * (P-ROUTE-12); a page that acts is shut in a mirror session (P-PERM-01); a page that needs a collective scope gives its place to the ways of the
 * person's own family without one (P-ERR-01, ACTS-14).
 *
 * @param visit the address as it was typed, who looks, and when and where
 * @example outcomeOf({ address: '/epargne', viewer: { kind: 'visitor' }, environment: 'production', disabled: new Set(), now: 0 }) // go to '/'
 */
export const outcomeOf = ({ address, viewer, environment, disabled, now }: Visit): Outcome => {
  const withoutFragment = address.replace(/#.*$/su, '')
  const match = matchRoute(withoutFragment.replace(/\?.*$/su, ''))
  if (match === undefined) return go(NOT_FOUND_ADDRESS)
  const { route, params } = match
  const user = memberOf(viewer)
  const scopes = user?.scopes ?? []
  if (isDisabled(route, disabled)) return go(HOME)
  if (route.access === 'developers' && environment !== 'development') return go(HOME)
  if (route.access === 'members' && user === undefined) return viewer.kind === 'ended' ? { kind: 'expired', route } : go(HOME)
  const maintenance = route.id === 'visitor-home' ? maintenanceAt(now) : undefined
  if (maintenance !== undefined) return { kind: 'maintenance', until: maintenance.until }
  if (route.access === 'visitors' && user !== undefined) {
    if (!disabled.has('savings-home')) return go(pathTo('savings-home'))
    if (route.id !== 'visitor-home') return go(HOME)
  }
  const layout = layoutOf(route, user, withoutFragment)
  const led = leadOn(match, scopes)
  if (led !== undefined) return led
  if (user?.is_mirror === true && actsAt(match)) return { kind: 'mirror', route, params, layout }
  if (lacksScope(route, scopes)) return { kind: 'other-family', route, params, layout, message: new NoCollectiveScopes().message }
  return { kind: 'show', route, params, layout }
}

/** Where an address ends: itself when it shows something, or where its redirects lead. */
export type Arrival = { readonly address: string; readonly outcome: Exclude<Outcome, { kind: 'go' }> }

/**
 * Follows an address to where it ends. Redirects end after three steps at most, by the order of `outcomeOf`.
 *
 * @param visit the address as it was typed, who looks, and when and where
 * @example arriveAt({ address: '/profile', viewer: member, environment: 'production', disabled: new Set(), now: 0 }).address // '/profile/s2e/personal-data'
 */
export const arriveAt = (visit: Visit): Arrival => {
  const outcome = outcomeOf(visit)
  return outcome.kind === 'go' ? arriveAt({ ...visit, address: outcome.to }) : { address: visit.address, outcome }
}
