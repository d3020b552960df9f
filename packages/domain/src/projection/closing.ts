import {
  addMonths,
  birthdayAt,
  completedYears,
  dateOf,
  firstDayOfMonthFrom,
  monthOf,
  wholeMonthsBetween,
  yearOf,
  type PlainDate,
} from '../calendar/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { projectionEvaluators } from './annuity.ts'
import { smallestReaching } from './goal.ts'
import { HORIZONS } from './model.ts'
import type { ProjectionPlan } from './departure.ts'
import { pensionByMonth } from './pension-by-month.ts'
import { isReached, projectPlan } from './project.ts'
import { spreadPayments } from './spread.ts'
import { BARE_STEPS } from './steps.ts'

/** A month of departure that reaches the goal. */
export type ReachingStart = { readonly start: PlainDate; readonly ageInMonths: number; readonly delta: Euros }

/** What closes the gap to the goal; undefined where nothing of the kind does. */
export type Closing = {
  /** Whole euros a month, all payments together, from now to the departure of the plan. */
  readonly payment: Euros | undefined
  /** First month of departure, with the payments of the plan. */
  readonly start: ReachingStart | undefined
}

/** The same plan with another payment every month. */
export const withMonthlyPayment = (plan: ProjectionPlan, payment: Euros, paidTo?: string): ProjectionPlan => ({
  ...plan,
  periodicity: 'monthly',
  payments: spreadPayments(payment, plan.accounts, paidTo),
})

const startsOf = ({ birthDate, today }: ProjectionPlan): readonly PlainDate[] => {
  const next = addMonths(dateOf(yearOf(today), monthOf(today), 1), 1)
  const opening = firstDayOfMonthFrom(birthdayAt(birthDate, HORIZONS.first))
  const first = opening < next ? next : opening
  const last = firstDayOfMonthFrom(birthdayAt(birthDate, HORIZONS.last))
  return last < first ? [] : Array.from({ length: wholeMonthsBetween(first, last) + 1 }, (_, place) => addMonths(first, place))
}

const firstStart = (plan: ProjectionPlan, evaluators: ReturnType<typeof projectionEvaluators>): ReachingStart | undefined => {
  const pensionOf = pensionByMonth(plan.pension)
  for (const start of startsOf(plan)) {
    const departure = { start, age: completedYears(plan.birthDate, start) }
    const month = pensionOf(departure)
    if (month === undefined) continue
    const projection = projectPlan(BARE_STEPS, plan, evaluators, { departure, pension: { kind: 'known', month } })
    if (!isReached(projection)) continue
    return { start, ageInMonths: wholeMonthsBetween(plan.birthDate, start), delta: euros(projection.delta) }
  }
  return undefined
}

/**
 * Finds what closes the gap to the goal: the smallest whole payment a month, and the first month of departure.
 *
 * Rule RP-13. Both are tried forward: with the payment the goal is reached and with one euro less it is not; no earlier month reaches it.
 *
 * @param plan everything it follows from
 * @param tables the mortality tables
 * @param paidTo policy that takes all payments; else they are spread as scheduled
 */
export const closeGap = (plan: ProjectionPlan, tables: MortalityTables, paidTo?: string): Closing => {
  const evaluators = projectionEvaluators(tables)
  const reaches = (payment: Euros): boolean =>
    isReached(projectPlan(BARE_STEPS, withMonthlyPayment(plan, payment, paidTo), evaluators))
  return {
    payment: plan.accounts.length === 0 ? undefined : smallestReaching(reaches),
    start: firstStart(plan, evaluators),
  }
}
