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
