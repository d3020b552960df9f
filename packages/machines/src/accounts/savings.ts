import type { Account } from '@hautelisse/domain/accounts'
import { isEligible, SIMULATOR } from '@hautelisse/domain/withdrawal'

/**
 * Says whether the door to the withdrawal simulator is shown: one contract at least can be split there (MRM-13).
 *
 * @param accounts - accounts of all families, as they were read
 * @example hasContractToSplit([]) // false
 */
export const hasContractToSplit = (accounts: readonly Account[]): boolean =>
  accounts.some((account) => isEligible(account, SIMULATOR))
