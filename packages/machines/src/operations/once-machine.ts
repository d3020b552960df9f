import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { actActions, actGuards, actingWith, actMachine, wasRecorded, type ActContext, type ActInput } from '../act/index.ts'
import type { RandomPort } from '../ports/index.ts'

/** Sends an act under the key by which it is done once; rejects when the answer says otherwise, or does not come. */
export type SendOnce = (key: string, options: { readonly signal: AbortSignal }) => Promise<unknown>

export type OnceInput = {
  readonly send: SendOnce
  readonly random: RandomPort
  /** Reads again what the act has changed. */
  readonly refresh: () => void
}

type OnceEvent = { readonly type: 'asked' } | { readonly type: 'confirmed' } | { readonly type: 'givenUp' }
type OnceContext = OnceInput & ActContext & { readonly key: string; readonly hasFailed: boolean }

/** The act, of which no operation tells under its key: it is sent again under it. */
const actInput = ({ context: { send, key } }: { readonly context: OnceContext }): ActInput<unknown> => ({
  send: (options) => send(key, options),
})

/**
 * An act that is confirmed in a window and done once: the key is made when the window opens and stays while it is open, so that a second try after a lost
 * answer does nothing twice. PAY-19, PAY-20, O-ERR-09.
 */
export const onceMachine = setup({
  types: { context: {} as OnceContext, events: {} as OnceEvent, input: {} as OnceInput },
  actors: { act: actMachine<unknown>() },
  guards: actGuards,
  actions: {
    ...actActions<OnceContext, OnceEvent>(),
    takeKey: assign(({ context }) => ({ key: context.random(), hasFailed: false })),
    startWaiting: assign({ hasFailed: false }),
    fail: assign({ hasFailed: true }),
    refresh: ({ context }) => context.refresh(),
  },
}).createMachine({
  id: 'once',
  context: ({ input }) => ({ ...input, act: undefined, key: '', hasFailed: false }),
  initial: 'closed',
  states: {
    closed: { on: { asked: { target: 'confirming', actions: 'takeKey' } } },
    confirming: { on: { confirmed: 'sending', givenUp: 'closed' } },
    sending: {
      ...actingWith(actInput, [
        { guard: wasRecorded, target: 'done', actions: 'refresh' },
        { target: 'confirming', actions: 'fail' },
      ]),
      on: { givenUp: 'closed' },
    },
    done: {},
  },
})

type OnceSnapshot = SnapshotFrom<typeof onceMachine>

export const selectOnce = (snapshot: OnceSnapshot) => ({
  isOpen: snapshot.matches('confirming') || snapshot.matches('sending'),
  isSending: snapshot.matches('sending'),
  isDone: snapshot.matches('done'),
  hasFailed: snapshot.context.hasFailed,
})
