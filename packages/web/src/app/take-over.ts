import type { Place } from '../shell/index.ts'
import { PAINTED } from './prepared-screens.ts'
import type { Pages } from './tree.tsx'

/**
 * Opens the page that the address names, until it can be drawn in one go. Returns undefined if that page was not prerendered or was redirected.
 *
 * @param pages - the application's pages
 * @param signal - ends the wait
 * @returns the route that is ready to be drawn
 */
export const readyPage = async ({ app, router }: Pages, signal: AbortSignal) => {
  const { pathname } = router.history.location
  await router.load()
  const match = router.state.matches.find(({ routeId }) => routeId === '/page')
  const { outcome } = (match?.context as { readonly place?: Place } | undefined)?.place ?? {}
  if (outcome?.kind !== 'show' || router.history.location.pathname !== pathname) return undefined
  const prepare = PAINTED[outcome.route.id]
  if (prepare === undefined) return undefined
  await prepare(app, outcome.route.id, signal)
  return outcome.route.id
}
