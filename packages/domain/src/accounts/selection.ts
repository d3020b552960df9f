import { familyOf } from './families.ts'
import type { Account } from './model.ts'
import { isPurpose, lifeProjectOf } from './purpose.ts'

/** What the address of a detail names: how accounts are grouped, which group, and which account of it (P-ROUTE-42). */
export type Selection = { readonly selectionFilter: string; readonly filter: string; readonly id?: string | undefined }

const GROUP_OF: Readonly<Record<string, (account: Account, filter: string) => string | undefined>> = {
  scope: ({ scope }) => scope,
  type: ({ type }) => type,
  company: ({ company_id }) => company_id,
  // A family of the home, or one of the six purposes that a saver can choose (P-CONST-25).
  project: (account, filter) => (isPurpose(filter) ? lifeProjectOf(account) : familyOf(account)),
}

/**
 * Returns the accounts that the address of a detail names; none when the person holds nothing of the kind (P-ROUTE-40 to -42).
 *
 * @param accounts accounts of the person
 * @param selection grouping, group and, for one account, its policy id
 * @example selectedAccounts(accounts, { selectionFilter: 'type', filter: 'PEE' }).length // 1
 */
export const selectedAccounts = (
  accounts: readonly Account[],
  { selectionFilter, filter, id }: Selection,
): readonly Account[] => {
  const groupOf = Object.hasOwn(GROUP_OF, selectionFilter) ? GROUP_OF[selectionFilter] : undefined
  return accounts.filter((account) => groupOf?.(account, filter) === filter && (id === undefined || account.policy_id === id))
}
