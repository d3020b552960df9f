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
export const isFrozen = ({ scope, bi_state }: Partial<Pick<Account, 'scope' | 'bi_state'>>): boolean => {
  const standing = standingOf(bi_state)
  return scope === 'bi' && standing !== 'current' && standing !== 'updating'
}
