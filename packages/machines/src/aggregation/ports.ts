import {
  connectionsCall,
  connectorsCall,
  deleteConnectionCall,
  foundAccountsCall,
  openConnectionCall,
  refreshConnectionCall,
  returnCall,
  showAccountsCall,
  type Connection,
  type Connector,
  type ConsentRecord,
  type FoundAccount,
  type VisitResult,
} from '@hautelisse/domain/aggregation'
import type { Account } from '@hautelisse/domain/accounts'
import { partLines, versionV2Call } from '@hautelisse/domain/contract'
import type { CallOptions, Client } from '../api/index.ts'
import { askElsewhere } from '../home/index.ts'

/** What the page of accounts elsewhere reads; `isAvailable` is false where the server has no calls to link a bank. */
export type ElsewhereAll = {
  readonly isAvailable: boolean
  readonly connections: readonly Connection[]
  readonly register: readonly ConsentRecord[]
  readonly accounts: readonly Account[]
  /** Links and accounts that could not be read. */
  readonly unreadable: number
}

/** How a visit to a bank ended. */
export type Returned = {
  readonly result: VisitResult
  readonly connection_id?: string | undefined
  readonly name: string
  readonly is_new: boolean
}

export type Found = { readonly accounts: readonly FoundAccount[]; readonly left_out: readonly string[] }

/** What machines of this room ask the API. */
export type AggregationPorts = {
  readonly readAll: (options: CallOptions) => Promise<ElsewhereAll>
  readonly readConnectors: (options: CallOptions) => Promise<readonly Connector[]>
  readonly open: (asked: { readonly connector: string; readonly consent: boolean }, options: CallOptions) => Promise<string>
  readonly comeBack: (state: string, options: CallOptions) => Promise<Returned>
  readonly readFound: (id: string, options: CallOptions) => Promise<Found>
  readonly show: (asked: { readonly id: string; readonly shown: readonly string[] }, options: CallOptions) => Promise<unknown>
  readonly refresh: (id: string, options: CallOptions) => Promise<Connection>
  readonly remove: (id: string, options: CallOptions) => Promise<unknown>
}

const EXTENSION = 'connections'

/**
 * Makes the ports of the client.
 *
 * @param client the API
 * @param userId the saver
 */
export const apiPorts = (client: Client, userId: string): AggregationPorts => ({
  readAll: async (options) => {
    const { extensions = [] } = await client.call(versionV2Call, {}, options)
    const isAvailable = extensions.includes(EXTENSION)
    const [links, elsewhere] = await Promise.all([
      isAvailable ? client.call(connectionsCall, {}, options) : { connections: [], register: [] },
      askElsewhere({ client, userId }, options),
    ])
    const { lines, unreadable } = partLines(links.connections)
    return {
      isAvailable,
      connections: lines,
      register: links.register,
      accounts: elsewhere.accounts,
      unreadable: unreadable + elsewhere.unreadable,
    }
  },
  readConnectors: async (options) => (await client.call(connectorsCall, {}, options)).connectors,
  open: async ({ connector, consent }, options) =>
    (await client.call(openConnectionCall, { body: { user_id: userId, connector_id: connector, consent } }, options)).data,
  comeBack: (state, options) => client.call(returnCall, { body: { state } }, options),
  readFound: (id, options) => client.call(foundAccountsCall, { params: { id } }, options),
  show: ({ id, shown }, options) => client.call(showAccountsCall, { params: { id }, body: { shown: [...shown] } }, options),
  refresh: async (id, options) => (await client.call(refreshConnectionCall, { params: { id }, body: {} }, options)).connection,
  remove: (id, options) => client.call(deleteConnectionCall, { params: { id }, body: {} }, options),
})
