import type { AddressPort, PageAddress } from '@hautelisse/machines/ports'

/** What the port needs of the router: its history. */
type History = {
  readonly location: { readonly pathname: string; readonly hash: string }
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Reads the address bar through the router's history: it tells of every change, by a link, by a machine, or by the browser's Back.
 *
 * @param history - the router's history
 */
export const addressPort = (history: History): AddressPort => {
  const read = (): PageAddress => ({ path: history.location.pathname, hash: history.location.hash.replace(/^#/, '') })
  return { read, subscribe: (listener) => history.subscribe(() => listener(read())) }
}
