import { PROVIDER_ADVISOR, PROVIDER_PROFILE, PROVIDER_SCOPE } from '../contract/index.ts'
import { DEFAULT_ORIGIN, type Origin, type Scope, type User } from '../session/index.ts'
import { pathTo } from './addresses.ts'
import { ATTACHMENT_STEPS, PROVIDER_ATTACHMENT } from './routes.ts'

/** Who looks at the portal: nobody known, somebody whose session has just ended, or somebody signed in. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'ended'; readonly origin: Origin | undefined }
  | { readonly kind: 'member'; readonly user: User }

/**
 * Returns the user of a viewer who has signed in and has an id; everybody else is a visitor to every page (P-ROUTE-83, P-PERM-03).
 *
 * @param viewer who looks
 * @example memberOf({ kind: 'visitor' }) // undefined
 */
export const memberOf = (viewer: Viewer): User | undefined =>
  viewer.kind === 'member' && viewer.user.id !== undefined ? viewer.user : undefined

/**
 * Returns the scope whose profile is shown first: employee savings, else company retirement, else the provider's (P-ROUTE-80).
 *
 * @param scopes scopes of the user
 * @example defaultScope(['ais', 's2e']) // 's2e'
 */
export const defaultScope = (scopes: readonly Scope[]): Scope =>
  (['s2e', 'ais'] as const).find((scope) => scopes.includes(scope)) ?? PROVIDER_SCOPE

/**
 * Returns the address that /profile leads to (P-ROUTE-79, P-ROUTE-80).
 *
 * @param scopes scopes of the user
 * @example defaultProfilePath(['ais']) // '/profile/ais/personal-data'
 */
export const defaultProfilePath = (scopes: readonly Scope[]): string =>
  pathTo('profile', { scope: defaultScope(scopes), journey: 'personal-data' })

/**
 * Returns the address by which somebody writes to us: the contact journey of their profile, or for visitors the public page (P-FOOT-09,
 * P-FOOT-10).
 *
 * @param viewer who looks
 * @example contactPath({ kind: 'visitor' }) // '/contact'
 */
export const contactPath = (viewer: Viewer): string => {
  const user = memberOf(viewer)
  if (user === undefined) return pathTo('contact')
  return pathTo('profile', { scope: defaultScope(user.scopes), journey: 'contact', action: 'message' })
}

/**
 * Says whether any profile of a user is known (P-NAV-25, P-PERM-06).
 *
 * @param user somebody who has signed in
 * @example hasProfile(VISITOR) // false
 */
export const hasProfile = (user: User): boolean =>
  user.ais_profile !== undefined || user.s2e_profile !== undefined || user[PROVIDER_PROFILE] !== undefined

/**
 * Says whether the advisor modals have something to show: a profile and an advisor (P-PERM-06).
 *
 * @param user somebody who has signed in
 * @example canReachAdvisor(VISITOR) // false
 */
export const canReachAdvisor = (user: User): boolean => hasProfile(user) && user[PROVIDER_ADVISOR] !== undefined

/**
 * Says whether a simulation can be shared: by a person with the provider's customer profile, whose advisor is the provider's; a profile of another family
 * is not enough (S-ROLE-09, S-ROLE-10).
 *
 * @param user somebody who has signed in
 * @example canShare(VISITOR) // false
 */
export const canShare = (user: User): boolean => user[PROVIDER_PROFILE] !== undefined && canReachAdvisor(user)

/** Where a menu item or a link leads: an address of the portal, a modal's fragment without its sign, or both. */
export type Target = { readonly to?: string; readonly hash?: string }

/**
 * Returns where "contact" leads: collective people to the contact journey, the others to their advisor's modal, or to the public page if they have
 * no advisor, so that it always leads somewhere (P-NAV-21, P-FOOT-05, P-FOOT-06, P-FOOT-09, P-FOOT-10).
 *
 * @param viewer who looks
 * @example contactOf({ kind: 'visitor' }) // { to: '/contact' }
 */
export const contactOf = (viewer: Viewer): Target => {
  const user = memberOf(viewer)
  if (user === undefined || (user.origin ?? DEFAULT_ORIGIN) === 'collective') return { to: contactPath(viewer) }
  if (!canReachAdvisor(user)) return { to: pathTo('contact') }
  return { hash: user.origin === 'individual_transmission' ? 'advisor_transmission' : 'advisor' }
}

/**
 * Returns where somebody attaches the contract of a letter: visitors on a page of their own, members on that of a company's plans or of individual
 * contracts (ATT-01, P-ROUTE-10, P-ROUTE-43, P-ROUTE-72).
 *
 * @param viewer who looks
 * @example attachmentOf({ kind: 'visitor' }) // '/attachment/choice'
 */
export const attachmentOf = (viewer: Viewer): string => {
  const user = memberOf(viewer)
  const [step] = ATTACHMENT_STEPS
  if (user === undefined) return pathTo('attachment', { step })
  return (user.origin ?? DEFAULT_ORIGIN) === 'collective'
    ? pathTo('connected-attachment-steps', { step })
    : pathTo('connected-attachment', { filter: PROVIDER_ATTACHMENT })
}

/**
 * Returns the user after "contact" was used: opening the transmission advisor's modal counts as an action (P-FOOT-07, P-USER-27).
 *
 * @param user somebody who has signed in
 * @example withContactOpened({ ...user, origin: 'individual' }) // the same user
 */
export const withContactOpened = (user: User): User =>
  contactOf({ kind: 'member', user }).hash === 'advisor_transmission' ? { ...user, actions: user.actions + 1 } : user
