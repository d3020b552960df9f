import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import type { modalsMachine } from '../portal/index.ts'
import type { lightSessionMachine } from '../session/index.ts'
import type { settingsMachine } from '../settings/index.ts'
import { selectIsOffline as isOffline } from './connection.ts'
import type { applicationMachine } from './machine.ts'
import type { Home } from './ports.ts'

export type ApplicationSnapshot = SnapshotFrom<typeof applicationMachine>

/** What pages are made of, once the API's home is open: the client, and the children that outlive every page. */
export type Running = {
  readonly home: Home
  readonly client: Client
  readonly settings: ActorRefFrom<typeof settingsMachine>
  readonly session: ActorRefFrom<typeof lightSessionMachine>
  readonly modals: ActorRefFrom<typeof modalsMachine>
}

/** How far the application is: looking for the API, waiting for the saver to try again, or running. */
export const selectStage = (snapshot: ApplicationSnapshot): 'opening' | 'silent' | 'running' => {
  if (snapshot.matches('running')) return 'running'
  return snapshot.matches('silent') ? 'silent' : 'opening'
}

/** What pages are made of; nothing before the API's home is open. */
export const selectRunning = ({ children, context: { home, client } }: ApplicationSnapshot): Running | undefined => {
  const { settings, session, modals } = children
  if (home === undefined || client === undefined || settings === undefined) return undefined
  return session === undefined || modals === undefined ? undefined : { home, client, settings, session, modals }
}

/** Whether the network is gone: a line says so on every page, and nothing typed is lost. */
export const selectIsOffline = ({ children }: ApplicationSnapshot): boolean => {
  const connection = children.connection?.getSnapshot()
  return connection !== undefined && isOffline(connection)
}

/** The child that knows what the menu shows beyond the person; nothing before somebody is signed in. */
export const selectSurroundings = (snapshot: ApplicationSnapshot) => snapshot.context.surroundings

/** The child that listens to the key "<"; nothing outside development. */
export const selectDeveloperKey = (snapshot: ApplicationSnapshot) => snapshot.context.developerKey

/** The pension estimator of the signed-in person; undefined until its window is opened for the first time. */
export const selectPension = (snapshot: ApplicationSnapshot) => snapshot.context.pension
