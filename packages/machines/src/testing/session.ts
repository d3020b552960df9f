import { todayInParis } from '@hautelisse/domain/calendar'
import type { NavigationPort, TabMessage, TabsPort } from '../ports/index.ts'
import type { SessionPorts } from '../session/index.ts'
import { fakeClient } from './client.ts'
import type { FakeClient } from './client.ts'
import { fakeStorage } from './storage.ts'
import type { FakeStorage } from './storage.ts'

/**
 * Where a machine took the saver, as words: `go /epargne`, `leave /stand-in/…`, `modal auto_logout`, `close modal`, `tab https://…`.
 *
 * @param refusesTabs - whether the browser lets no tab open
 */
export const fakeNavigation = (refusesTabs = false): NavigationPort & { readonly moves: readonly string[] } => {
  const moves: string[] = []
  return {
    moves,
    go: (path) => void moves.push(`go ${path}`),
    leave: (address) => void moves.push(`leave ${address}`),
    openModal: (hash) => void moves.push(`modal ${hash}`),
    closeModal: () => void moves.push('close modal'),
    openTab: (address) => {
      if (!refusesTabs) moves.push(`tab ${address}`)
      return !refusesTabs
    },
  }
}

/** One browser's tabs as seen from one of them. */
export type FakeTabs = TabsPort & {
  readonly posted: readonly TabMessage[]
  /** Speaks as another tab. */
  readonly hear: (message: string) => void
  readonly listeners: () => number
}

export const fakeTabs = (): FakeTabs => {
  const posted: TabMessage[] = []
  const heard = new Set<(message: TabMessage) => void>()
  return {
    posted,
    post: (message) => void posted.push(message),
    subscribe: (listener) => {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
    hear: (message) => {
      for (const listener of heard) listener(message as TabMessage)
    },
    listeners: () => heard.size,
  }
}

/** The ports of a session machine, each with what a test sees of it. */
export type FakeSession = {
  readonly ports: SessionPorts
  readonly api: FakeClient
  readonly sessionStorage: FakeStorage
  readonly localStorage: FakeStorage
  readonly moves: readonly string[]
  readonly tabs: FakeTabs
  readonly marker: { value: string | undefined }
  /** Page where the saver is. */
  readonly address: { path: string }
  /** Milliseconds since 1970, as the machine sees them. */
  readonly clock: { now: number }
}

/** The instant at which tests begin. */
export const FAKE_NOW = Date.parse('2026-11-20T09:00:00Z')

/**
 * Makes the ports of a session machine.
 *
 * @param given - what is there before: the mark of a session, entries of the storages
 */
export const fakeSession = (
  given: {
    readonly marker?: string
    readonly sessionStorage?: Readonly<Record<string, string>>
    readonly localStorage?: Readonly<Record<string, string>>
  } = {},
): FakeSession => {
  const api = fakeClient()
  const sessionStorage = fakeStorage(given.sessionStorage)
  const localStorage = fakeStorage(given.localStorage)
  const navigation = fakeNavigation()
  const tabs = fakeTabs()
  const marker = { value: given.marker }
  const address = { path: '/epargne' }
  const clock = { now: FAKE_NOW }
  let texts = 0
  return {
    api,
    sessionStorage,
    localStorage,
    moves: navigation.moves,
    tabs,
    marker,
    address,
    clock,
    ports: {
      client: api.client,
      sessionStorage,
      localStorage,
      navigation,
      tabs,
      address: { read: () => ({ path: address.path, hash: '' }) },
      clock: { now: () => clock.now, today: () => todayInParis(clock.now) },
      random: () => `random-${(texts += 1)}`,
      marker: {
        read: () => marker.value,
        clear: () => {
          marker.value = undefined
        },
      },
    },
  }
}
