import { completedYears } from '../calendar/index.ts'
import type { Evaluators } from '../explain/index.ts'
import { euros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { mayBeCapital } from './candidates.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import type { IncomeTerms } from './income-model.ts'
import { livingAt, livingNet, verdictOf } from './living.ts'
import { chanceOf } from './living-chance.ts'
import type { KnownLiving, Verdict } from './living-model.ts'
import { HORIZONS } from './model.ts'
import { spreadPayments } from './spread.ts'

/** What one age of departure comes to. */
export type LivingAge = {
  readonly age: number
  readonly living: KnownLiving
  /** Net less the goal, in euros of today a month. */
  readonly delta: Euros
  readonly verdict: Verdict
  /** From 0 to 1; undefined where nothing saved is left to chance. */
  readonly chance: number | undefined
}

const SHOWN_BEFORE = 1
const SHOWN = 5

/** Ages of departure beside a chosen one that are still ahead: one before it and those after it, five in all where there are. Rule RP-12. */
export const livingAges = (plan: Pick<ProjectionPlan, 'birthDate' | 'today' | 'horizon'>): readonly number[] => {
  const first = Math.max(HORIZONS.first, completedYears(plan.birthDate, plan.today))
  const ages = Array.from({ length: Math.max(0, HORIZONS.last - first + 1) }, (_, place) => first + place)
  const chosen = Math.max(0, ages.indexOf(plan.horizon))
  const from = Math.max(0, Math.min(chosen - SHOWN_BEFORE, ages.length - SHOWN))
  return ages.slice(from, from + SHOWN)
}

/**
 * Answers what one age of departure comes to, with the chance to reach the goal. Rules RP-22 to RP-26.
 *
 * @param plan everything it follows from; its horizon is not read
 * @param terms household
 * @param evaluators prices of annuities
 * @param age whole years
 * @returns undefined while a part of the answer is unknown
 */
export const livingAtAge = (
  plan: ProjectionPlan,
  terms: IncomeTerms,
  evaluators: Evaluators,
  age: number,
): LivingAge | undefined => {
  const living = livingAt(plan, terms, evaluators, { departure: departureOf(plan, age) })
  const judged = verdictOf(living, plan.goal)
  if (living.kind === 'unknown' || judged === undefined) return undefined
  return { age, living, ...judged, chance: chanceOf(plan, terms, living, plan.goal, evaluators) }
}

/** What a setting changes of the net, in euros of today a month; undefined where it cannot be set so. */
export type LivingEffects = {
  readonly oneYearLater: Euros | undefined
  readonly allAnnuity: Euros | undefined
  /** 100 € more each month until the departure. */
  readonly morePayments: Euros | undefined
}

const ALL = 100
/** What is tried to be paid more, euros a month. */
export const MORE_PAID = 100

const sharesOf = (plan: ProjectionPlan, share: number): ProjectionPlan['shares'] =>
  Object.fromEntries(plan.accounts.filter(mayBeCapital).map(({ policy_id }) => [policy_id, share]))

/** The same plan with other payments a month, spread as they are. */
export const payingMonthly = (plan: ProjectionPlan, payment: Euros, paidTo?: string): ProjectionPlan => ({
  ...plan,
  periodicity: 'monthly',
  payments: spreadPayments(payment, plan.accounts, paidTo),
})

/**
 * Gives what each setting changes of the answer, each alone. Rule RP-27.
 *
 * @param plan everything it follows from
 * @param terms household
 * @param evaluators prices of annuities
 * @param paidTo policy that takes all payments; else they are spread as scheduled
 */
export const livingEffects = (
  plan: ProjectionPlan,
  terms: IncomeTerms,
  evaluators: Evaluators,
  paidTo?: string,
): LivingEffects => {
  const departure = departureOf(plan, plan.horizon)
  const net = livingNet(plan, terms, evaluators, { departure })
  const less = (other: Euros): Euros => euros(other.minus(net))
  const paid = Object.values(plan.payments).reduce((sum, one) => euros(sum.plus(one)), ZERO_EUROS)
  const hasCapital = plan.accounts.some((account) => mayBeCapital(account) && (plan.shares[account.policy_id] ?? ALL) < ALL)
  return {
    oneYearLater:
      plan.horizon >= HORIZONS.last
        ? undefined
        : less(livingNet(plan, terms, evaluators, { departure: departureOf(plan, plan.horizon + 1) })),
    allAnnuity: hasCapital
      ? less(livingNet({ ...plan, shares: sharesOf(plan, ALL) }, terms, evaluators, { departure }))
      : undefined,
    morePayments:
      plan.accounts.length === 0 || plan.periodicity !== 'monthly'
        ? undefined
        : less(livingNet(payingMonthly(plan, euros(paid.plus(MORE_PAID)), paidTo), terms, evaluators, { departure })),
  }
}
