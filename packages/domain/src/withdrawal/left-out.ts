import { familyOf, keepsAccount, type Account } from '../accounts/index.ts'
import { isZero, sumEuros, type Euros } from '../money/index.ts'
import { ELIGIBLE_TYPES, takingPart, type Contract } from './eligibility.ts'
import type { WithdrawalContext } from './model.ts'

/** Why a retirement contract takes no part: its type, its status, its emptiness, the reason of the withdrawal, or because it is a company plan of the employee scope. */
export type LeftOutReason = 'other-type' | 'closed' | 'reduced' | 'empty' | 'withdrawal-case' | 'employee-plan'

/** A retirement contract of the saver that the simulation leaves out. */
export type LeftOut = { readonly account: Account; readonly reason: LeftOutReason }

const reasonFor = (account: Account, { withdraw }: WithdrawalContext): LeftOutReason => {
  if (!keepsAccount(account, withdraw ? 'withdrawal' : 'portal')) return account.status === 'REDUCTION' ? 'reduced' : 'closed'
  if (!ELIGIBLE_TYPES.some((type) => type === account.type)) return 'other-type'
  if (account.scope !== 'ais') return 'employee-plan'
  return isZero(account.balance) ? 'empty' : 'withdrawal-case'
}

/**
 * Lists the retirement contracts held here that take no part in the simulation, each with its reason. Accounts held elsewhere and savings for other projects
 * are no contracts of it. WITH-02, MRM-13, MRM-55.
 *
 * @param accounts accounts of the saver, of all scopes
 * @param contracts eligible contracts among them
 * @param context where the stepper stands
 * @example leftOutOf([peru, madelin], contracts, SIMULATOR) // [{ account: madelin, reason: 'other-type' }]
 */
export const leftOutOf = (
  accounts: readonly Account[],
  contracts: readonly Contract[],
  context: WithdrawalContext,
): readonly LeftOut[] => {
  const counted = new Set(takingPart(contracts).map(({ account }) => account))
  return accounts
    .filter((account) => familyOf(account) === 'retirement' && !counted.has(account))
    .map((account) => ({ account, reason: reasonFor(account, context) }))
}

/** What a simulation covers of the retirement savings held here: `covered` of `whole`, both of today. */
export type Coverage = { readonly covered: Euros; readonly whole: Euros }

/**
 * Adds up the savings that a simulation covers, and all retirement savings held here. WITH-02.
 *
 * @param contracts eligible contracts
 * @param leftOut contracts that take no part
 * @example coverageOf(contracts, leftOut) // { covered: 76 281,43 €, whole: 134 086,35 € }
 */
export const coverageOf = (contracts: readonly Contract[], leftOut: readonly LeftOut[]): Coverage => {
  const covered = sumEuros(takingPart(contracts).map(({ account }) => account.balance))
  return { covered, whole: sumEuros([covered, ...leftOut.map(({ account }) => account.balance)]) }
}
