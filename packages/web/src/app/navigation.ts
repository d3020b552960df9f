import { matchRoute } from '@hautelisse/domain/portal'
import type { NavigationPort } from '@hautelisse/machines/ports'

/** What the port needs of the router: its history. */
type History = {
  readonly push: (path: string) => void
  readonly replace: (path: string) => void
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
}

/** Pages outside the portal that the page shows itself where no server does. */
const STAND_IN = '/stand-in/'

/** Whether Back is to find a page again; one that only waits or leads on would lead away once more. */
const isWorthComingBack = (path: string): boolean => matchRoute(path)?.route.content === 'screen'

/**
 * Moves the saver: inside the application through the router's history, outside it by following the address.
 *
 * @param history - the router's history
 * @param page - the window, for addresses outside
 * @param showsDoors - whether the stand-in pages are shown by the application itself, which is known once the API's home is open
 */
export const navigationPort = (
  history: History,
  page: Pick<Window, 'location' | 'open'>,
  showsDoors: () => boolean,
): NavigationPort => ({
  go: (path) => history.push(path),
  leave: (address) => {
    const isKept = isWorthComingBack(history.location.pathname)
    if (showsDoors() && address.startsWith(STAND_IN)) history[isKept ? 'push' : 'replace'](address)
    else page.location[isKept ? 'assign' : 'replace'](address)
  },
  openModal: (hash) => {
    // Asked for twice, it is still one step of the history.
    if (history.location.hash !== `#${hash}`) history.push(`${history.location.pathname}${history.location.search}#${hash}`)
  },
  // In place of the entry that opened it: neither Back nor Forward brings back a modal that was closed.
  closeModal: () => history.replace(`${history.location.pathname}${history.location.search}`),
  openTab: (address) => {
    // Opened empty, because a tab opened without its opener does not say whether the browser let it through.
    const tab = page.open('', '_blank')
    if (tab === null) return false
    tab.opener = null
    tab.location.replace(address)
    return true
  },
})
