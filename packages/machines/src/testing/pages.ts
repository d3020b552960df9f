import type { AddressPort, ConnectionPort, NavigationPort, PageAddress } from '../ports/index.ts'

/** One tab's pages: its history, and the address bar that goes with it. */
export type FakePages = {
  readonly address: AddressPort
  readonly navigation: NavigationPort
  /** Follows a link, as `/epargne` or `/epargne#advisor`. */
  readonly open: (place: string) => void
  readonly back: () => void
  /** Where the tab is, with its fragment. */
  readonly place: () => string
  /** Addresses opened in tabs of their own, or followed outside. */
  readonly left: readonly string[]
  /** How many still listen to the address. */
  readonly listeners: () => number
}

const read = (place: string): PageAddress => {
  const [path = '/', hash = ''] = place.split('#')
  return { path, hash }
}

/**
 * Makes the pages of a tab: navigation changes the address, and the address tells who listens, as in a browser.
 *
 * @param start - where the tab opens
 * @param refusesTabs - whether the browser lets no tab open
 * @example fakePages('/epargne').address.read() // { path: '/epargne', hash: '' }
 */
export const fakePages = (start: string, refusesTabs = false): FakePages => {
  let entries: readonly string[] = [start]
  const left: string[] = []
  const listeners = new Set<(address: PageAddress) => void>()
  const place = (): string => entries.at(-1) ?? start
  const become = (next: readonly string[]): void => {
    entries = next
    for (const listener of listeners) listener(read(place()))
  }
  const open = (next: string): void => become([...entries, next])
  return {
    address: {
      read: () => read(place()),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    navigation: {
      go: open,
      leave: (address) => void left.push(address),
      openModal: (hash) => open(`${read(place()).path}#${hash}`),
      closeModal: () => become([...entries.slice(0, -1), read(place()).path]),
      openTab: (address) => {
        if (!refusesTabs) left.push(address)
        return !refusesTabs
      },
    },
    open,
    back: () => become(entries.slice(0, Math.max(1, entries.length - 1))),
    place,
    left,
    listeners: () => listeners.size,
  }
}

/** A network that a test takes away and gives back. */
export const fakeConnection = (isOnline = true): ConnectionPort & { readonly become: (isOnline: boolean) => void } => {
  let online = isOnline
  const listeners = new Set<(isOnline: boolean) => void>()
  return {
    isOnline: () => online,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become: (next) => {
      online = next
      for (const listener of listeners) listener(next)
    },
  }
}
