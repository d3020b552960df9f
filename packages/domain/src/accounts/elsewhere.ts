import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { isFrozen } from './bi-states.ts'
import { totalBalance } from './families.ts'
import type { Account } from './model.ts'

/** What of a total is frozen: so much, held with so many banks, the oldest of it since a day. */
export type Frozen = { readonly total: Euros; readonly banks: number; readonly since: PlainDate | undefined }

/**
 * Says what of the accounts of a total is frozen, so that the total can say it. AGGR-04.
 *
 * @param accounts accounts of a total, of any scope
 * @returns undefined where nothing is frozen
 * @example frozenOf([{ scope: 'bi', bi_state: 'bug', balance: euros(2500), date: plainDate('2026-11-16'), … }]) // { total: 2500, banks: 1, since: '2026-11-16' }
 */
export const frozenOf = (accounts: readonly Account[]): Frozen | undefined => {
  const frozen = accounts.filter(isFrozen)
  if (frozen.length === 0) return undefined
  const days = frozen.flatMap(({ date, last_update }) => date ?? last_update?.day ?? [])
  return {
    total: totalBalance(frozen),
    banks: new Set(frozen.map(({ connection_id, company_name, policy_id }) => connection_id ?? company_name ?? policy_id)).size,
    since: days.toSorted(compareDates).at(0),
  }
}

const bare = (number: string): string => number.replaceAll(/\s/g, '')

const keysOf = ({ type, policy_id, contract_number }: Account): readonly string[] =>
  [policy_id, contract_number ?? policy_id].map((number) => `${type} ${bare(number)}`)

/**
 * Leaves out accounts of other banks that are ours too, so that nothing is counted twice: same type, and same number whatever its spaces. Ours is the one
 * that stays. AGGR-05.
 *
 * @param own accounts held with us
 * @param elsewhere accounts that other banks tell
 * @example withoutDoubles([{ type: 'PEE', policy_id: '00482190', … }], [{ type: 'PEE', policy_id: '0048 2190', … }]) // []
 */
export const withoutDoubles = (own: readonly Account[], elsewhere: readonly Account[]): readonly Account[] => {
  const known = new Set(own.flatMap(keysOf))
  return elsewhere.filter((account) => !keysOf(account).some((key) => known.has(key)))
}
