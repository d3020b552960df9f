import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'
import type { AggregationPorts, ElsewhereAll } from './ports.ts'

type ConnectionsInput = { readonly ports: Pick<AggregationPorts, 'readAll'> }
type ConnectionsContext = ConnectionsInput & { readonly all: ElsewhereAll | undefined }

export type ConnectionsEvent =
  | RetryRequested<'connections'>
  | RefreshRequested<'connections'>
  /** A link was deleted: what was read through it goes at once, before anything is read again. */
  | { readonly type: 'connectionDeleted'; readonly id: string }

/** The accounts elsewhere with the banks that hold them and the register of consents: kept while they are read anew. */
export const connectionsMachine = setup({
  types: { context: {} as ConnectionsContext, events: {} as ConnectionsEvent, input: {} as ConnectionsInput },
  actors: { readAll: fromPromise<ElsewhereAll, ConnectionsInput>(({ input, signal }) => input.ports.readAll({ signal })) },
  guards: resourceGuards,
  actions: {
    takeAll: assign((_, { given }: Given<ElsewhereAll>) => ({ all: given })),
    dropConnection: assign(({ context: { all }, event }) =>
      all === undefined || event.type !== 'connectionDeleted'
        ? {}
        : {
            all: {
              ...all,
              connections: all.connections.filter(({ id }) => id !== event.id),
              accounts: all.accounts.filter(({ connection_id }) => connection_id !== event.id),
            },
          },
    ),
  },
}).createMachine({
  id: 'linked-banks',
  context: ({ input }) => ({ ...input, all: undefined }),
  on: { connectionDeleted: { actions: 'dropConnection' } },
  ...freshResource<ElsewhereAll>()({
    part: 'connections',
    read: 'readAll',
    input: ({ ports }: ConnectionsContext) => ({ ports }),
    take: 'takeAll',
  }),
})

export type ConnectionsSnapshot = SnapshotFrom<typeof connectionsMachine>

/** The accounts elsewhere as far as they are known. */
export const selectElsewhere = ({ value, context }: ConnectionsSnapshot): Content<ElsewhereAll> => contentOf(value, context.all)
