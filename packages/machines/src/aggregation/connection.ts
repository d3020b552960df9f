import { caseOf, wayOf, type Connection, type ConnectionCase } from '@hautelisse/domain/aggregation'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { ApiFailure, failureCode } from '../api/index.ts'
import type { NavigationPort, StoragePort } from '../ports/index.ts'
import { linkingEntry, stateOf } from './draft.ts'
import type { AggregationPorts } from './ports.ts'

export type ConnectionInput = {
  readonly connection: Connection
  readonly today: PlainDate
  readonly ports: Pick<AggregationPorts, 'open' | 'refresh' | 'remove'>
  readonly navigation: Pick<NavigationPort, 'go' | 'leave'>
  readonly storage: StoragePort
  /** Told when something of the link has changed, and when the link is gone. */
  readonly changed: () => void
  readonly deleted: () => void
}

/** Why the last request came to nothing; `at` is the hour from which the bank can be asked anew. */
export type ConnectionFailure = { readonly code: string; readonly at: string | undefined }

type ConnectionContext = ConnectionInput & {
  readonly failure: ConnectionFailure | undefined
  readonly address: string | undefined
}

export type ConnectionEvent =
  /** "Actualiser", "Réessayer" or "J’ai fait le nécessaire". */
  | { readonly type: 'refreshRequested' }
  /** "Confirmer" or "Se reconnecter": the way leads to the bank's own page. */
  | { readonly type: 'confirmRequested' }
  /** "Renouveler mon accord": the consent is read again before. */
  | { readonly type: 'renewalRequested' }
  | { readonly type: 'deletionRequested' }
  | { readonly type: 'deletionConfirmed' }
  | { readonly type: 'deletionGivenUp' }

type Asked = { readonly id: string; readonly connector: string; readonly ports: ConnectionInput['ports'] }
const asked = ({ context: { connection, ports } }: { readonly context: ConnectionContext }): Asked => ({
  id: connection.id,
  connector: connection.connector_id,
  ports,
})
const isOf = <const Of extends ConnectionCase>(of: Of) => ({ type: 'isOf', params: { of } }) as const
const failed = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) } as const

const REFRESH = { refreshRequested: 'refreshing' } as const
const CONFIRM = { confirmRequested: 'opening' } as const
const RENEW = { renewalRequested: { target: 'renewing', actions: 'beginRenewal' } } as const
const DELETE = { deletionRequested: 'askingDeletion' } as const

const base = setup({
  types: { context: {} as ConnectionContext, events: {} as ConnectionEvent, input: {} as ConnectionInput },
  actors: {
    refresh: fromPromise<Connection, Asked>(({ input, signal }) => input.ports.refresh(input.id, { signal })),
    open: fromPromise<string, Asked>(({ input, signal }) =>
      input.ports.open({ connector: input.connector, consent: false }, { signal }),
    ),
    remove: fromPromise<unknown, Asked>(({ input, signal }) => input.ports.remove(input.id, { signal })),
  },
  guards: {
    isOf: ({ context }, { of }: { of: ConnectionCase }) => caseOf(context.connection, context.today) === of,
    isGone: (_, { error }: { error: unknown }) => failureCode(error) === 'ERR_UNKNOWN',
  },
  actions: {
    take: assign((_, { connection }: { connection: Connection }) => ({ connection })),
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const at = error instanceof ApiFailure ? error.fields.find(({ code }) => code === 'too-soon')?.params?.['at'] : undefined
      return { failure: { code: failureCode(error), at: at === undefined ? undefined : String(at) } }
    }),
    takeAddress: assign((_, { address }: { address: string }) => ({ address })),
    keepVisit: ({ context: { connection, storage, address = '' } }) =>
      linkingEntry.write(storage, {
        connector: connection.connector_id,
        name: connection.name,
        renews: true,
        state: stateOf(address),
      }),
    leave: ({ context: { navigation, address } }) => {
      if (address !== undefined) navigation.leave(address)
    },
    beginRenewal: ({ context: { connection, storage, navigation } }) => {
      linkingEntry.write(storage, { connector: connection.connector_id, name: connection.name, renews: true })
      navigation.go('/aggregation/identification')
    },
    tellChange: ({ context }) => context.changed(),
    tellDeletion: ({ context }) => context.deleted(),
  },
})

/**
 * A linked bank on its card. Each state of the aggregator comes to one state here, with the one thing that can be done about it; deleting is possible in
 * every one. A request that fails leads back to where it was made, with the reason. AGGR-03, AGGR-07, AGGR-09.
 */
export const connectionMachine = base.createMachine({
  id: 'linked-bank',
  context: ({ input }) => ({ ...input, failure: undefined, address: undefined }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: isOf('ended'), target: 'ended' },
        { guard: isOf('renewable'), target: 'renewable' },
        { guard: isOf('confirm'), target: 'toConfirm' },
        { guard: isOf('updating'), target: 'updating' },
        { guard: isOf('credentials'), target: 'refused' },
        { guard: isOf('action'), target: 'waitingForAction' },
        { guard: isOf('silent'), target: 'silent' },
        { guard: isOf('closed'), target: 'closed' },
        { target: 'upToDate' },
      ],
    },
    upToDate: { on: { ...REFRESH, ...DELETE } },
    /** From day 150 of the consent on. */
    renewable: { on: { ...REFRESH, ...RENEW, ...DELETE } },
    /** After day 180: amounts are frozen. */
    ended: { on: { ...RENEW, ...DELETE } },
    toConfirm: { on: { ...CONFIRM, ...DELETE } },
    updating: { on: DELETE },
    refused: { on: { ...CONFIRM, ...DELETE } },
    waitingForAction: { on: { ...REFRESH, ...DELETE } },
    silent: { on: { ...REFRESH, ...DELETE } },
    closed: { on: DELETE },
    refreshing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'refresh',
        input: asked,
        onDone: {
          target: 'deciding',
          actions: [{ type: 'take', params: ({ event }) => ({ connection: event.output }) }, 'tellChange'],
        },
        onError: { target: 'deciding', actions: failed },
      },
    },
    opening: {
      entry: 'forgetFailure',
      invoke: {
        src: 'open',
        input: asked,
        onDone: { target: 'leaving', actions: { type: 'takeAddress', params: ({ event }) => ({ address: event.output }) } },
        onError: { target: 'deciding', actions: failed },
      },
    },
    /** On the way to the bank's page; a saver who comes back by the browser can go there again. */
    leaving: { entry: ['keepVisit', 'leave'], on: { ...CONFIRM, ...DELETE } },
    /** On the way to the consent. */
    renewing: { on: { ...RENEW, ...DELETE } },
    askingDeletion: { on: { deletionConfirmed: 'deleting', deletionGivenUp: 'deciding' } },
    deleting: {
      entry: 'forgetFailure',
      invoke: {
        src: 'remove',
        input: asked,
        onDone: 'deleted',
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'deleted' },
          { target: 'askingDeletion', actions: failed },
        ],
      },
    },
    deleted: { type: 'final', entry: 'tellDeletion' },
  },
})

export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>

/** What a card shows of its bank. */
export const selectCard = (snapshot: ConnectionSnapshot) => {
  const { connection, today, failure } = snapshot.context
  const of = caseOf(connection, today)
  return {
    connection,
    of,
    way: wayOf(of),
    failure,
    isBusy: snapshot.matches('refreshing') || snapshot.matches('opening'),
    isAskingDeletion: snapshot.matches('askingDeletion') || snapshot.matches('deleting'),
    isDeleting: snapshot.matches('deleting'),
  } as const
}
