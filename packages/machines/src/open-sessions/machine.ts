import { endOtherSessionsCall, endSessionCall, openSessionsCall, type OpenSession } from '@hautelisse/domain/session'
import { assign, fromPromise, raise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'

const PART = 'sessions'
type Part = typeof PART

/** What is to be ended: one session by its id, or, where it names none, all but this one. */
export type Ending = string | undefined

export type OpenSessionsEvent =
  | { readonly type: 'endRequested'; readonly which: Ending }
  | { readonly type: 'endConfirmed' }
  | { readonly type: 'endGivenUp' }
  | RetryRequested<Part>
  | RefreshRequested<Part>

type OpenSessionsInput = { readonly client: Client }
type OpenSessionsContext = OpenSessionsInput & {
  readonly sessions: readonly OpenSession[] | undefined
  readonly which: Ending
  readonly hasFailed: boolean
}

const asker = ({ client }: OpenSessionsContext) => ({ client })

/** Sessions that are left after an end. */
const leftAfter = (sessions: readonly OpenSession[] | undefined, which: Ending): readonly OpenSession[] | undefined =>
  sessions?.filter(({ id, is_this: isThis }) => isThis || (which !== undefined && id !== which))

const base = setup({
  types: { context: {} as OpenSessionsContext, events: {} as OpenSessionsEvent, input: {} as OpenSessionsInput },
  actors: {
    readSessions: fromPromise<readonly OpenSession[], OpenSessionsInput>(({ input: { client }, signal }) =>
      client.call(openSessionsCall, {}, { signal }),
    ),
    endSessions: fromPromise<unknown, OpenSessionsInput & { readonly which: Ending }>(({ input: { client, which } }) =>
      which === undefined ? client.call(endOtherSessionsCall, {}) : client.call(endSessionCall, { params: { id: which } }),
    ),
  },
  guards: resourceGuards,
  actions: {
    takeSessions: assign((_, { given }: Given<readonly OpenSession[]>) => ({ sessions: given })),
    takeWish: assign(({ event }) => (event.type === 'endRequested' ? { which: event.which, hasFailed: false } : {})),
    forgetFailure: assign({ hasFailed: false }),
    noteFailure: assign({ hasFailed: true }),
    takeAway: assign(({ context: { sessions, which } }) => ({ sessions: leftAfter(sessions, which) })),
    readAgain: raise({ type: 'refreshRequested', part: PART }),
  },
})

/** The question before an end, and the end itself: what was confirmed is not given up half-way. */
const ending = base.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { endRequested: { target: 'asking', actions: 'takeWish' } } },
    asking: { on: { endConfirmed: 'ending', endGivenUp: 'none' } },
    ending: {
      entry: 'forgetFailure',
      invoke: {
        src: 'endSessions',
        input: ({ context }) => ({ ...asker(context), which: context.which }),
        onDone: { target: 'ended', actions: ['takeAway', 'readAgain'] },
        onError: { target: 'asking', actions: 'noteFailure' },
      },
    },
    /** What was ended is said until the next wish. */
    ended: { on: { endRequested: { target: 'asking', actions: 'takeWish' } } },
  },
})

/**
 * The open sessions of a person, and the end of another one or of all others, after a question. What was ended leaves the list at once, and the list
 * is read again.
 */
export const openSessionsMachine = base.createMachine({
  id: 'openSessions',
  context: ({ input }) => ({ ...input, sessions: undefined, which: undefined, hasFailed: false }),
  type: 'parallel',
  states: {
    sessions: freshResource<readonly OpenSession[]>()({ part: PART, read: 'readSessions', input: asker, take: 'takeSessions' }),
    ending,
  },
})

export type OpenSessionsSnapshot = SnapshotFrom<typeof openSessionsMachine>

/** The open sessions, this one first. */
export const selectOpenSessions = ({ value, context }: OpenSessionsSnapshot): Content<readonly OpenSession[]> =>
  contentOf(value.sessions, context.sessions)

/** How far an end is: which session, and whether it is asked about, under way, done, or failed and asked about again. */
export const selectEnding = ({
  value,
  context: { which, hasFailed },
}: OpenSessionsSnapshot): {
  readonly which: Ending
  readonly step: 'none' | 'asking' | 'ending' | 'ended'
  readonly hasFailed: boolean
} => ({
  which,
  step: value.ending,
  hasFailed,
})
