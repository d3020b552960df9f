import type { BankAccountContext } from '@hautelisse/domain/bank-account'
import { assign, fromPromise, setup } from 'xstate'
import {
  actActions,
  actGuards,
  actingWith,
  actMachine,
  wasRecorded,
  keepRefusal,
  type ActContext,
  type ActInput,
} from '../act/index.ts'
import { failureCode } from '../api/index.ts'
import type { BankAccountPorts } from './context.ts'

/** What the cards of bank accounts reach the outside with. */
export type OverviewPorts = Pick<BankAccountPorts, 'readTerms' | 'cancel' | 'profileChanged' | 'random'>

export type OverviewInput = { readonly company: string | undefined; readonly ports: OverviewPorts }

export type OverviewContext = OverviewInput &
  ActContext & {
    readonly terms: BankAccountContext | undefined
    readonly cancelled: string
    /** The last request that was taken back. */
    readonly takenBack: string | undefined
    /** Key under which a request is taken back once. */
    readonly cancelKey: string
    readonly failure: string | undefined
  }

export type OverviewEvent =
  | { readonly type: 'retryRequested' }
  | { readonly type: 'cancelRequested'; readonly requestId: string }
  | { readonly type: 'cancelConfirmed' }
  | { readonly type: 'cancelLeft' }

type Failed = { readonly error: unknown }

/** Input of taking a request back. It cannot be looked up by its key, so it is sent again under the same key. */
const cancelInput = ({ context: { cancelled, cancelKey, ports } }: { readonly context: OverviewContext }): ActInput<unknown> => ({
  send: (options) => ports.cancel(cancelled, cancelKey, options),
})

/**
 * The bank accounts of a saver, and what may be changed of them: one that is signed for can be taken back, after one question (RIB-16).
 */
export const bankCoordinatesMachine = setup({
  types: { context: {} as OverviewContext, events: {} as OverviewEvent, input: {} as OverviewInput },
  actors: {
    readTerms: fromPromise<BankAccountContext, Pick<OverviewPorts, 'readTerms'> & { readonly company: string }>(
      ({ input, signal }) => input.readTerms(input.company, { signal }),
    ),
    act: actMachine<unknown>(),
  },
  guards: {
    hasCompany: ({ context }) => context.company !== undefined,
    ...actGuards,
  },
  actions: {
    ...actActions<OverviewContext, OverviewEvent>(),
    startWaiting: assign({ failure: undefined }),
    takeTerms: assign((_, { terms }: { terms: BankAccountContext }) => ({ terms })),
    askToCancel: assign(({ context }, { requestId }: { requestId: string }) => ({
      cancelled: requestId,
      cancelKey: context.ports.random(),
      failure: undefined,
    })),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureCode(error) })),
    keepTakenBack: assign(({ context }) => ({ takenBack: context.cancelled })),
    tellSession: ({ context }) => context.ports.profileChanged(),
  },
}).createMachine({
  id: 'bankCoordinates',
  context: ({ input }) => ({
    ...input,
    act: undefined,
    terms: undefined,
    cancelled: '',
    takenBack: undefined,
    cancelKey: '',
    failure: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasCompany', target: 'reading' }, { target: 'readOnly' }] },
    /** No main company of employee savings: accounts are read only. */
    readOnly: {},
    reading: {
      invoke: {
        src: 'readTerms',
        input: ({ context: { company, ports } }) => ({ company: company ?? '', readTerms: ports.readTerms }),
        onDone: { target: 'showing', actions: { type: 'takeTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retryRequested: 'reading' } },
    showing: {
      on: {
        cancelRequested: {
          target: 'confirming',
          actions: { type: 'askToCancel', params: ({ event }) => ({ requestId: event.requestId }) },
        },
      },
    },
    confirming: { on: { cancelConfirmed: 'cancelling', cancelLeft: 'showing' } },
    cancelling: actingWith(cancelInput, [
      { guard: wasRecorded, target: 'reading', actions: ['keepTakenBack', 'tellSession'] },
      { target: 'confirming', actions: keepRefusal },
    ]),
  },
})
