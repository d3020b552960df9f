import type { CollectiveScope, Scope } from '../session/index.ts'
import { SSO_ACTIONS, type SsoAction } from './routes.ts'

/**
 * What each family's external space is asked for, action by action: a suffix of its address; what a family does not know is missing (P-SSO-05).
 * The retirement family has one door for everything.
 */
export const SSO_ENDPOINTS = {
  ais: { space: '', 'voluntary-payment': '' },
  s2e: { space: '', 'voluntary-payment': '/operations/saisieunboppv' },
} as const satisfies Readonly<Record<CollectiveScope, Readonly<Record<SsoAction, string>>>>

/** Addresses of the external spaces: configuration; a family without its own cannot be reached (P-SSO-06). */
export type SsoConfig = {
  readonly ais?: { readonly challengeUrl: string; readonly clientId: string; readonly redirectUri: string }
  readonly s2e?: { readonly portalUrl: string }
}

export type SsoRequest = {
  readonly action: SsoAction
  readonly scope: CollectiveScope
  readonly config: SsoConfig
  /** Text that nobody can guess, new for each request (P-SSO-03). */
  readonly state: string
}

/** An address over https, one of this machine over http, or one of our own origin: nothing else is followed. */
const ALLOWED = /^(?:https:\/\/[^/\\]|http:\/\/(?:localhost|127\.0\.0\.1)[:/]|\/(?![/\\]))/

/**
 * Says whether a text is an action of the external space.
 *
 * @param text text of an address
 * @example isSsoAction('constructor') // false
 */
export const isSsoAction = (text: string): text is SsoAction => SSO_ACTIONS.some((action) => action === text)

/**
 * Returns the family whose external space an action opens: employee savings first, as for the one-time code.
 *
 * @param scopes scopes of the user
 * @example ssoScope(['ais', 's2e']) // 's2e'
 */
export const ssoScope = (scopes: readonly Scope[]): CollectiveScope | undefined =>
  (['s2e', 'ais'] as const).find((scope) => scopes.includes(scope))

/**
 * Builds the address of the external space: for the retirement family a challenge with client id, return address and state, for the
 * employee-savings family its portal with the suffix of the action. Nothing when it is not configured, or not with an address that may be
 * followed: then the way there is disabled (P-SSO-03, P-SSO-04, P-SSO-06).
 *
 * @param request action, family, configuration and state
 * @example ssoAddress({ action: 'voluntary-payment', scope: 's2e', config: { s2e: { portalUrl: 'https://e.example/' } }, state }) // 'https://e.example/operations/saisieunboppv'
 */
export const ssoAddress = ({ action, scope, config: { ais, s2e }, state }: SsoRequest): string | undefined => {
  if (scope === 's2e') {
    if (s2e === undefined || !ALLOWED.test(s2e.portalUrl)) return undefined
    return `${s2e.portalUrl.replace(/\/+$/, '')}${SSO_ENDPOINTS.s2e[action]}`
  }
  if (ais === undefined || !ALLOWED.test(ais.challengeUrl)) return undefined
  const query = Object.entries({ client_id: ais.clientId, redirect_uri: ais.redirectUri, state })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${ais.challengeUrl}${ais.challengeUrl.includes('?') ? '&' : '?'}${query}`
}
