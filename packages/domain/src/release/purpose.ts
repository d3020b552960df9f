import { formatAmountInput, type Euros } from '../money/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import type { PlanRelease } from './compartments.ts'
import { grossFor } from './inverse.ts'
import type { ReleaseReason } from './reasons.ts'

const PURPOSES: ReadonlySet<ReleaseReason | undefined> = new Set([
  'HOME',
  'HOME_ENLARGEMENT',
  'HOME_DISASTER',
  'ENERGY_RENOVATION',
  'CLEAN_VEHICLE',
  'BUSINESS',
])

/**
 * Says whether a reason pays for something that has a cost: a home and its works, a vehicle, a business. docs/rules/release.md, REL-19.
 *
 * @param reason what the release is asked for; undefined where none is needed
 * @example hasPurpose('HOME') // true
 */
export const hasPurpose = (reason: ReleaseReason | undefined): boolean => PURPOSES.has(reason)

/**
 * Says what is wrong with the cost that a release is to finance: it has none, or the release pays more than it. docs/rules/release.md, REL-19.
 *
 * @param plan account, reason, value, what was paid in, amount in euros and day of the sale
 * @param cost euros that are to be financed
 * @param most euros that can be taken of the account
 * @returns the most that may be taken, at the amount, in euros
 * @example purposeError({ …plan, reason: 'HOME', amount: euros(6000) }, euros(5000), most)?.path // 'amount'
 */
export const purposeError = (plan: PlanRelease, cost: Euros, most: Euros): FieldError | undefined => {
  if (!hasPurpose(plan.reason)) return fieldError('amount_to_finance', 'wrong')
  if (!cost.greaterThan(0)) return fieldError('amount_to_finance', 'zero-amount')
  const gross = grossFor(plan, cost, most)
  return gross.kind === 'too-much' || plan.amount.lessThanOrEqualTo(gross.amount)
    ? undefined
    : fieldError('amount', 'amount-too-large', { max: formatAmountInput(gross.amount) })
}
