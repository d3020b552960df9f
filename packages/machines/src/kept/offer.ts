import type { KeptContent, KeptDraft } from '@hautelisse/domain/kept'
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { KeptPorts } from './ports.ts'

type Ports = Pick<KeptPorts, 'look' | 'read' | 'erase'>

export type OfferEvent =
  | { readonly type: 'resumeRequested' }
  | { readonly type: 'eraseRequested' }
  | { readonly type: 'retryRequested' }

export type OfferInput = {
  readonly ports: Ports
  /** The saver has asked to go on already, on the home. */
  readonly isAsked: boolean
  /** Puts what was typed where the act finds it; false for what this build cannot read. */
  readonly take: (content: KeptContent) => boolean
}

type OfferContext = OfferInput & {
  readonly kept: KeptDraft | undefined
  readonly content: KeptContent | undefined
  readonly isTaken: boolean
  /** What failed last: what was typed could not be read, or not be erased. */
  readonly failed: 'read' | 'erase' | undefined
}

type Given<Value> = { readonly given: Value }

const portsOf = ({ context: { ports } }: { readonly context: OfferContext }) => ({ ports })

const base = setup({
  types: { context: {} as OfferContext, events: {} as OfferEvent, input: {} as OfferInput },
  actors: {
    look: fromPromise<KeptDraft | undefined, { readonly ports: Ports }>(({ input, signal }) => input.ports.look({ signal })),
    read: fromPromise<KeptContent | undefined, { readonly ports: Ports }>(({ input, signal }) => input.ports.read({ signal })),
    erase: fromPromise<void, { readonly ports: Ports }>(({ input, signal }) => input.ports.erase({ signal })),
  },
  guards: {
    isAsked: ({ context }) => context.isAsked,
    isTaken: ({ context }) => context.isTaken,
    isThere: (_, { given }: Given<unknown>) => given !== undefined,
  },
  actions: {
    takeKept: assign((_, { given }: Given<KeptDraft | undefined>) => ({ kept: given })),
    takeContent: assign(({ context: { take } }, { given }: Given<KeptContent | undefined>) => ({
      content: given,
      isTaken: given !== undefined && take(given),
    })),
    noteFailure: assign((_, { given }: Given<OfferContext['failed']>) => ({ failed: given })),
    forgetFailure: assign({ failed: undefined }),
  },
})

const answered = <Value>({ event }: { readonly event: { readonly output: Value } }): Given<Value> => ({ given: event.output })

/**
 * A draft that is kept for the person, before the act begins: it is looked for, offered, and taken up again or erased. One that could not be looked for keeps nobody
 * from the act; one that the saver asked for, on the home, is asked for again. KEPT-04, KEPT-05.
 */
export const offerMachine = base.createMachine({
  id: 'offer',
  context: ({ input }) => ({ ...input, kept: undefined, content: undefined, isTaken: false, failed: undefined }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: portsOf,
        onDone: [
          { guard: { type: 'isThere', params: answered }, target: 'found', actions: { type: 'takeKept', params: answered } },
          { target: 'none' },
        ],
        onError: [{ guard: 'isAsked', target: 'unread' }, { target: 'none' }],
      },
    },
    found: { always: [{ guard: 'isAsked', target: 'reading' }, { target: 'offered' }] },
    offered: {
      on: { resumeRequested: 'reading', eraseRequested: 'erasing' },
    },
    reading: {
      entry: 'forgetFailure',
      invoke: {
        src: 'read',
        input: portsOf,
        onDone: [
          { guard: { type: 'isThere', params: answered }, target: 'taken', actions: { type: 'takeContent', params: answered } },
          { target: 'none' },
        ],
        onError: { target: 'offered', actions: { type: 'noteFailure', params: { given: 'read' } } },
      },
    },
    /** What this build cannot read is of no use to anybody. */
    taken: { always: [{ guard: 'isTaken', target: 'resumed' }, { target: 'erasing' }] },
    erasing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'erase',
        input: portsOf,
        onDone: 'none',
        onError: { target: 'offered', actions: { type: 'noteFailure', params: { given: 'erase' } } },
      },
    },
    /** The saver asked for it, and it could not be looked for. */
    unread: { on: { retryRequested: 'looking' } },
    resumed: {},
    none: {},
  },
})

export type OfferSnapshot = SnapshotFrom<typeof offerMachine>

/** What a page shows before its act: it waits for what the saver asked for, offers what is kept, or begins. */
export type OfferView =
  | { readonly kind: 'waiting' | 'unread' | 'none' }
  | {
      readonly kind: 'offered'
      readonly kept: KeptDraft
      readonly isBusy: boolean
      readonly failed: OfferContext['failed']
    }
  | { readonly kind: 'resumed'; readonly content: KeptContent }

/**
 * Says what a page shows before its act.
 *
 * @param snapshot state of the machine
 */
export const selectOffer = (snapshot: OfferSnapshot): OfferView => {
  const { kept, content, isAsked, failed } = snapshot.context
  if (snapshot.matches('unread')) return { kind: 'unread' }
  if (snapshot.matches('resumed') && content !== undefined) return { kind: 'resumed', content }
  const isWaiting = ['looking', 'found', 'reading', 'taken'].some((state) => state === snapshot.value)
  if (isAsked && isWaiting) return { kind: 'waiting' }
  if (kept === undefined || snapshot.matches('none')) return { kind: 'none' }
  return { kind: 'offered', kept, isBusy: !snapshot.matches('offered'), failed }
}
