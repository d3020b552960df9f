import type { KeptContent } from '@hautelisse/domain/kept'
import { assign, fromPromise, not, setup } from 'xstate'
import type { KeptPorts } from './ports.ts'

/** Milliseconds without a change after which what was typed is sent to be kept. */
export const KEEPING_PAUSE_MS = 1000

type Ports = Pick<KeptPorts, 'keep' | 'erase'>

export type KeepingEvent =
  /** What may be kept has changed; undefined once nothing is left of it: it is recorded, or was emptied. */
  | { readonly type: 'changed'; readonly content: KeptContent | undefined }
  /** The page may go at any moment: what waits is sent at once. */
  | { readonly type: 'hidden' }
  /** The page is left: what waits is sent at once, and nothing follows. */
  | { readonly type: 'left' }

export type KeepingInput = {
  readonly ports: Ports
  /** What was taken up again: it is kept already. */
  readonly resumed?: KeptContent | undefined
}

type KeepingContext = {
  readonly ports: Ports
  /** What is to be kept, and what is: compared as texts. */
  readonly wanted: KeptContent | undefined
  readonly stored: KeptContent | undefined
  readonly sending: KeptContent | undefined
  readonly hasLeft: boolean
}

const isSame = (one: KeptContent | undefined, other: KeptContent | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const base = setup({
  types: { context: {} as KeepingContext, events: {} as KeepingEvent, input: {} as KeepingInput },
  actors: {
    store: fromPromise<void, { readonly ports: Ports; readonly content: KeptContent | undefined }>(
      ({ input: { ports, content }, signal }) =>
        content === undefined ? ports.erase({ signal }) : ports.keep(content, { signal }),
    ),
  },
  delays: { pause: KEEPING_PAUSE_MS },
  guards: {
    isStored: ({ context: { wanted, stored } }) => isSame(wanted, stored),
    /** The page is left, and what was typed last is still to be sent. */
    hasMore: ({ context: { hasLeft, wanted, stored } }) => hasLeft && !isSame(wanted, stored),
    isNothing: ({ context: { wanted } }) => wanted === undefined,
    hasLeft: ({ context: { hasLeft } }) => hasLeft,
  },
  actions: {
    want: assign(({ event }) => (event.type === 'changed' ? { wanted: event.content } : {})),
    noteLeft: assign({ hasLeft: true }),
    noteSending: assign(({ context: { wanted } }) => ({ sending: wanted })),
    noteStored: assign(({ context: { sending } }) => ({ stored: sending })),
  },
})

/**
 * Keeps what is typed in an act for the person: a second after the last change, and at once when the page is left. What could not be kept is sent with the next
 * change; nothing is said of it, because the tab has it too. Only what was kept or taken up again here is erased: what waits for another day stays. KEPT-01.
 */
export const keepingMachine = base.createMachine({
  id: 'keeping',
  context: ({ input: { ports, resumed } }) => ({
    ports,
    wanted: resumed,
    stored: resumed,
    sending: undefined,
    hasLeft: false,
  }),
  initial: 'resting',
  states: {
    resting: {
      always: { guard: 'hasLeft', target: 'over' },
      on: {
        changed: { target: 'weighing', actions: 'want' },
        // What could not be kept is tried once more before it may be too late.
        hidden: { guard: not('isStored'), target: 'storing' },
        left: [
          { guard: 'isStored', target: 'over' },
          { target: 'storing', actions: 'noteLeft' },
        ],
      },
    },
    /** What is recorded is erased at once: nobody types in it any more. */
    weighing: {
      always: [{ guard: 'isStored', target: 'resting' }, { guard: 'isNothing', target: 'storing' }, { target: 'pausing' }],
    },
    pausing: {
      after: { pause: 'storing' },
      on: {
        changed: { target: 'weighing', actions: 'want' },
        hidden: 'storing',
        left: { target: 'storing', actions: 'noteLeft' },
      },
    },
    storing: {
      entry: 'noteSending',
      invoke: {
        src: 'store',
        input: ({ context: { ports, wanted } }) => ({ ports, content: wanted }),
        onDone: { target: 'stored', actions: 'noteStored' },
        onError: 'resting',
      },
      on: { changed: { actions: 'want' }, left: { actions: 'noteLeft' } },
    },
    /** What was typed while it was sent follows. */
    stored: { always: [{ guard: 'hasMore', target: 'storing' }, { target: 'weighing' }] },
    over: { type: 'final' },
  },
})
