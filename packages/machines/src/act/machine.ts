import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode, isSilence } from '../api/index.ts'

type Signal = { readonly signal: AbortSignal }

export type ActInput<Recorded> = {
  /** Sends the request under its key; gives what was recorded, undefined where the answer holds no number. */
  readonly send: (options: Signal) => Promise<Recorded | undefined>
  /**
   * Looks for what was recorded under the key; undefined if nothing was. Rejects if that cannot be told. An act that nothing records has none: when its answer
   * is lost it ends as refused, and is sent again under the same key.
   */
  readonly find?: ((options: Signal) => Promise<Recorded | undefined>) | undefined
  /** The request was sent before a reload: it is looked for first, and not sent by itself. */
  readonly wasSent?: boolean | undefined
  /** The page asks for the one-time code over the form. Elsewhere a request that needs it is refused like any other. */
  readonly asksForCode?: boolean | undefined
}

/** How an act ends for the form that sent it. */
export type ActOutcome<Recorded> =
  /** It is recorded; its number is undefined where it could not be read. */
  | { readonly kind: 'recorded'; readonly recorded: Recorded | undefined }
  /** What stands has changed: it is read again, and the saver confirms anew. */
  | { readonly kind: 'changed'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The saver went back where the one-time code was asked for. */
  | { readonly kind: 'given-up' }

export type ActEvent = { readonly type: 'retryRequested' } | { readonly type: 'previousRequested' }
type Found<Recorded> = { readonly recorded: Recorded | undefined }
type Failed = { readonly error: unknown }

const failedWith = ({ event }: { readonly event: Failed }) => ({ error: event.error })
const refused = { target: 'ended', actions: { type: 'refuse', params: failedWith } } as const
const changed = { target: 'ended', actions: { type: 'change', params: failedWith } } as const

/**
 * Makes the machine that sends one request under its key: it is sent once, and never again by itself.
 *
 * When its answer is lost it is looked for. What is not there may be sent again without risk, under the same key; what cannot be told is looked for again. A
 * number that the answer does not hold is looked for too, and not waited for when it cannot be read. An act of two calls is two acts in a row. PAYM-11, FSW-07, REL-18, RWD-06.
 *
 * @example setup({ actors: { act: actMachine<string>() } })
 */
export const actMachine = <Recorded>() => {
  type Input = ActInput<Recorded>
  type Context = Input & { readonly outcome: ActOutcome<Recorded> }
  const foundAs = ({ event }: { readonly event: { readonly output: Recorded | undefined } }) => ({ recorded: event.output })
  const isThere = { type: 'isThere', params: foundAs } as const
  const recorded = { target: 'ended', actions: { type: 'record', params: foundAs } } as const
  return setup({
    types: {
      context: {} as Context,
      events: {} as ActEvent,
      input: {} as Input,
      output: {} as ActOutcome<Recorded>,
    },
    actors: {
      send: fromPromise<Recorded | undefined, Pick<Input, 'send'>>(({ input, signal }) => input.send({ signal })),
      find: fromPromise<Recorded | undefined, Pick<Input, 'find'>>(async ({ input, signal }) => input.find?.({ signal })),
    },
    guards: {
      wasSent: ({ context }) => context.wasSent === true,
      canFind: ({ context }) => context.find !== undefined,
      isThere: (_, { recorded: one }: Found<Recorded>) => one !== undefined,
      isLost: ({ context }, { error }: Failed) => context.find !== undefined && isSilence(error),
      needsCode: ({ context }, { error }: Failed) => context.asksForCode === true && failureCode(error) === 'ERR_OTP',
      isConflict: (_, { error }: Failed) => failureCode(error) === 'ERR_CONFLICT' || failureCode(error) === 'ERR_UNKNOWN',
    },
    actions: {
      record: assign((_, { recorded: one }: Found<Recorded>) => ({ outcome: { kind: 'recorded', recorded: one } as const })),
      change: assign((_, { error }: Failed) => ({ outcome: { kind: 'changed', error } as const })),
      refuse: assign((_, { error }: Failed) => ({ outcome: { kind: 'refused', error } as const })),
    },
  }).createMachine({
    id: 'act',
    context: ({ input }) => ({ ...input, outcome: { kind: 'given-up' } }),
    initial: 'opening',
    output: ({ context }) => context.outcome,
    states: {
      opening: { always: [{ guard: 'wasSent', target: 'verifying' }, { target: 'sending' }] },
      sending: {
        invoke: {
          src: 'send',
          input: ({ context: { send } }) => ({ send }),
          onDone: [{ guard: isThere, ...recorded }, { guard: 'canFind', target: 'numbering' }, recorded],
          onError: [
            { guard: { type: 'isLost', params: failedWith }, target: 'verifying' },
            { guard: { type: 'needsCode', params: failedWith }, target: 'awaitingCode' },
            { guard: { type: 'isConflict', params: failedWith }, ...changed },
            refused,
          ],
        },
      },
      /** It is recorded; its number is done without if it cannot be read. */
      numbering: {
        invoke: {
          src: 'find',
          input: ({ context: { find } }) => ({ find }),
          onDone: recorded,
          onError: { target: 'ended', actions: { type: 'record', params: { recorded: undefined } } },
        },
      },
      /** The one-time code of the session is asked for over the form; answers and key stay. */
      awaitingCode: { on: { retryRequested: 'sending', previousRequested: 'ended' } },
      /** "Nous vérifions votre demande". */
      verifying: {
        invoke: {
          src: 'find',
          input: ({ context: { find } }) => ({ find }),
          onDone: [{ guard: isThere, ...recorded }, { target: 'notFound' }],
          onError: 'unverified',
        },
      },
      /** It may be sent again without risk, under the same key. */
      notFound: { on: { retryRequested: 'sending' } },
      unverified: { on: { retryRequested: 'verifying' } },
      ended: { type: 'final' },
    },
  })
}

/** A running act, or one that has ended. */
export type ActSnapshot = SnapshotFrom<ReturnType<typeof actMachine<unknown>>>
