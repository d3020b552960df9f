import { assign, fromPromise, setup } from 'xstate'

export type AskingEvent = { readonly type: 'retryRequested' }

/**
 * Makes the machine of a page that shows one answer: it asks at once, holds the answer, and after a failure asks again when told to.
 *
 * @param ask - asks; its signal aborts when the page is left
 * @example createActor(askingMachine((signal) => client.call(versionCall, {}, { signal }))).start()
 */
export const askingMachine = <Answer>(ask: (signal: AbortSignal) => Promise<Answer>) =>
  setup({
    types: { context: {} as { readonly answer: Answer | undefined }, events: {} as AskingEvent },
    actors: { ask: fromPromise<Answer>(({ signal }) => ask(signal)) },
  }).createMachine({
    id: 'asking',
    context: { answer: undefined },
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          src: 'ask',
          onDone: { target: 'answered', actions: assign({ answer: ({ event }) => event.output }) },
          onError: 'failed',
        },
      },
      answered: {},
      failed: { on: { retryRequested: 'asking' } },
    },
  })
