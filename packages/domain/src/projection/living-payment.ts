import type { Evaluators } from '../explain/index.ts'
import type { Household } from '../household/index.ts'
import { divideEuros, euros, type Euros } from '../money/index.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import { smallestReaching } from './goal.ts'
import type { IncomeTerms } from './income-model.ts'
import { livingNet } from './living.ts'
import { payingMonthly } from './living-ages.ts'

const MONTHS_PER_YEAR = 12
/** Part of a wage above which no payment is proposed. */
const PART_OF_WAGE = 10

/** What a payment may not exceed to be proposed; undefined where it is not known. */
export type PaymentLimits = {
  /** Deductible ceiling of a year. */
  readonly ceiling: Euros | undefined
  /** Net wage of a month. */
  readonly wage: Euros | undefined
}

/**
 * Gives what limits a payment: the deductible ceiling of the tax notice, and the income of a month of somebody who declares alone.
 *
 * Rule RP-28. Of a couple's income nobody says whose it is.
 *
 * @param ceiling deductible ceiling of a year, in euros, where it is known
 * @param household that was said
 * @example limitsOf(euros(4710), { declares: 'CE', parts: 1, taxableIncome: euros(42_000) }).wage // 3 500 €
 */
export const limitsOf = (ceiling: Euros | undefined, household: Household | undefined): PaymentLimits => ({
  ceiling,
  wage: household?.declares === 'CE' ? divideEuros(household.taxableIncome, MONTHS_PER_YEAR) : undefined,
})

/** The payment that closes a gap: proposed, or too much to be, or none at all. */
export type ClosingPayment =
  | { readonly kind: 'proposed'; readonly month: Euros }
  | { readonly kind: 'too-much'; readonly above: 'ceiling' | 'wage'; readonly limit: Euros }
  | { readonly kind: 'none' }

const limitOf = ({ ceiling, wage }: PaymentLimits): { readonly above: 'ceiling' | 'wage'; readonly limit: Euros } | undefined => {
  const ofCeiling = ceiling && {
    above: 'ceiling' as const,
    limit: euros(divideEuros(ceiling, MONTHS_PER_YEAR).toDecimalPlaces(0, 1)),
  }
  const ofWage = wage && { above: 'wage' as const, limit: euros(divideEuros(wage, PART_OF_WAGE).toDecimalPlaces(0, 1)) }
  if (ofCeiling === undefined || ofWage === undefined) return ofCeiling ?? ofWage
  return ofWage.limit.lt(ofCeiling.limit) ? ofWage : ofCeiling
}

/**
 * Finds the smallest whole payment a month with which the goal is reached, and proposes none above the deductible ceiling or a tenth of the wage.
 *
 * Rule RP-28. With the payment the net is the goal or more, with one euro less it is not.
 *
 * @param plan everything it follows from
 * @param terms household
 * @param evaluators prices of annuities
 * @param limits what is known of ceiling and wage
 * @param paidTo policy that takes all payments; else they are spread as scheduled
 */
export const closingPayment = (
  plan: ProjectionPlan,
  terms: IncomeTerms,
  evaluators: Evaluators,
  limits: PaymentLimits,
  paidTo?: string,
): ClosingPayment => {
  if (plan.accounts.length === 0) return { kind: 'none' }
  const departure = departureOf(plan, plan.horizon)
  const reaches = (payment: Euros): boolean =>
    livingNet(payingMonthly(plan, payment, paidTo), terms, evaluators, { departure }).gte(plan.goal)
  const limit = limitOf(limits)
  if (limit !== undefined && !reaches(limit.limit)) return { kind: 'too-much', ...limit }
  const month = smallestReaching(reaches)
  return month === undefined ? { kind: 'none' } : { kind: 'proposed', month }
}
