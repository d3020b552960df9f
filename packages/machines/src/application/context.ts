import type { Viewer } from '@hautelisse/domain/portal'
import type { ActorRefFrom } from 'xstate'
import type { Client, Reaction } from '../api/index.ts'
import type { PensionInput, pensionMachine } from '../pension/index.ts'
import { NOBODY } from '../portal/index.ts'
import type { developerKeyMachine, surroundingsMachine } from '../portal/index.ts'
import type { SessionInput } from '../session/index.ts'
import type { ApplicationPorts, Home } from './ports.ts'

export type ApplicationEvent =
  /** The saver asks for the API again after it said nothing. */
  | { readonly type: 'retryRequested' }
  /** The client announced what the whole application does about a failed call. */
  | { readonly type: 'reactionRaised'; readonly reaction: Reaction }
  /** The pension estimator is opened for the first time: its code came with its window. */
  | { readonly type: 'pensionRequested'; readonly machine: typeof pensionMachine; readonly input: PensionInput }
  /** A child whose code came late is in another state. */
  | { readonly type: 'childChanged' }

export type ApplicationInput = {
  readonly ports: ApplicationPorts
  /** Settings of the session: its limits, and where individual customers go when their door cannot be asked for. */
  readonly session?: Omit<SessionInput, 'ports'>
}

export type ApplicationContext = {
  readonly ports: ApplicationPorts
  readonly session: Omit<SessionInput, 'ports'>
  /** Known once the API's home is open, and the client with it. */
  readonly home: Home | undefined
  readonly client: Client | undefined
  readonly viewer: Viewer
  /** Children whose code comes late: with the first member, and in development. */
  readonly surroundings: ActorRefFrom<typeof surroundingsMachine> | undefined
  readonly developerKey: ActorRefFrom<typeof developerKeyMachine> | undefined
  /** The pension estimator of the member who opened it. */
  readonly pension: ActorRefFrom<typeof pensionMachine> | undefined
  /** Grows with every change of a child, so that a subscriber of the root hears of all of them. */
  readonly changes: number
}

/** Opens the application before the API is found. */
export const openContext = ({ ports, session = {} }: ApplicationInput): ApplicationContext => ({
  ports,
  session,
  home: undefined,
  client: undefined,
  viewer: NOBODY,
  surroundings: undefined,
  developerKey: undefined,
  pension: undefined,
  changes: 0,
})
