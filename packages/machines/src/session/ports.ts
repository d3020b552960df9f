import type { Client } from '../api/index.ts'
import type { MarkerPort, NavigationPort, StoragePort, TabsPort } from '../ports/index.ts'

/** Everything outside the session machine. */
export type SessionPorts = {
  readonly client: Client
  readonly sessionStorage: StoragePort
  readonly localStorage: StoragePort
  readonly navigation: NavigationPort
  readonly tabs: TabsPort
  readonly marker: MarkerPort
  /** Says whether an address that the API named may be followed; without it, pages of this site alone. */
  readonly mayFollow?: (address: string) => boolean
}
