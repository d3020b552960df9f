import type { Operation } from '@hautelisse/domain/operations'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'
import { readOperation } from './reads.ts'

type Scopes = User['scopes']

/** Families of savings that have operations. */
export const OPERATION_HOLDERS: Scopes = ['ais', 's2e', PROVIDER_SCOPE]

export type OperationInput = {
  readonly client: Client
  /** Families of savings of the person. */
  readonly scopes: Scopes
  /** Id that the address names. */
  readonly id: string
}

type OperationContext = OperationInput & { readonly operation: Operation | undefined }

/** One operation that an address names: read, or said not to be held by the person. */
export const operationMachine = setup({
  types: {
    context: {} as OperationContext,
    events: {} as RetryRequested<'operation'> | RefreshRequested<'operation'>,
    input: {} as OperationInput,
  },
  actors: { readOperation },
  guards: { ...resourceGuards, canHold: ({ context }) => context.scopes.some((scope) => OPERATION_HOLDERS.includes(scope)) },
  actions: { takeOperation: assign((_, { given }: Given<Operation | undefined>) => ({ operation: given })) },
}).createMachine({
  id: 'operation',
  context: ({ input }) => ({ ...input, operation: undefined }),
  ...freshResource<Operation | undefined>()({
    part: 'operation',
    read: 'readOperation',
    input: ({ client, id }: OperationContext) => ({ client, id }),
    when: 'canHold',
    take: 'takeOperation',
  }),
})

/** The operation that the address names; absent for somebody who does not hold it. */
export const selectOperation = ({ value, context }: SnapshotFrom<typeof operationMachine>): Content<Operation> =>
  contentOf(value, context.operation)
