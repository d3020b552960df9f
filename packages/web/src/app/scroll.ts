import type { ParsedLocation } from '@tanstack/react-router'

/** Start of the names under which the router keeps how far each page was scrolled. */
const ROUTER_ENTRIES = 'tsr-'

const dropRouterEntries = (storage: Storage): void => {
  for (const name of Object.keys(storage)) if (name.startsWith(ROUTER_ENTRIES)) storage.removeItem(name)
}

/**
 * Takes back what the router writes about scrolling when the page is left: within a page it knows without, and the browser keeps nothing of a
 * session that has ended (docs/decisions/05).
 *
 * Called after the router was made, so that its own writing comes first.
 *
 * @param page - the window whose storage the router writes
 */
export const forgetScrolling = (page: Window): void => {
  const forget = (): void => {
    try {
      dropRouterEntries(page.sessionStorage)
    } catch {
      // A browser that refuses storage kept nothing.
    }
  }
  page.addEventListener('pagehide', forget)
}

/**
 * Leaves the place on a page to its stepper while its steps change: each begins at its top, or with what was refused.
 *
 * @returns what the router asks once for each address that it has shown
 * @example restoresPlace()({ location }) // true for the first address
 */
export const restoresPlace = (): ((shown: { readonly location: Pick<ParsedLocation, 'pathname' | 'state'> }) => boolean) => {
  let last: string | undefined
  return ({ location: { pathname, state } }) => {
    const isStep = pathname === last && state.place !== undefined
    last = pathname
    return !isStep
  }
}
