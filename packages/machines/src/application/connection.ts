import { fromCallback, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { ConnectionPort } from '../ports/index.ts'

export type ConnectionEvent = { readonly type: 'cameBack' } | { readonly type: 'wentAway' }
export type ConnectionInput = { readonly connection: ConnectionPort }

const followConnection = fromCallback<ConnectionEvent, ConnectionInput>(({ input: { connection }, sendBack }) =>
  connection.subscribe((isOnline) => sendBack({ type: isOnline ? 'cameBack' : 'wentAway' })),
)

/** Whether there is a network: said on every page, and nothing more. Calls find out by themselves and fail as they should. */
export const connectionMachine = setup({
  types: { context: {} as ConnectionInput, events: {} as ConnectionEvent, input: {} as ConnectionInput },
  actors: { followConnection },
  guards: { isOffline: ({ context }) => !context.connection.isOnline() },
}).createMachine({
  id: 'connection',
  context: ({ input }) => input,
  invoke: { src: 'followConnection', input: ({ context }) => context },
  initial: 'starting',
  on: { cameBack: '.online', wentAway: '.offline' },
  states: {
    starting: { always: [{ guard: 'isOffline', target: 'offline' }, { target: 'online' }] },
    online: {},
    offline: {},
  },
})

/** Whether the network is gone. */
export const selectIsOffline = (snapshot: SnapshotFrom<typeof connectionMachine>): boolean => snapshot.matches('offline')
