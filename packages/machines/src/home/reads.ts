import { aggregatedAccountsCall } from '@hautelisse/domain/accounts'
import type { Account } from '@hautelisse/domain/accounts'
import { partLines } from '@hautelisse/domain/contract'
import { OPERATION_QUERIES, operationsCall } from '@hautelisse/domain/operations'
import type { Operation } from '@hautelisse/domain/operations'
import { alertsCall, optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'

/** Who asks, and for whom. */
export type Asker = { readonly client: Client; readonly userId: string }

export type OperationsRead = {
  readonly operations: readonly Operation[]
  readonly missing: readonly string[]
  /** Operations that could not be read: each costs its own line. */
  readonly unreadable: number
}

export type ElsewhereRead = { readonly accounts: readonly Account[]; readonly unreadable: number }

/** Reads the operations in progress and the others: together they hold each operation once (P-CALL-87, P-CALL-88). */
export const readOperations = fromPromise<OperationsRead, Asker>(async ({ input: { client }, signal }) => {
  const answers = await Promise.all(
    OPERATION_QUERIES.map((status) => client.call(operationsCall, { query: { status } }, { signal })),
  )
  const { lines, unreadable } = partLines(answers.flatMap(({ operations }) => operations))
  return {
    operations: lines,
    unreadable,
    missing: [...new Set(answers.flatMap(({ error_scope }) => error_scope))],
  }
})

/** Counts the choices that were taken into account (P-CALL-34). */
export const readAlerts = fromPromise<number, Asker>(
  async ({ input: { client }, signal }) => (await client.call(alertsCall, {}, { signal })).s2e_alerts.length,
)

/** Reads the choices that are still to be made (P-CALL-35). */
export const readBulletins = fromPromise<readonly OptionBulletin[], Asker>(
  async ({ input: { client }, signal }) => (await client.call(optionBulletinsCall, {}, { signal })).s2e_option_bulletins,
)

/** Reads the accounts held with other banks (P-CALL-76). */
export const readElsewhere = fromPromise<ElsewhereRead, Asker>(async ({ input: { client, userId }, signal }) => {
  const answer = await client.call(aggregatedAccountsCall, { body: { user_id: userId } }, { signal })
  const { lines, unreadable } = partLines(answer.bi_accounts)
  return { accounts: lines, unreadable }
})
