import type { Investment } from '@hautelisse/domain/accounts'
import { aggregatedInvestmentsCall, aggregatedTransactionsCall, type AggregatedTransaction } from '@hautelisse/domain/aggregation'
import { partLines } from '@hautelisse/domain/contract'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, resource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RetryRequested } from '../resource/index.ts'

type AccountInput = { readonly client: Client; readonly userId: string; readonly accountId: string }
type AccountContext = AccountInput & {
  readonly investments: readonly Investment[] | undefined
  readonly operations: readonly AggregatedTransaction[] | undefined
}
export type ElsewhereAccountEvent = RetryRequested<'investments' | 'operations'>

const bodyOf = ({ userId, accountId }: AccountInput) => ({ body: { user_id: userId, account_id: accountId } })
const inputOf = ({ client, userId, accountId }: AccountContext): AccountInput => ({ client, userId, accountId })

/** What an account of another bank is invested in, and its operations: each is read, fails and is asked for again alone. */
export const elsewhereAccountMachine = setup({
  types: { context: {} as AccountContext, events: {} as ElsewhereAccountEvent, input: {} as AccountInput },
  actors: {
    readInvestments: fromPromise<readonly Investment[], AccountInput>(
      async ({ input, signal }) =>
        partLines((await input.client.call(aggregatedInvestmentsCall, bodyOf(input), { signal })).bi_investments).lines,
    ),
    readOperations: fromPromise<readonly AggregatedTransaction[], AccountInput>(
      async ({ input, signal }) =>
        partLines((await input.client.call(aggregatedTransactionsCall, bodyOf(input), { signal })).bi_transactions).lines,
    ),
  },
  guards: { ...resourceGuards, isNamed: ({ context }) => context.accountId !== '' },
  actions: {
    takeInvestments: assign((_, { given }: Given<readonly Investment[]>) => ({ investments: given })),
    takeOperations: assign((_, { given }: Given<readonly AggregatedTransaction[]>) => ({ operations: given })),
  },
}).createMachine({
  id: 'elsewhere-account',
  context: ({ input }) => ({ ...input, investments: undefined, operations: undefined }),
  type: 'parallel',
  states: {
    investments: resource<readonly Investment[]>()({
      part: 'investments',
      read: 'readInvestments',
      input: inputOf,
      when: 'isNamed',
      take: 'takeInvestments',
    }),
    operations: resource<readonly AggregatedTransaction[]>()({
      part: 'operations',
      read: 'readOperations',
      input: inputOf,
      when: 'isNamed',
      take: 'takeOperations',
    }),
  },
})

type ElsewhereAccountSnapshot = SnapshotFrom<typeof elsewhereAccountMachine>

/** What the account is invested in, as far as it is known. */
export const selectHeld = ({ value, context }: ElsewhereAccountSnapshot): Content<readonly Investment[]> =>
  contentOf(value.investments, context.investments)

/** Its operations, as far as they are known. */
export const selectDone = ({ value, context }: ElsewhereAccountSnapshot): Content<readonly AggregatedTransaction[]> =>
  contentOf(value.operations, context.operations)
