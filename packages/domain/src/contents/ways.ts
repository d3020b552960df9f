import { contactOf, matchRoute, memberOf, type Viewer } from '../portal/index.ts'

/**
 * How somebody writes to us: after signing in, by a message of their profile, to their advisor, or not yet, while the advisor of an individual
 * contract is not known.
 */
export type WritingWay =
  | { readonly kind: 'sign-in'; readonly to: string }
  | { readonly kind: 'message'; readonly to: string }
  | { readonly kind: 'advisor'; readonly hash: string }
  | { readonly kind: 'none' }

const SIGN_IN = '/login'

/** The tax simulator in the frame of a partner's page, whose visitors are the partner's. */
const EMBEDDED = 'embedded'

/**
 * Returns how somebody writes to us from the contact page (P-ROUTE-06, P-FOOT-09, P-FOOT-10).
 *
 * @param viewer who looks
 * @example writingWay({ kind: 'visitor' }) // { kind: 'sign-in', to: '/login' }
 */
export const writingWay = (viewer: Viewer): WritingWay => {
  const user = memberOf(viewer)
  if (user === undefined) return { kind: 'sign-in', to: SIGN_IN }
  const { to, hash } = contactOf(viewer)
  if (hash !== undefined) return { kind: 'advisor', hash }
  // Where there is no advisor, "contact" leads to the page that asks.
  return to === undefined || matchRoute(to)?.route.id === 'contact' ? { kind: 'none' } : { kind: 'message', to }
}

/**
 * Says whether visitors are asked about the audience measure at an address: on every page with a header or a form, but neither at sign-in,
 * which is not measured, nor on pages that only lead on, nor in the frame of a partner's page (P-CONST-06, P-TRACK-02).
 *
 * @param path path of the address
 * @param variant how the page is shown, where its address says so
 * @example asksAboutMeasure('/login') // false
 */
export const asksAboutMeasure = (path: string, variant?: string): boolean => {
  const route = matchRoute(path)?.route
  if (route === undefined || route.layout === 'bare' || route.id === 'login') return false
  return route.id !== 'tax-simulator' || variant !== EMBEDDED
}
