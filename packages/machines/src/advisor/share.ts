import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode, failureWords } from '../api/index.ts'

export type ShareEvent =
  /** Opens the question. */
  | { readonly type: 'shareRequested' }
  /** "Oui". */
  | { readonly type: 'shareConfirmed' }
  /** "Non", or the window is closed. */
  | { readonly type: 'shareClosed' }

export type ShareInput = {
  /** Shares the simulation with the advisor. */
  readonly share: (signal: AbortSignal) => Promise<unknown>
  /** Counts a share that succeeded as an action of the saver. */
  readonly countAction: () => void
}

type ShareContext = ShareInput & {
  readonly code: string | undefined
  /** Sentence of the server about the last share that failed (S-ERR-20). */
  readonly said: string | undefined
}

/** Whether to share a simulation with the advisor: yes makes one call, no makes none; only a share that succeeds counts (ADV-12 to ADV-16). */
export const shareMachine = setup({
  types: { context: {} as ShareContext, events: {} as ShareEvent, input: {} as ShareInput },
  actors: { share: fromPromise<unknown, ShareInput>(({ input: { share }, signal }) => share(signal)) },
  actions: {
    forgetFailure: assign({ code: undefined, said: undefined }),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
      code: failureCode(error),
      said: failureWords(error),
    })),
    countAction: ({ context }) => context.countAction(),
  },
}).createMachine({
  id: 'share',
  context: ({ input }) => ({ ...input, code: undefined, said: undefined }),
  initial: 'closed',
  states: {
    closed: { entry: 'forgetFailure', on: { shareRequested: 'asking' } },
    asking: { on: { shareConfirmed: 'sharing', shareClosed: 'closed' } },
    sharing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'share',
        input: ({ context }) => context,
        onDone: { target: 'shared', actions: 'countAction' },
        onError: { target: 'asking', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { shareClosed: 'closed' },
    },
    shared: { on: { shareClosed: 'closed' } },
  },
})

/** Where the question stands, with the code of the last share that failed and what the server said of it. */
export const selectShare = ({
  value,
  context: { code, said },
}: SnapshotFrom<typeof shareMachine>): {
  readonly at: 'closed' | 'asking' | 'sharing' | 'shared'
  readonly code: string | undefined
  readonly said: string | undefined
} => ({
  at: value,
  code,
  said,
})
