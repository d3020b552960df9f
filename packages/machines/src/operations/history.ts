import { changeFilter, readFilter, writeFilter } from '@hautelisse/domain/operations'
import type { HistoryFilter, OperationsRead } from '@hautelisse/domain/operations'
import type { User } from '@hautelisse/domain/session'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'
import { OPERATION_HOLDERS } from './machine.ts'
import { readOperations, readScheduled } from './reads.ts'
import type { ScheduledRead } from './reads.ts'

type Part = 'operations' | 'scheduled'

/** Query of an address: what it asks of the history. */
type Query = Readonly<Record<string, unknown>>

export type HistoryInput = {
  readonly client: Client
  /** Families of savings of the person. */
  readonly scopes: User['scopes']
  /** What the address asks when the page opens. */
  readonly query: Query
  /** Writes what is asked into the address, in place of what stands there. */
  readonly writeAddress: (query: Readonly<Record<string, string>>) => void
}

export type HistoryEvent =
  | RetryRequested<Part>
  | RefreshRequested<Part>
  /** The saver asks otherwise: a choice, a text, a page. */
  | { readonly type: 'filterChanged'; readonly change: Partial<HistoryFilter> }
  /** Another address of this page was followed, or Back: it says what is asked. */
  | { readonly type: 'addressFollowed'; readonly query: Query }

type HistoryContext = Omit<HistoryInput, 'query'> & {
  readonly filter: HistoryFilter
  readonly operations: OperationsRead | undefined
  readonly scheduled: ScheduledRead | undefined
}

const asker = ({ client }: HistoryContext) => ({ client })

const writtenAs = (filter: HistoryFilter): string => JSON.stringify(writeFilter(filter))

const base = setup({
  types: { context: {} as HistoryContext, events: {} as HistoryEvent, input: {} as HistoryInput },
  actors: { readOperations, readScheduled },
  guards: {
    ...resourceGuards,
    canHold: ({ context }) => context.scopes.some((scope) => OPERATION_HOLDERS.includes(scope)),
    asksOtherwise: ({ context, event }) =>
      event.type === 'addressFollowed' && writtenAs(readFilter(event.query)) !== writtenAs(context.filter),
  },
  actions: {
    takeOperations: assign((_, { given }: Given<OperationsRead>) => ({ operations: given })),
    takeScheduled: assign((_, { given }: Given<ScheduledRead>) => ({ scheduled: given })),
    takeFilter: assign((_, { given }: Given<HistoryFilter>) => ({ filter: given })),
    writeAddress: ({ context }) => context.writeAddress(writeFilter(context.filter)),
  },
})

/**
 * The history of operations, and the payments that are made again and again: each read alone, kept while it is read anew. What is asked of the
 * history stands in the address.
 */
export const historyMachine = base.createMachine({
  id: 'history',
  context: ({ input: { query, ...input } }) => ({
    ...input,
    filter: readFilter(query),
    operations: undefined,
    scheduled: undefined,
  }),
  type: 'parallel',
  on: {
    filterChanged: {
      actions: [
        { type: 'takeFilter', params: ({ context, event }) => ({ given: changeFilter(context.filter, event.change) }) },
        'writeAddress',
      ],
    },
    // A text with a digit does not stand in the address: one that asks the same takes nothing away.
    addressFollowed: {
      guard: 'asksOtherwise',
      actions: { type: 'takeFilter', params: ({ event }) => ({ given: readFilter(event.query) }) },
    },
  },
  states: {
    operations: freshResource<OperationsRead>()({
      part: 'operations',
      read: 'readOperations',
      input: asker,
      when: 'canHold',
      take: 'takeOperations',
    }),
    scheduled: freshResource<ScheduledRead>()({
      part: 'scheduled',
      read: 'readScheduled',
      input: asker,
      when: 'canHold',
      take: 'takeScheduled',
    }),
  },
})

type HistorySnapshot = SnapshotFrom<typeof historyMachine>

/** What was read of the operations, and what is missing of it; absent for somebody with no family of savings that has any. */
export const selectOperations = ({ value, context }: HistorySnapshot): Content<OperationsRead> =>
  contentOf(value.operations, context.operations)

/** The payments that are made again and again, and what is missing of them. */
export const selectScheduled = ({ value, context }: HistorySnapshot): Content<ScheduledRead> =>
  contentOf(value.scheduled, context.scheduled)

/** What is asked of the history. */
export const selectFilter = ({ context }: HistorySnapshot): HistoryFilter => context.filter
