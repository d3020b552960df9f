import { partLines } from '@hautelisse/domain/contract'
import {
  heldOperation,
  OPERATION_QUERIES,
  operationsCall,
  scheduledPaymentsCall,
  transactionDetailsCall,
} from '@hautelisse/domain/operations'
import type { Operation, OperationsRead, ScheduledPayment, TransactionDetails } from '@hautelisse/domain/operations'
import { fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'

type Asker = { readonly client: Client }

/** Lists the operations in progress and the others: together they hold each operation once. */
export const askOperations = async ({ client }: Asker, signal: AbortSignal): Promise<OperationsRead> => {
  const answers = await Promise.all(
    OPERATION_QUERIES.map((status) => client.call(operationsCall, { query: { status } }, { signal })),
  )
  const { lines, unreadable } = partLines(answers.flatMap(({ operations }) => operations))
  return {
    operations: lines,
    unreadable,
    missing: [...new Set(answers.flatMap(({ error_scope }) => error_scope))],
  }
}

/** Reads the operations in progress and the others: together they hold each operation once (P-CALL-87, P-CALL-88). */
export const readOperations = fromPromise<OperationsRead, Asker>(({ input, signal }) => askOperations(input, signal))

/** Reads one operation; undefined if the person does not hold it. Fails if that cannot be told from what was read. */
export const readOperation = fromPromise<Operation | undefined, Asker & { readonly id: string }>(async ({ input, signal }) => {
  const held = heldOperation(await askOperations(input, signal), input.id)
  if (held.kind === 'unknown') throw new Error('A part of the operations is missing, and the one asked for may be among them.')
  return held.kind === 'held' ? held.operation : undefined
})

/** Asks for one operation in full (P-CALL-31). */
export const askDetails = async (
  { client, id }: Asker & { readonly id: string },
  signal: AbortSignal,
): Promise<TransactionDetails> =>
  (await client.call(transactionDetailsCall, { params: { id }, body: {} }, { signal })).s2e_transaction_details

/** Reads one operation in full. */
export const readDetails = fromPromise<TransactionDetails, Asker & { readonly id: string }>(({ input, signal }) =>
  askDetails(input, signal),
)

/** What was read of the payments that are made again and again, and what is missing of it. */
export type ScheduledRead = {
  readonly payments: readonly ScheduledPayment[]
  /** Families of savings whose payments could not be read. */
  readonly missing: readonly string[]
  readonly unreadable: number
}

/** Reads the payments that are made again and again (P-CALL-91). */
export const readScheduled = fromPromise<ScheduledRead, Asker>(async ({ input: { client }, signal }) => {
  const { periodic_vv, error_scope: missing } = await client.call(scheduledPaymentsCall, {}, { signal })
  const { lines: payments, unreadable } = partLines(periodic_vv)
  return { payments, unreadable, missing }
})
