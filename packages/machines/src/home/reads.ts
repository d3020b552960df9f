import { aggregatedAccountsCall } from '@hautelisse/domain/accounts'
import type { Account } from '@hautelisse/domain/accounts'
import { partLines } from '@hautelisse/domain/contract'
import type { KeptDraft } from '@hautelisse/domain/kept'
import { alertsCall } from '@hautelisse/domain/option-bulletin'
import { fromPromise } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { CallOptions, Client } from '../api/index.ts'
import { listKept } from '../kept/index.ts'

/** Who asks, and for whom. */
export type Asker = { readonly client: Client; readonly userId: string }

export type ElsewhereRead = { readonly accounts: readonly Account[]; readonly unreadable: number }

/** Counts the choices that were taken into account (P-CALL-34). */
export const readAlerts = fromPromise<number, Asker>(
  async ({ input: { client }, signal }) => (await client.call(alertsCall, {}, { signal })).s2e_alerts.length,
)

/** Lists the acts that were begun. */
export const readDrafts = fromPromise<readonly KeptDraft[], Asker>(({ input: { client }, signal }) =>
  listKept(client, { signal }),
)

/** Asks for the accounts held with other banks (P-CALL-76); somebody who has never had any is unknown there, and has none. */
export const askElsewhere = async ({ client, userId }: Asker, options: CallOptions): Promise<ElsewhereRead> => {
  try {
    const answer = await client.call(aggregatedAccountsCall, { body: { user_id: userId } }, options)
    const { lines, unreadable } = partLines(answer.bi_accounts)
    return { accounts: lines, unreadable }
  } catch (error) {
    if (failureCode(error) === 'ERR_UNKNOWN') return { accounts: [], unreadable: 0 }
    throw error
  }
}

/** Reads the accounts held with other banks. */
export const readElsewhere = fromPromise<ElsewhereRead, Asker>(({ input, signal }) => askElsewhere(input, { signal }))
