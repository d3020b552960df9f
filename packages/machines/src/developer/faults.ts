import { CATALOGUE } from '@hautelisse/domain/catalogue'
import type { CallName } from '@hautelisse/domain/catalogue'
import { faultOrder } from '@hautelisse/domain/contract'
import type { Fault, FaultOrder } from '@hautelisse/domain/contract'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

export type FaultsEvent =
  | { readonly type: 'callChosen'; readonly call: CallName }
  | { readonly type: 'faultChosen'; readonly fault: Fault }
  | { readonly type: 'timesTyped'; readonly text: string }
  | { readonly type: 'submitted' }

export type FaultsInput = {
  /** Hands an order to the API; it rejects when the API refuses it. */
  readonly order: (order: FaultOrder, signal: AbortSignal) => Promise<void>
}

type FaultsContext = FaultsInput & { readonly call: CallName; readonly fault: Fault; readonly times: string }

const orderOf = ({ call, fault, times }: FaultsContext): FaultOrder | undefined =>
  faultOrder.safeParse({ call, fault, times: /^\d+$/.test(times) ? Number(times) : times }).data

/** The form that tells a call to fail, on the developer page: which call, how, how many times (docs/decisions/02). */
export const faultsMachine = setup({
  types: { context: {} as FaultsContext, events: {} as FaultsEvent, input: {} as FaultsInput },
  actors: {
    order: fromPromise<void, FaultsContext>(async ({ input, signal }) => {
      const order = orderOf(input)
      if (order !== undefined) await input.order(order, signal)
    }),
  },
  guards: { isComplete: ({ context }) => orderOf(context) !== undefined },
  actions: {
    take: assign(({ event }) => {
      if (event.type === 'callChosen') return { call: event.call }
      if (event.type === 'faultChosen') return { fault: event.fault }
      return event.type === 'timesTyped' ? { times: event.text } : {}
    }),
  },
}).createMachine({
  id: 'faults',
  context: ({ input }) => ({ ...input, call: CATALOGUE[0].name, fault: 'ERR_INTERNAL', times: '1' }),
  initial: 'editing',
  on: {
    callChosen: { target: '.editing', actions: 'take' },
    faultChosen: { target: '.editing', actions: 'take' },
    timesTyped: { target: '.editing', actions: 'take' },
  },
  states: {
    editing: { on: { submitted: [{ guard: 'isComplete', target: 'ordering' }, { target: 'wrong' }] } },
    /** The number of times is invalid: the field says so and keeps what was typed. */
    wrong: { on: { submitted: [{ guard: 'isComplete', target: 'ordering' }] } },
    ordering: { invoke: { src: 'order', input: ({ context }) => context, onDone: 'ordered', onError: 'refused' } },
    ordered: { on: { submitted: { guard: 'isComplete', target: 'ordering' } } },
    refused: { on: { submitted: { guard: 'isComplete', target: 'ordering' } } },
  },
})

/** How far an order is. */
export const selectOrdering = (
  snapshot: SnapshotFrom<typeof faultsMachine>,
): 'editing' | 'wrong' | 'ordering' | 'ordered' | 'refused' => snapshot.value

/** What is chosen and typed, as it stands in the form. */
export const selectOrder = ({
  context: { call, fault, times },
}: SnapshotFrom<typeof faultsMachine>): Pick<FaultsContext, 'call' | 'fault' | 'times'> => ({ call, fault, times })
