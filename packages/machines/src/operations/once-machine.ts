import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
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
type OnceContext = OnceInput & { readonly key: string; readonly hasFailed: boolean }

/**
 * An act that is confirmed in a window and done once: the key is made when the window opens and stays while it is open, so that a second try after a lost
 * answer does nothing twice. PAY-19, PAY-20, O-ERR-09.
 */
export const onceMachine = setup({
  types: { context: {} as OnceContext, events: {} as OnceEvent, input: {} as OnceInput },
  actors: {
    send: fromPromise<unknown, Pick<OnceContext, 'send' | 'key'>>(({ input: { send, key }, signal }) => send(key, { signal })),
  },
  actions: {
    takeKey: assign(({ context }) => ({ key: context.random(), hasFailed: false })),
    fail: assign({ hasFailed: true }),
    refresh: ({ context }) => context.refresh(),
  },
}).createMachine({
  id: 'once',
  context: ({ input }) => ({ ...input, key: '', hasFailed: false }),
  initial: 'closed',
  states: {
    closed: { on: { asked: { target: 'confirming', actions: 'takeKey' } } },
    confirming: { on: { confirmed: 'sending', givenUp: 'closed' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { send, key } }) => ({ send, key }),
        onDone: { target: 'done', actions: 'refresh' },
        onError: { target: 'confirming', actions: 'fail' },
      },
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
