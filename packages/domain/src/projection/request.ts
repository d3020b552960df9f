import type { FieldProblem } from '../contract/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { euros, sumEuros, type Euros } from '../money/index.ts'
import { projectionCandidates, projectionTotals } from './candidates.ts'
import { HIGHEST_PROJECTED } from './model.ts'
import { ageIndexAt, isPensionKnown, type CountedPension } from './pension.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import { allAccounts, planOf, type ProjectionPerson } from './planning.ts'
import { monthOfPayments, projectPlan } from './project.ts'
import { projectionEvaluators } from './annuity.ts'
import type { IncomeTerms } from './income-model.ts'
import { tellIncome } from './income-wire.ts'
import { offeredRates } from '../net-income/index.ts'
import { retirementIncome } from './retirement-income.ts'
import { EXPLAINED_STEPS } from './steps.ts'
import type { ProjectionFigures, RetirementRequest } from './wire.ts'

/** Most by which the parts of a payment may miss it, in euros. */
const TOLERANCE = '0.01'

const checkPolicies = (request: RetirementRequest, person: ProjectionPerson): readonly FieldProblem[] => {
  const countable = new Set(
    projectionCandidates(allAccounts(person)).flatMap(({ account, canCount }) => (canCount ? [account.policy_id] : [])),
  )
  const known = new Set(allAccounts(person).map(({ policy_id }) => policy_id))
  const unknown = (field: 'allocated_accounts' | 'periodic_payments' | 'annuity_shares', among: ReadonlySet<string>) =>
    Object.keys(request[field] ?? {})
      .filter((policy) => !among.has(policy))
      .map((policy): FieldProblem => ({
        path: `${field}.${policy}`,
        code: known.has(policy) ? 'ineligible-account' : 'unknown-policy',
      }))
  return [
    ...unknown('allocated_accounts', countable),
    ...unknown('periodic_payments', known),
    ...unknown('annuity_shares', countable),
  ]
}

/** The parts of the payment add up to it; with no account to pay on there is nothing to compare. */
const checkSum = ({ allocated_accounts, allocated_amount }: RetirementRequest): readonly FieldProblem[] => {
  const parts = Object.values(allocated_accounts)
  const isSum = parts.length === 0 || sumEuros(parts).minus(allocated_amount).abs().lte(TOLERANCE)
  return isSum ? [] : [{ path: 'allocated_accounts', code: 'split-incomplete' }]
}

/** Totals are the person's own, with or without what the pension service alone knows. */
const checkTotals = (request: RetirementRequest, person: ProjectionPerson): readonly FieldProblem[] => {
  const [without, whole] = [projectionTotals(person.accounts), projectionTotals(allAccounts(person))]
  const differs = (sent: Euros, side: 'collective' | 'individual'): boolean => !sent.eq(without[side]) && !sent.eq(whole[side])
  return (['collective', 'individual'] as const)
    .filter((side) => differs(request[`total_amount_${side}`], side))
    .map((side) => ({ path: `total_amount_${side}`, code: 'wrong' }))
}

const checkPension = (request: RetirementRequest, person: ProjectionPerson): readonly FieldProblem[] => {
  const { marel_result: estimate, age_index } = request
  const departure = departureOf(planOf(request, person), request.horizon)
  const expected = estimate === null ? null : (ageIndexAt(estimate, departure) ?? null)
  const isTooMuch = (estimate?.result ?? []).some(({ yearly_amount_base, yearly_amount_complementary, monthly }) =>
    [yearly_amount_base, yearly_amount_complementary, monthly ?? euros(0)].some((one) => one.gt(HIGHEST_PROJECTED)),
  )
  return [
    ...(age_index === expected ? [] : [{ path: 'age_index', code: 'wrong' }]),
    ...(isTooMuch ? [{ path: 'marel_result', code: 'amount-too-large' }] : []),
  ]
}

/** The rate of charges is one that the law knows at the departure. */
const checkTerms = (request: RetirementRequest, person: ProjectionPerson): readonly FieldProblem[] => {
  const rate = request.income_terms?.pension_charges
  if (rate === undefined) return []
  const { start } = departureOf(person, request.horizon)
  return offeredRates(start).pensionCharges.includes(rate) ? [] : [{ path: 'income_terms.pension_charges', code: 'not-in-list' }]
}

/**
 * Checks a request against the person who sends it: policies, the sum of the parts, totals, the row of the estimate, and the rate of charges. Rule
 * RP-10.
 *
 * @param request of the retirement call
 * @param person who asks
 * @returns every problem, with its field
 */
export const retirementProblems = (request: RetirementRequest, person: ProjectionPerson): readonly FieldProblem[] => [
  ...checkPolicies(request, person),
  ...checkSum(request),
  ...checkTotals(request, person),
  ...checkPension(request, person),
  ...checkTerms(request, person),
]

/**
 * Computes the figures of a project with the explanation of each, and the retirement income that they are part of.
 *
 * Rules RP-09, RP-15. The annuity is the sum of the accounts' years, the gap the sum of their months: pension + annuities + other income − loan − goal.
 *
 * @param plan everything it follows from
 * @param tables the mortality tables
 * @param terms what charges and tax follow from; without them the income is gross
 * @param pension state pension that counts, where it is not the one of the plan's estimate
 */
export const projectRetirement = (
  plan: ProjectionPlan,
  tables: MortalityTables,
  terms?: IncomeTerms,
  pension?: CountedPension,
): ProjectionFigures => {
  const evaluators = projectionEvaluators(tables)
  const projection = projectPlan(EXPLAINED_STEPS, plan, evaluators, { pension })
  const { accounts, delta } = projection
  return {
    annuity: sumEuros(accounts.map(({ figures }) => euros(figures.annuity.value))),
    delta_monthly: euros(delta.value),
    complete: isPensionKnown(projection.pension),
    accounts: accounts.map(({ account, figures }) => ({
      policy_id: account.policy_id,
      annuity: euros(figures.annuity.value),
      capital: euros(figures.paidOut.value),
      from_payments: monthOfPayments(plan, account, evaluators),
      explanation: { month: figures.month, capital: figures.paidOut },
    })),
    explanation: { delta },
    income: tellIncome(retirementIncome(projection, plan, terms)),
  }
}
