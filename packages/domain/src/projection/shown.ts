import type { Account } from '../accounts/index.ts'
import { wholeMonthsBetween, yearOf } from '../calendar/index.ts'
import { divideEuros, euros, isNegative, roundToCents, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { paymentsUntil } from './growth.ts'
import { pensionAt, pensionMonth, type CountedPension, type Departure } from './pension.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import { gapToday, type TodaysGap } from './todays-euros.ts'
import type { ProjectionFigures } from './wire.ts'

const MONTHS_PER_YEAR = 12

/** What one account gives, as a page shows it; euros a month, and euros at the departure. */
export type ShownAccount = {
  readonly account: Account
  readonly month: Euros
  readonly capital: Euros
  readonly fromSavings: Euros
  readonly fromPayments: Euros
}

/** The figures of a project as a page shows them: those of the answer, put beside each other. */
export type ShownProjection = {
  readonly departure: Departure
  readonly year: number
  readonly months: number
  /** Number of payments until the departure. */
  readonly payments: number
  readonly payment: Euros
  readonly pension: CountedPension
  readonly pensionMonth: Euros
  readonly annuity: Euros
  readonly fromSavings: Euros
  readonly fromPayments: Euros
  readonly capital: Euros
  /** Savings of today in the accounts that are counted. */
  readonly saved: Euros
  readonly delta: Euros
  readonly isReached: boolean
  /** What is missing or left over, without its sign. */
  readonly gap: Euros
  readonly today: TodaysGap
  readonly accounts: readonly ShownAccount[]
}

const monthOf = (year: Euros): Euros => roundToCents(divideEuros(year, MONTHS_PER_YEAR))

const shownAccounts = (plan: ProjectionPlan, { accounts = [] }: ProjectionFigures): readonly ShownAccount[] =>
  accounts.flatMap(({ policy_id, annuity, capital, from_payments: fromPayments = ZERO_EUROS }) => {
    const account = plan.accounts.find((one) => one.policy_id === policy_id)
    if (account === undefined) return []
    const month = monthOf(annuity)
    return [{ account, month, capital, fromPayments, fromSavings: subtractEuros(month, fromPayments) }]
  })

/**
 * Puts the figures of an answer beside each other. Rule RP-09: the annuity of a month is the sum of the accounts' months, as the gap has it.
 *
 * @param plan what was asked
 * @param figures what was answered
 */
export const shownProjection = (plan: ProjectionPlan, figures: ProjectionFigures): ShownProjection => {
  const departure = departureOf(plan, plan.horizon)
  const months = wholeMonthsBetween(plan.today, departure.start)
  const pension = pensionAt(plan.pension, departure)
  const accounts = shownAccounts(plan, figures)
  const annuity = figures.accounts === undefined ? monthOf(figures.annuity) : sumEuros(accounts.map(({ month }) => month))
  const fromPayments = sumEuros(accounts.map((one) => one.fromPayments))
  const { delta_monthly: delta } = figures
  return {
    departure,
    year: yearOf(departure.start),
    months,
    payments: paymentsUntil(plan.periodicity, months),
    payment: sumEuros(Object.values(plan.payments)),
    pension,
    pensionMonth: pensionMonth(pension),
    annuity,
    fromSavings: subtractEuros(annuity, fromPayments),
    fromPayments,
    capital: sumEuros(accounts.map(({ capital }) => capital)),
    saved: sumEuros(plan.accounts.map(({ balance }) => balance)),
    delta,
    isReached: !isNegative(delta),
    gap: euros(delta.abs()),
    today: gapToday({ annuity, delta, months }, plan.today),
    accounts,
  }
}
