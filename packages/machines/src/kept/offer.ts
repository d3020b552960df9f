import type { KeptContent, KeptTold } from '@hautelisse/domain/kept'
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { KeptPorts } from './ports.ts'

type Ports = Pick<KeptPorts, 'look' | 'read' | 'erase'>

export type OfferEvent =
  | { readonly type: 'resumeRequested' }
  | { readonly type: 'eraseRequested' }
  | { readonly type: 'retryRequested' }
  /** What cannot be looked for is left where it is. */
  | { readonly type: 'beginRequested' }

export type OfferInput = {
  readonly ports: Ports
  /** The saver has asked to go on already, on the home. */
  readonly isAsked: boolean
  /** The tab has a draft of its own, which the page goes on with. */
  readonly isInTab: boolean
  /** Puts what was typed where the act finds it; false for what this build cannot read. */
  readonly take: (content: KeptContent) => boolean
  /** Forgets what the tab has, once the person has erased what is kept. */
  readonly forget: () => void
}

type OfferContext = OfferInput & {
  readonly kept: KeptTold | undefined
  readonly content: KeptContent | undefined
  readonly isTaken: boolean
  /** The page goes on with what is kept: it is offered no more, and can still be erased. */
  readonly isGoingOn: boolean
  /** What failed last: what was typed could not be read, or not be erased. */
  readonly failed: 'read' | 'erase' | undefined
}

type Given<Value> = { readonly given: Value }

const portsOf = ({ context: { ports } }: { readonly context: OfferContext }) => ({ ports })

const base = setup({
  types: { context: {} as OfferContext, events: {} as OfferEvent, input: {} as OfferInput },
  actors: {
    look: fromPromise<KeptTold | undefined, { readonly ports: Ports }>(({ input, signal }) => input.ports.look({ signal })),
    read: fromPromise<KeptContent | undefined, { readonly ports: Ports }>(({ input, signal }) => input.ports.read({ signal })),
    erase: fromPromise<void, { readonly ports: Ports }>(({ input, signal }) => input.ports.erase({ signal })),
  },
  guards: {
    isAsked: ({ context }) => context.isAsked,
    isTaken: ({ context }) => context.isTaken,
    isThere: (_, { given }: Given<unknown>) => given !== undefined,
  },
  actions: {
    takeKept: assign((_, { given }: Given<KeptTold | undefined>) => ({ kept: given })),
    takeContent: assign(({ context: { take } }, { given }: Given<KeptContent | undefined>) => ({
      content: given,
      isTaken: given !== undefined && take(given),
    })),
    goOn: assign({ isGoingOn: true }),
    forget: ({ context: { forget, isGoingOn } }) => {
      if (isGoingOn) forget()
    },
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
  context: ({ input }) => ({
    ...input,
    kept: undefined,
    content: undefined,
    isTaken: false,
    isGoingOn: input.isInTab,
    failed: undefined,
  }),
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
    /** What this build cannot read is left to one that can. */
    taken: {
      always: [
        { guard: 'isTaken', target: 'resumed', actions: 'goOn' },
        { target: 'offered', actions: { type: 'noteFailure', params: { given: 'read' } } },
      ],
    },
    erasing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'erase',
        input: portsOf,
        onDone: { target: 'erased', actions: 'forget' },
        onError: { target: 'offered', actions: { type: 'noteFailure', params: { given: 'erase' } } },
      },
    },
    /** The saver asked for it, and it could not be looked for. */
    unread: { on: { retryRequested: 'looking', beginRequested: 'none' } },
    resumed: { on: { eraseRequested: 'erasing' } },
    /** The person erased it: the page begins anew. */
    erased: {},
    none: {},
  },
})

export type OfferSnapshot = SnapshotFrom<typeof offerMachine>

/** What a draft is told with, and what is being done with it. */
type Told = {
  readonly kept: KeptTold
  readonly busy: 'resume' | 'erase' | undefined
  readonly failed: OfferContext['failed']
}

/**
 * What a page shows before its act: it waits for what the saver asked for, offers what is kept, goes on with it, or begins. What was erased begins anew. `content` is what
 * was taken up again.
 */
export type OfferView =
  | { readonly kind: 'waiting' | 'unread' | 'none' | 'erased' }
  | (Told & { readonly kind: 'offered' })
  | (Told & { readonly kind: 'going-on'; readonly content: KeptContent | undefined })

const BUSY = { reading: 'resume', taken: 'resume', erasing: 'erase' } as const

const busyOf = (value: OfferSnapshot['value']): Told['busy'] =>
  value === 'reading' || value === 'taken' || value === 'erasing' ? BUSY[value] : undefined

/**
 * Says what a page shows before its act.
 *
 * @param snapshot state of the machine
 */
export const selectOffer = ({ value, context }: OfferSnapshot): OfferView => {
  const { kept, content, isAsked, isGoingOn, isTaken, failed } = context
  if (value === 'unread' || value === 'erased') return { kind: value }
  const isOnItsWay = value === 'looking' || value === 'found' || value === 'reading' || value === 'taken'
  if (isAsked && isOnItsWay && failed === undefined && !isTaken) return { kind: 'waiting' }
  if (kept === undefined || value === 'none') return { kind: 'none' }
  const told = { kept, busy: busyOf(value), failed }
  return isGoingOn ? { kind: 'going-on', content: isTaken ? content : undefined, ...told } : { kind: 'offered', ...told }
}
