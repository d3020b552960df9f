import { fromPromise, setup } from 'xstate'
import type { NavigationPort } from '../ports/index.ts'

export type FollowingEvent = { readonly type: 'retryRequested' }

export type FollowingInput = {
  /** Asks for an address; its signal aborts when the page is left. */
  readonly ask: (signal: AbortSignal) => Promise<string>
  readonly navigation: Pick<NavigationPort, 'leave'>
  /** Says whether an address that the API named may be followed. */
  readonly mayFollow: (address: string) => boolean
}

/**
 * The machine of a page that only leads out of the portal: it asks for an address and follows it, if it is one of those that may be followed
 * (P-ROUTE-38). Once on its way there is nothing left to do; a failure or a refused address waits for the saver to try again.
 */
export const followingMachine = setup({
  types: { context: {} as FollowingInput, events: {} as FollowingEvent, input: {} as FollowingInput },
  actors: { ask: fromPromise<string, Pick<FollowingInput, 'ask'>>(({ input, signal }) => input.ask(signal)) },
  guards: { mayFollow: ({ context }, { address }: { readonly address: string }) => context.mayFollow(address) },
  actions: { leave: ({ context }, { address }: { readonly address: string }) => context.navigation.leave(address) },
}).createMachine({
  id: 'following',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ ask: context.ask }),
        onDone: [
          {
            guard: { type: 'mayFollow', params: ({ event }) => ({ address: event.output }) },
            target: 'leaving',
            actions: { type: 'leave', params: ({ event }) => ({ address: event.output }) },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    leaving: {},
    failed: { on: { retryRequested: 'asking' } },
  },
})
