import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { totalBalance } from './families.ts'
import type { Account } from './model.ts'

/** What can stand between us and another bank, in the aggregator's own words. */
export const BI_STATES = [
  'SCARequired',
  'webauthRequired',
  'additionalInformationNeeded',
  'decoupled',
  'validating',
  'wrongpass',
  'passwordExpired',
  'actionNeeded',
  'rateLimiting',
  'websiteUnavailable',
  'bug',
  'unknown',
  'notSupported',
] as const
export type BiState = (typeof BI_STATES)[number]

/**
 * What a state comes to for the saver: amounts are current, the bank wants its access confirmed, it is updating, it refused the identifiers, it waits for
 * something on its own site, it is silent, or it can be read no more.
 */
export type BiStanding = 'current' | 'confirm' | 'updating' | 'credentials' | 'action' | 'silent' | 'closed'

const STANDINGS: ReadonlyMap<string, BiStanding> = new Map<BiState, BiStanding>([
  ['SCARequired', 'confirm'],
  ['webauthRequired', 'confirm'],
  ['additionalInformationNeeded', 'confirm'],
  ['decoupled', 'confirm'],
  ['validating', 'updating'],
  ['wrongpass', 'credentials'],
  ['passwordExpired', 'credentials'],
  ['actionNeeded', 'action'],
  ['rateLimiting', 'silent'],
  ['websiteUnavailable', 'silent'],
  ['bug', 'silent'],
  ['unknown', 'silent'],
  ['notSupported', 'closed'],
])

/**
 * Says what a state of the aggregator comes to. A state that nobody has described counts as a silent bank. AGGR-03.
 *
 * @param state the aggregator's word; none when nothing stands between us and the bank
 * @example standingOf('wrongpass') // 'credentials'
 */
export const standingOf = (state: string | null | undefined): BiStanding =>
  state === null || state === undefined ? 'current' : (STANDINGS.get(state) ?? 'silent')

/**
 * Says whether the amount of an account is frozen: its bank tells us nothing, and it stays as it was, with its date. AGGR-04.
 *
 * @param account account of any scope; only those of other banks can be frozen
 * @example isFrozen({ scope: 'bi', bi_state: 'SCARequired' }) // true
 */
export const isFrozen = ({ scope, bi_state }: Pick<Account, 'scope' | 'bi_state'>): boolean => {
  const standing = standingOf(bi_state)
  return scope === 'bi' && standing !== 'current' && standing !== 'updating'
}

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
