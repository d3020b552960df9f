import type { Account } from '../accounts/index.ts'
import { Decimal, isPositive, subtractEuros, ZERO_EUROS } from '../money/index.ts'
import { lockedSavings, mayBeCapital } from './candidates.ts'
import type { ProjectionPlan } from './departure.ts'

const ALL = 100

/**
 * Gives how much of what the law lets a saver choose is paid out as capital, in whole percent; contracts count by their savings. Rule RP-05.
 *
 * @param plan accounts that are counted, with the shares that become annuities
 * @returns undefined where nothing can be chosen
 * @example capitalShareOf({ accounts: [pereco], payments: {}, shares: { pereco: 60 } }) // 40
 */
export const capitalShareOf = ({
  accounts,
  payments,
  shares,
}: Pick<ProjectionPlan, 'accounts' | 'payments' | 'shares'>): number | undefined => {
  const free = (account: Account): Decimal => subtractEuros(account.balance, lockedSavings(account))
  const chosen = accounts.filter(
    (account) => mayBeCapital(account) && (free(account).gt(0) || isPositive(payments[account.policy_id] ?? ZERO_EUROS)),
  )
  if (chosen.length === 0) return undefined
  const saved = chosen.reduce((sum, account) => sum.plus(free(account)), new Decimal(0))
  const weightOf = (account: Account): Decimal => (saved.isZero() ? new Decimal(1) : free(account))
  const weights = chosen.reduce((sum, account) => sum.plus(weightOf(account)), new Decimal(0))
  const kept = chosen.reduce(
    (sum, account) => sum.plus(weightOf(account).times(ALL - (shares[account.policy_id] ?? ALL))),
    new Decimal(0),
  )
  return kept.dividedBy(weights).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()
}
