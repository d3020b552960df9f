import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Environment } from '@hautelisse/domain/contract'
import type {
  AddressPort,
  ConnectionPort,
  CsrfPort,
  DoorPort,
  FollowingClockPort,
  LogPort,
  MarkerPort,
  NavigationPort,
  RandomPort,
  StoragePort,
  TabsPort,
  Transport,
} from '../ports/index.ts'

/** Where the API lives, and what depends on it. */
export type Home = {
  readonly kind: 'http' | 'page'
  readonly environment: Environment
  /** Day on which the API lives; production says none and lives on the real one. */
  readonly today?: PlainDate | undefined
  /** Calls beside the specification that the server says it has; undefined where the API is of the same build and has them all. */
  readonly extensions?: readonly string[] | undefined
  readonly transport: Transport
  readonly csrf: CsrfPort
  readonly marker: MarkerPort
  /** The other tabs that share the sessions of this home. */
  readonly tabs: TabsPort
  /** Pages of `/stand-in/`, where no server shows them. */
  readonly door?: DoorPort
}

/** Everything outside the application. */
export type ApplicationPorts = {
  /** Finds the API; it rejects when nothing understandable answers. */
  readonly openHome: () => Promise<Home>
  readonly localStorage: StoragePort
  readonly sessionStorage: StoragePort
  readonly navigation: NavigationPort
  readonly address: AddressPort
  readonly connection: ConnectionPort
  readonly clock: FollowingClockPort
  readonly random: RandomPort
  /** Told of the calls in development alone: nobody reads it elsewhere. */
  readonly log: LogPort
  /** Says whether an address that the API named may be followed. */
  readonly mayFollow: (address: string) => boolean
}
