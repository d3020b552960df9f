import type { Environment } from '@hautelisse/domain/contract'
import type { OpenModal, RouteId, SsoConfig } from '@hautelisse/domain/portal'
import type { Client } from '@hautelisse/machines/api'
import { selectIsOffline, selectSurroundings, type applicationMachine, type Home } from '@hautelisse/machines/application'
import type { FollowingClockPort, NavigationPort, RandomPort, StoragePort, TaggingPort } from '@hautelisse/machines/ports'
import { selectModal, type modalsMachine, type surroundingsMachine } from '@hautelisse/machines/portal'
import type { sessionMachine } from '@hautelisse/machines/session'
import type { settingsMachine } from '@hautelisse/machines/settings'
import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Rooms } from './rooms.ts'

/** The audience measure of a deployment: where its script is, and the text that is mixed into the numbers of people. */
export type AnalyticsSettings = { readonly script: string; readonly salt: string }

/** A line of the journal: a call by method and path template, or why a page could not be shown. Never a payload, never a value of an address. */
export type JournalLine =
  | { readonly kind: 'call'; readonly method: string; readonly path: string }
  | { readonly kind: 'fault'; readonly message: string }

/** What happened in this tab. */
export type JournalLines = {
  /** The same list until a line is written. */
  readonly lines: () => readonly JournalLine[]
  /** Calls the listener at each line; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Everything that screens reach the outside through, and the machines that outlive every screen. */
export type App = {
  readonly environment: Environment
  /** Routes taken away by the build: each leads to / (P-ROUTE-82). */
  readonly disabledRoutes: ReadonlySet<RouteId>
  readonly home: Pick<Home, 'kind' | 'door' | 'transport' | 'extensions'>
  readonly client: Client
  readonly clock: FollowingClockPort
  readonly navigation: NavigationPort
  readonly sessionStorage: StoragePort
  /** Settings, and what somebody without an account asked to keep in this browser (BEY-08). */
  readonly localStorage: StoragePort
  /** Hands over, once, the fragment of the address with which the page was opened: it is cleared at the start (P-MODAL-26, BEY-04). */
  readonly takeFragment: () => string
  readonly tagging: TaggingPort
  /** The audience measure, where one is configured: without one nobody is asked and nothing is loaded (P-TRACK-06). */
  readonly analytics: AnalyticsSettings | undefined
  readonly random: RandomPort
  /** Where the external spaces are (P-SSO-06). */
  readonly sso: SsoConfig
  /** What the rooms registered: pages, modals, words of menu entries. */
  readonly rooms: Rooms
  /** Says whether an address that came from outside may be followed. */
  readonly mayFollow: (address: string) => boolean
  /** Writes why a page could not be shown: for the log, never for the screen (P-ERR-01). */
  readonly report: (message: string) => void
  /** What happened in this tab, kept in development alone: for the developer pages. */
  readonly journal: JournalLines
  /** The root: a snapshot of it tells everything. */
  readonly application: ActorRefFrom<typeof applicationMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly settings: ActorRefFrom<typeof settingsMachine>
  readonly modals: ActorRefFrom<typeof modalsMachine>
}

export const AppContext = createContext<App | undefined>(undefined)

/** The application around a screen: its ports and its lasting machines. */
export const useApp = (): App => {
  const app = use(AppContext)
  if (app === undefined) throw new Error('A screen was rendered outside the application.')
  return app
}

/** Reads the session; the screen renders again when what it read changes. */
export const useSession = <Value>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Value): Value =>
  useSelector(useApp().session, select)

/** Reads the settings; the screen renders again when what it read changes. */
export const useSettings = <Value>(select: (snapshot: SnapshotFrom<typeof settingsMachine>) => Value): Value =>
  useSelector(useApp().settings, select)

/** Reads what surrounds the person: the coaching partner, the consents; the screen renders again when what it read changes. */
export const useSurroundings = <Value>(
  select: (snapshot: SnapshotFrom<typeof surroundingsMachine> | undefined) => Value,
): Value => useSelector(useSelector(useApp().application, selectSurroundings), select)

/** The modal that the address names and that the visitor or saver may see. */
export const useModal = (): OpenModal | undefined => useSelector(useApp().modals, selectModal)

/** Whether the network is gone: a line says so on every page. */
export const useIsOffline = (): boolean => useSelector(useApp().application, selectIsOffline)
