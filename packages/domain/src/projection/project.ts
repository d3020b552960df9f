import type { Account } from '../accounts/index.ts'
import { wholeMonthsBetween } from '../calendar/index.ts'
import type { Evaluators } from '../explain/index.ts'
import { euros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { projectedBy, type Projected } from './annuity.ts'
import { lockedSavings, mayBeCapital } from './candidates.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import type { ProjectedContract } from './model.ts'
import { pensionAt, pensionMonth, type CountedPension, type Departure } from './pension.ts'
import { BARE_STEPS, CHOSEN, label, type Steps } from './steps.ts'

const HUNDRED = 100

/** What a plan is looked at with: another departure, another return. */
export type Look = { readonly departure?: Departure | undefined; readonly netReturn?: number | undefined }

/** What one contract gives. */
export type ProjectedAccount<Figure> = { readonly account: Account; readonly figures: Projected<Figure> }

/** What a retirement project comes to, gross. */
export type Projection<Figure> = {
  readonly departure: Departure
  /** Whole months to it. */
  readonly months: number
  readonly pension: CountedPension
  readonly accounts: readonly ProjectedAccount<Figure>[]
  /** Annuities of a month together: the sum of the accounts' own. */
  readonly annuity: Figure
  /** What is there a month less the goal: below 0 it is missing. */
  readonly delta: Figure
}

/** A contract of the plan as its annuity is computed from. */
export const contractOf = (plan: ProjectionPlan, account: Account, { departure, netReturn }: Look): ProjectedContract => ({
  product: account.type,
  table: account.mortality_table,
  birthDate: plan.birthDate,
  retirementAge: plan.horizon,
  start: departure?.start,
  savings: account.balance,
  locked: lockedSavings(account),
  annuityShare: mayBeCapital(account) ? (plan.shares[account.policy_id] ?? HUNDRED) : HUNDRED,
  payment: plan.payments[account.policy_id] ?? ZERO_EUROS,
  periodicity: plan.periodicity,
  netReturn,
  today: plan.today,
})

const deltaOf = <Figure>(steps: Steps<Figure>, plan: ProjectionPlan, pension: Euros, annuity: Figure): Figure => {
  const chosen = (term: 'projection.other-income' | 'projection.property-loan' | 'projection.goal', amount: Euros) =>
    steps.given(label(term, 'eur-per-month', 'RP-09', CHOSEN), amount)
  const income = steps.sum(label('projection.income', 'eur-per-month', 'RP-09'), [
    steps.given(label('projection.pension', 'eur-per-month', 'RP-08', { kind: 'assumption', code: 'pension' }), pension),
    annuity,
    chosen('projection.other-income', plan.otherIncome),
  ])
  return steps.difference(label('projection.delta', 'eur-per-month', 'RP-09'), [
    income,
    chosen('projection.property-loan', plan.propertyLoan),
    chosen('projection.goal', plan.goal),
  ])
}

/**
 * Computes a retirement project at a departure, by steps with explanation or for the figures alone.
 *
 * Rule RP-09; PROJ-08: pension of the month + annuities + other income − property loan − goal. Each account's month is rounded, the sum is not rounded again.
 *
 * @param steps with explanation, or for the figures alone
 * @param plan everything it follows from
 * @param evaluators prices of annuities
 * @param look another departure or another return; else those of the plan
 */
export const projectPlan = <Figure>(
  steps: Steps<Figure>,
  plan: ProjectionPlan,
  evaluators: Evaluators,
  look: Look & { readonly pension?: CountedPension | undefined } = {},
): Projection<Figure> => {
  const departure = look.departure ?? departureOf(plan, plan.horizon)
  const pension = look.pension ?? pensionAt(plan.pension, departure)
  const accounts = plan.accounts.map((account) => ({
    account,
    figures: projectedBy(steps, contractOf(plan, account, { ...look, departure }), evaluators),
  }))
  const annuity = steps.sum(
    label('projection.annuities', 'eur-per-month', 'RP-09'),
    accounts.map(({ figures }) => figures.month),
  )
  const months = wholeMonthsBetween(plan.today, departure.start)
  return { departure, months, pension, accounts, annuity, delta: deltaOf(steps, plan, pensionMonth(pension), annuity) }
}

/**
 * Gives the part of an account's month that its payments to come add, in euros: the annuity that they would give alone. What is left is that of today's savings.
 *
 * Rule RP-02.
 *
 * @param plan everything it follows from
 * @param account one of its accounts
 * @param evaluators prices of annuities
 */
export const monthOfPayments = (plan: ProjectionPlan, account: Account, evaluators: Evaluators): Euros => {
  const contract = { ...contractOf(plan, account, {}), savings: ZERO_EUROS, locked: ZERO_EUROS }
  return euros(projectedBy(BARE_STEPS, contract, evaluators).month)
}
