import type { Environment } from '../contract/index.ts'
import { pathTo } from './addresses.ts'
import { outcomeOf } from './outcome.ts'
import { ATTACHMENT_STEPS, ROUTES, SITE_MAP_GROUPS, type Route, type RouteId, type SiteMapGroup } from './routes.ts'
import { defaultProfilePath, memberOf, type Viewer } from './viewer.ts'

export type SiteMapEntry = {
  readonly id: RouteId
  readonly to: string
}
export type SiteMapSection = { readonly group: SiteMapGroup; readonly entries: readonly SiteMapEntry[] }

/** What the map needs to know beyond the viewer; both are asked for after the sign-in. */
export type SiteMapSurroundings = {
  /** Address of the coaching partner, when there is one. */
  readonly coachingUrl?: string | undefined
  /** Number of entities of the robo-advisor. */
  readonly roboEntities?: number
}

/** Pages that open to every member and have something to show to some: the menu has the same conditions (P-NAV-19, P-NAV-20). */
const hasSomethingToShow = (id: RouteId, { coachingUrl = '', roboEntities = 0 }: SiteMapSurroundings): boolean => {
  if (id === 'coaching') return coachingUrl !== ''
  return id !== 'advisor-placements' || roboEntities > 0
}

/**
 * Builds the site map: the addresses that somebody may open now, by group; a group without any is left out (P-ROUTE-37).
 *
 * @param viewer who looks
 * @param environment where the portal runs
 * @param disabled routes taken away by configuration
 * @param surroundings what is known of coaching and of the robo-advisor
 * @example siteMapOf({ kind: 'visitor' }, 'production').map(({ group }) => group) // ['public', 'simulations']
 */
export const siteMapOf = (
  viewer: Viewer,
  environment: Environment,
  disabled: ReadonlySet<RouteId> = new Set(),
  surroundings: SiteMapSurroundings = {},
): readonly SiteMapSection[] => {
  const member = memberOf(viewer)
  const addressOf = ({ id }: Route): string => {
    if (id === 'attachment') return pathTo(id, { step: ATTACHMENT_STEPS[0] })
    return id === 'profile-default' ? defaultProfilePath(member?.scopes ?? []) : pathTo(id)
  }
  // Members attach a contract on pages of their own, which the map lists under operations.
  const isTheirs = ({ id }: Route): boolean => id !== 'attachment' || member === undefined
  // Maintenance is about opening /, not about being on the map: the map asks for an instant outside its windows.
  const isOpen = (address: string): boolean =>
    ['show', 'mirror'].includes(outcomeOf({ address, viewer, environment, disabled, now: 0 }).kind)
  return SITE_MAP_GROUPS.map((group) => ({
    group,
    entries: ROUTES.filter((route) => route.siteMap === group && isTheirs(route) && hasSomethingToShow(route.id, surroundings))
      .map((route) => ({ id: route.id, to: addressOf(route) }))
      .filter(({ to }) => isOpen(to)),
  })).filter(({ entries }) => entries.length > 0)
}
