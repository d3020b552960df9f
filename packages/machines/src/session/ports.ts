import type { Client } from '../api/index.ts'
import type { AddressPort, ClockPort, MarkerPort, NavigationPort, RandomPort, StoragePort, TabsPort } from '../ports/index.ts'

/** Everything outside the session machine. */
export type SessionPorts = {
  readonly client: Client
  readonly sessionStorage: StoragePort
  readonly localStorage: StoragePort
  readonly navigation: NavigationPort
  /** Where the saver is: on some pages the end of a session asks nothing (P-SESS-08, P-SESS-09). */
  readonly address: Pick<AddressPort, 'read'>
  readonly tabs: TabsPort
  readonly marker: MarkerPort
  /** Instants, so that a computer that slept is noticed; and the day, which makes what was read of a person old. */
  readonly clock: ClockPort
  /** State of a confirmation by a one-time code: nobody can guess it. */
  readonly random: RandomPort
  /** Says whether an address that the API named may be followed; without it, pages of this site alone. */
  readonly mayFollow?: (address: string) => boolean
}
