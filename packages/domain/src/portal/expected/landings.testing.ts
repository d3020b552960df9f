import type { Layout } from '../outcome.ts'
import type { RouteId } from '../routes.ts'
import type { ExpectedOutcome, Landing, Screen, VisitorKind } from './viewers.testing.ts'

type Lands = ExpectedOutcome['lands']

/** Frame in which each kind of visitor sees a page of the portal. */
export const FRAMES = {
  visitor: 'public',
  collective: 'collective',
  individual: 'individual',
  individual_transmission: 'transmission',
  mirror: 'collective',
  'no-scopes': 'collective',
  ended: 'public',
} as const satisfies Readonly<Record<VisitorKind, Layout>>

/** What an address comes to, said for each kind of visitor. */
export const byKind = (landing: (kind: VisitorKind) => Landing): Lands => ({
  visitor: landing('visitor'),
  collective: landing('collective'),
  individual: landing('individual'),
  individual_transmission: landing('individual_transmission'),
  mirror: landing('mirror'),
  'no-scopes': landing('no-scopes'),
  ended: landing('ended'),
})

const isIn = (kind: VisitorKind): boolean => kind !== 'visitor' && kind !== 'ended'

/** The entrance, as visitors see it. */
const entrance: Landing = { at: '/', screen: 'visitor-home', layout: 'public' }

/** The home of members, in their own frame. */
const home = (kind: VisitorKind): Landing => ({ at: '/epargne', screen: 'savings-home', layout: FRAMES[kind] })

/** Where the way to / ends: visitors stay there, members go on to their own home. */
const toEntrance = (kind: VisitorKind): Landing => (isIn(kind) ? home(kind) : entrance)

/** Everybody sees the page, in their own frame or in the given one. */
export const everybody = (at: string, screen: RouteId, layout?: Layout): Lands =>
  byKind((kind) => ({ at, screen, layout: layout ?? FRAMES[kind] }))

/** Visitors see the page, members are led to their home. */
export const visitors = (at: string, screen: RouteId, layout: Layout): Lands =>
  byKind((kind) => (isIn(kind) ? home(kind) : { at, screen, layout }))

/** Members see the page; visitors are led to /, and an ended session asks to sign in again without leaving the address. */
export const members = (at: string, screen: Screen, layout?: Layout, stays: string = at): Lands =>
  byKind((kind) => {
    if (kind === 'visitor') return entrance
    if (kind === 'ended') return { at: stays, screen: 'session-expired', layout: 'no-header' }
    return { at, screen, layout: layout ?? FRAMES[kind] }
  })

/** As `members`, but people without a collective scope see the ways of their own family, in their frame. */
export const collectiveScopes = (at: string, screen: RouteId): Lands => ({
  ...members(at, screen),
  individual_transmission: { at, screen: 'other-family', layout: FRAMES.individual_transmission },
  'no-scopes': { at, screen: 'other-family', layout: FRAMES['no-scopes'] },
})

/** A page that acts in somebody's name: as given, but shut to an employee who looks at their space. */
export const acting = (lands: Lands): Lands => ({ ...lands, mirror: { ...lands.mirror, screen: 'mirror' } })

/** What an unknown address comes to. */
export const unknown = byKind(() => ({ at: '/error-page?reason=ERR_NOT_FOUND', screen: 'error-page', layout: 'no-header' }))
/** What an address comes to that leads to /. */
export const led = byKind(toEntrance)

/** Writes one row; the ids are separated by spaces. */
export const row = (
  ids: string,
  rule: string,
  address: string,
  lands: Lands,
  more: Partial<ExpectedOutcome> = {},
): ExpectedOutcome => ({
  ids: ids.split(' '),
  rule,
  address,
  lands,
  ...more,
})

/** As `memberPage`, for a page that acts in the member's name. */
export const actPage = (ids: string, screen: RouteId, address: string, rule: string): ExpectedOutcome =>
  row(`${ids} P-ROUTE-83 P-PERM-01 P-PERM-03`, rule, address, acting(members(address, screen)))

/** A page of members, each in their frame; it also shows that visitors and users without id are led to /. */
export const memberPage = (ids: string, screen: RouteId, address: string, rule: string): ExpectedOutcome =>
  row(`${ids} P-ROUTE-83 P-PERM-03`, rule, address, members(address, screen))
