import type { Operation, TransactionDetails } from '@hautelisse/domain/operations'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, resource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RetryRequested } from '../resource/index.ts'
import { readDetails } from './reads.ts'

export type DetailsInput = { readonly client: Client; readonly operation: Pick<Operation, 'id' | 'scope'> }

type DetailsContext = DetailsInput & { readonly details: TransactionDetails | undefined }

/** An operation in full, read when it is opened; only those of employee savings are told beyond their line. */
export const detailsMachine = setup({
  types: { context: {} as DetailsContext, events: {} as RetryRequested<'details'>, input: {} as DetailsInput },
  actors: { readDetails },
  guards: { ...resourceGuards, isTold: ({ context }) => context.operation.scope === 's2e' },
  actions: { takeDetails: assign((_, { given }: Given<TransactionDetails>) => ({ details: given })) },
}).createMachine({
  id: 'operation-details',
  context: ({ input }) => ({ ...input, details: undefined }),
  ...resource<TransactionDetails>()({
    part: 'details',
    read: 'readDetails',
    input: ({ client, operation }: DetailsContext) => ({ client, id: operation.id }),
    when: 'isTold',
    take: 'takeDetails',
  }),
})

/** The operation in full; absent where its line is all that is told. */
export const selectDetails = ({ value, context }: SnapshotFrom<typeof detailsMachine>): Content<TransactionDetails> =>
  contentOf(value, context.details)
