import { aggregatedAccountsCall } from '@hautelisse/domain/accounts'
import type { Account } from '@hautelisse/domain/accounts'
import { partLines } from '@hautelisse/domain/contract'
import { alertsCall } from '@hautelisse/domain/option-bulletin'
import { fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'

/** Who asks, and for whom. */
export type Asker = { readonly client: Client; readonly userId: string }

export type ElsewhereRead = { readonly accounts: readonly Account[]; readonly unreadable: number }

/** Counts the choices that were taken into account (P-CALL-34). */
export const readAlerts = fromPromise<number, Asker>(
  async ({ input: { client }, signal }) => (await client.call(alertsCall, {}, { signal })).s2e_alerts.length,
)

/** Reads the accounts held with other banks (P-CALL-76). */
export const readElsewhere = fromPromise<ElsewhereRead, Asker>(async ({ input: { client, userId }, signal }) => {
  const answer = await client.call(aggregatedAccountsCall, { body: { user_id: userId } }, { signal })
  const { lines, unreadable } = partLines(answer.bi_accounts)
  return { accounts: lines, unreadable }
})
