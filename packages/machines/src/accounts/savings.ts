import { keepsAccount, type Account } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { User } from '@hautelisse/domain/session'
import { isEligible, SIMULATOR } from '@hautelisse/domain/withdrawal'
import type { Family, FamilyStates } from '../session/index.ts'

/** What the saver's home shows of their savings (P-ERR-24): exactly one kind at a time. */
export type Savings =
  | { readonly kind: 'ready'; readonly accounts: readonly Account[] }
  /** Some data families failed: the others are shown, and the total says what it leaves out. */
  | { readonly kind: 'partly-unavailable'; readonly accounts: readonly Account[]; readonly missing: readonly Family[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unavailable' }

const FAMILY_ORDER: readonly Family[] = ['ais', 's2e', PROVIDER_SCOPE]

/**
 * Says what is known of a saver's savings once their data families have answered (P-ERR-20, P-ERR-21, P-ERR-28).
 *
 * A family whose accounts are known counts as answered even when another of its calls failed: what is shown is complete.
 *
 * @param accounts - accounts of all families, as they were read
 * @param families - families asked for, each loaded or failed
 * @example savingsOf([], { ais: 'loaded' }) // { kind: 'empty' }
 */
export const savingsOf = (accounts: User['accounts'], families: FamilyStates): Savings => {
  const missing = FAMILY_ORDER.filter(
    (family) => families[family] === 'failed' && !accounts.some(({ scope }) => scope === family),
  )
  const kept = accounts.filter((account) => keepsAccount(account, 'portal'))
  if (missing.length === 0) return kept.length === 0 ? { kind: 'empty' } : { kind: 'ready', accounts: kept }
  return kept.length === 0 ? { kind: 'unavailable' } : { kind: 'partly-unavailable', accounts: kept, missing }
}

/**
 * Says whether the door to the withdrawal simulator is shown: one contract at least can be split there (MRM-13).
 *
 * @param accounts - accounts of all families, as they were read
 * @example hasContractToSplit([]) // false
 */
export const hasContractToSplit = (accounts: readonly Account[]): boolean =>
  accounts.some((account) => isEligible(account, SIMULATOR))
