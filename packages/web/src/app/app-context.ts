import type { Environment } from '@hautelisse/domain/contract'
import type { Client } from '@hautelisse/machines/api'
import type { ClockPort, NavigationPort, StoragePort, TaggingPort } from '@hautelisse/machines/ports'
import type { sessionMachine } from '@hautelisse/machines/session'
import type { settingsMachine } from '@hautelisse/machines/settings'
import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Home } from './home.ts'

/** Everything that screens reach the outside through, and the two machines that outlive every screen. */
export type App = {
  readonly environment: Environment
  readonly home: Pick<Home, 'kind' | 'door'>
  readonly client: Client
  readonly clock: ClockPort
  readonly navigation: NavigationPort
  readonly sessionStorage: StoragePort
  readonly tagging: TaggingPort
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly settings: ActorRefFrom<typeof settingsMachine>
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
