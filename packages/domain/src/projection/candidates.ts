import { countedForProjections, hasCompartments, isRetirement, type Account } from '../accounts/index.ts'
import { sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'

/**
 * Why an account is ticked or not: on the list of the specification, mandatory and in force, known to the pension service, off the list, reduced, held at
 * another bank, a company scheme, or no retirement plan.
 */
export const CANDIDATE_REASONS = [
  'listed',
  'mandatory',
  'elsewhere',
  'not-listed',
  'reduced',
  'other-bank',
  'company-scheme',
  'no-retirement-plan',
] as const
export type CandidateReason = (typeof CANDIDATE_REASONS)[number]

/** An account that a projection lists. */
export type Candidate = {
  readonly account: Account
  readonly reason: CandidateReason
  /** Ticked before the saver changes anything. */
  readonly isTicked: boolean
  /** One tick counts it; what has no annuity that could be computed cannot be. */
  readonly canCount: boolean
}

const IN_FORCE = 'ENCOURS'
const REDUCED = 'REDUCTION'

const reasonOf = (account: Account): CandidateReason | undefined => {
  const { scope, status, type } = account
  if (scope === 'b2v' || type === 'B2V') return 'company-scheme'
  if (scope === 'marel') return countedForProjections(account) ? 'elsewhere' : 'no-retirement-plan'
  if (!isRetirement(account)) return undefined
  if (scope === 'bi') return 'other-bank'
  if (countedForProjections(account)) return 'listed'
  // A contract that has ended gives nothing any more.
  if (scope === 'ais' && status !== IN_FORCE && status !== REDUCED) return undefined
  if (status === REDUCED) return 'reduced'
  return scope === 'ais' && type === 'PERO' ? 'mandatory' : 'not-listed'
}

const TICKED: ReadonlySet<CandidateReason> = new Set<CandidateReason>(['listed', 'mandatory', 'elsewhere'])
const NEVER_COUNTED: ReadonlySet<CandidateReason> = new Set<CandidateReason>(['company-scheme', 'no-retirement-plan'])

/**
 * Lists the accounts that a projection shows, with why each is ticked or not.
 *
 * Rule RP-06; S-CONST-50, S-CONST-51, P-ACCT-22, P-ACCT-23, P-ACCT-30, P-ACCT-31: those of the specification's list and PERO in force are ticked; every other
 * retirement contract is one tick away.
 *
 * @param accounts of the person, of all scopes
 * @example projectionCandidates([pero]).map(({ reason, isTicked }) => [reason, isTicked]) // [['mandatory', true]]
 */
export const projectionCandidates = (accounts: readonly Account[]): readonly Candidate[] =>
  accounts.flatMap((account) => {
    const reason = reasonOf(account)
    if (reason === undefined) return []
    return [{ account, reason, isTicked: TICKED.has(reason), canCount: !NEVER_COUNTED.has(reason) }]
  })

/** Balances of the accounts on the specification's list, by who took the contract out: a company, or the saver. */
export type ProjectionTotals = { readonly collective: Euros; readonly individual: Euros }

const isCollective = ({ company_id, company_name }: Account): boolean => company_id !== undefined || company_name !== undefined

/**
 * Adds up the accounts on the specification's list, collective and individual contracts apart. Rule RP-06; S-CONST-50, S-CALL-33.
 *
 * @param accounts of the person, of all scopes
 * @example projectionTotals([]).collective // 0 €
 */
export const projectionTotals = (accounts: readonly Account[]): ProjectionTotals => {
  const counted = accounts.filter(countedForProjections)
  const total = (wanted: boolean): Euros =>
    sumEuros(counted.filter((account) => isCollective(account) === wanted).map(({ balance }) => balance))
  return { collective: total(true), individual: total(false) }
}

/**
 * Gives what of a contract's savings the law keeps for an annuity: mandatory payments, and all of an article 83. Rule RP-05.
 *
 * @param account contract of the saver
 * @example lockedSavings(a83) // its whole balance
 */
export const lockedSavings = (account: Account): Euros => {
  if (account.type === 'A83') return account.balance
  return hasCompartments(account) && account.scope === 'ais' ? (account.balance_co ?? ZERO_EUROS) : ZERO_EUROS
}

/** Whether the saver may choose capital for a part of a contract. Rule RP-05. */
export const mayBeCapital = ({ type }: Pick<Account, 'type'>): boolean => type !== 'A83'
