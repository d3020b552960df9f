import type { PlainDate } from '@hautelisse/domain/calendar'
import { ordersUnderWay } from '@hautelisse/domain/operations'
import type { OperationsRead, OrderUnderWay } from '@hautelisse/domain/operations'
import type { User } from '@hautelisse/domain/session'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'
import { OPERATION_HOLDERS } from './machine.ts'
import { readOperations } from './reads.ts'

/** What is read, and kept fresh while its page stands. */
export const UNDER_WAY_PARTS = ['operations'] as const
type Part = (typeof UNDER_WAY_PARTS)[number]

export type UnderWayInput = { readonly client: Client; readonly user: Pick<User, 'scopes' | 'accounts'> | undefined }

type UnderWayContext = UnderWayInput & { readonly read: OperationsRead | undefined }

/** Orders under way, for pages that show them beside something else: the page of an account, and the flows. OPER-21. */
export const underWayMachine = setup({
  types: {
    context: {} as UnderWayContext,
    events: {} as RetryRequested<Part> | RefreshRequested<Part>,
    input: {} as UnderWayInput,
  },
  actors: { readOperations },
  guards: {
    ...resourceGuards,
    canHold: ({ context: { user } }) => user?.scopes.some((scope) => OPERATION_HOLDERS.includes(scope)) === true,
  },
  actions: { takeOperations: assign((_, { given }: Given<OperationsRead>) => ({ read: given })) },
}).createMachine({
  id: 'under-way',
  context: ({ input }) => ({ ...input, read: undefined }),
  ...freshResource<OperationsRead>()({
    part: 'operations',
    read: 'readOperations',
    input: ({ client }: UnderWayContext) => ({ client }),
    when: 'canHold',
    take: 'takeOperations',
  }),
})

/** Orders under way, and whether those are all: a family of savings, or one line, may not have been read. */
export type OrdersRead = { readonly orders: readonly OrderUnderWay[]; readonly isWhole: boolean }

/**
 * Gives the orders under way.
 *
 * @param snapshot - state of the machine
 * @param today - the day that it is in Paris
 */
export const selectUnderWay = (
  { value, context: { read, user } }: SnapshotFrom<typeof underWayMachine>,
  today: PlainDate,
): Content<OrdersRead> =>
  contentOf(
    value,
    read && {
      orders: ordersUnderWay(read.operations, user?.accounts ?? [], today),
      isWhole: read.missing.length + read.unreadable === 0,
    },
  )
