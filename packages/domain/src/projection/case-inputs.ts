import * as z from 'zod'

import { ACCOUNT_TYPES, type Account } from '../accounts/index.ts'
import { birthFields, birthOf, standInBirth } from '../case/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { TABLE_CODES } from '../mortality/index.ts'
import { addEuros, eurosOnWire, nonNegativeEurosOnWire, PERIODICITIES, ZERO_EUROS } from '../money/index.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import { OTHER_INCOME_KINDS, type IncomeTerms } from './income-model.ts'
import { isPensionKnown, pensionAt, type CountedPension } from './pension.ts'
import { incomeTermsOf, termsOnWire } from './planning.ts'
import { incomeTermsOnWire, retirementRequest } from './wire.ts'

/** Contracts of a case at most. */
const MOST_CONTRACTS = 40

const { horizon, goal, other_income: amount } = retirementRequest.shape

const contractOnWire = z.strictObject({
  product: z.enum(ACCOUNT_TYPES),
  /** Only where the contract names one. */
  table: z.enum(TABLE_CODES).optional(),
  savings: nonNegativeEurosOnWire,
  /** Savings by where they come from, as far as they are known: mandatory, voluntary, deducted and other voluntary payments, employee savings. */
  co: nonNegativeEurosOnWire.optional(),
  vv: nonNegativeEurosOnWire.optional(),
  vvd: nonNegativeEurosOnWire.optional(),
  vvnd: nonNegativeEurosOnWire.optional(),
  es: nonNegativeEurosOnWire.optional(),
  payment: amount,
  /** Share that becomes an annuity, in percent; all of it where it is left out. */
  annuity_share: z.int().min(0).max(100).optional(),
})
export type CaseContract = z.output<typeof contractOnWire>

/** Answers of a retirement project: contracts by product and place, the state pension as what it gives at the departure. BEY-01. */
export const projectionCaseInputs = /* @__PURE__ */ z.strictObject({
  ...birthFields,
  horizon,
  goal,
  other_income: amount,
  property_loan: amount,
  periodicity: z.enum(PERIODICITIES),
  /** Gross euros of a month at the departure: in two parts where an estimate gave them. Left out where it, or one of its schemes, is not known. */
  pension: z.union([z.strictObject({ month: amount }), z.strictObject({ base: amount, complementary: eurosOnWire })]).optional(),
  contracts: z.array(contractOnWire).max(MOST_CONTRACTS),
  income_terms: incomeTermsOnWire.optional(),
  other_income_kind: z.enum(OTHER_INCOME_KINDS).optional(),
})
export type ProjectionCaseInputs = z.output<typeof projectionCaseInputs>

const pensionOf = (pension: CountedPension): ProjectionCaseInputs['pension'] => {
  // Without one of its schemes it is no pension that may be counted: the case asks for it, as the page does.
  if (pension.kind === 'none' || !isPensionKnown(pension)) return undefined
  if (pension.kind === 'estimated') return { base: pension.parts.base, complementary: pension.parts.complementary }
  return { month: pension.kind === 'known' ? pension.month : ZERO_EUROS }
}

/**
 * Writes what an account holds as a case holds it: product, table and savings.
 *
 * @param account of the person
 * @example savingsOf(pereco).product // 'PERECO'
 */
export const savingsOf = (account: Account): Omit<CaseContract, 'payment' | 'annuity_share'> => ({
  product: account.type,
  table: account.mortality_table,
  savings: account.balance,
  // What the law keeps for an annuity is known of the insurer's own contracts alone.
  co: account.scope === 'ais' ? account.balance_co : undefined,
  vv: account.balance_vv,
  vvd: account.balance_vvd,
  vvnd: account.balance_vvnd,
  es: account.balance_es,
})

const contractOf = ({ payments, shares }: ProjectionPlan, account: Account): CaseContract => ({
  ...savingsOf(account),
  payment: payments[account.policy_id] ?? ZERO_EUROS,
  annuity_share: shares[account.policy_id],
})

/**
 * Writes a retirement project as the answers of a case: no contract's number, title or company, no birth date, and of an estimate of the state pension only what
 * it gives at the departure. BEY-01.
 *
 * @param plan everything that the project follows from
 * @param terms what charges and tax follow from, where the saver said it
 * @example projectionInputsOf(plan, undefined).contracts[0]?.product // 'PERO'
 */
export const projectionInputsOf = (plan: ProjectionPlan, terms: IncomeTerms | undefined): ProjectionCaseInputs => ({
  ...birthOf(plan.birthDate),
  horizon: plan.horizon,
  goal: plan.goal,
  other_income: plan.otherIncome,
  property_loan: plan.propertyLoan,
  periodicity: plan.periodicity,
  pension: pensionOf(pensionAt(plan.pension, departureOf(plan, plan.horizon))),
  contracts: plan.accounts.map((account) => contractOf(plan, account)),
  income_terms: terms && termsOnWire(terms),
  other_income_kind: plan.otherIncomeKind,
})

const accountOf = ({ product, table, savings, co, vv, vvd, vvnd, es }: CaseContract, at: number): Account => ({
  type: product,
  scope: 'ais',
  status: 'ENCOURS',
  title: '',
  policy_id: String(at + 1),
  balance: savings,
  ...(table === undefined ? {} : { mortality_table: table }),
  ...(co === undefined ? {} : { balance_co: co }),
  ...(vv === undefined ? {} : { balance_vv: vv }),
  ...(vvd === undefined ? {} : { balance_vvd: vvd }),
  ...(vvnd === undefined ? {} : { balance_vvnd: vvnd }),
  ...(es === undefined ? {} : { balance_es: es }),
})

/** A project as its answers give it: with accounts of its own, and the state pension that it counts. */
export type CasePlan = {
  readonly plan: ProjectionPlan
  readonly pension: CountedPension
  readonly terms: IncomeTerms | undefined
}

/**
 * Reads the answers of a case as a plan whose policies are the places of its contracts, from 1 on.
 *
 * @param inputs answers of a case
 * @param today its day
 */
export const planOfCase = (inputs: ProjectionCaseInputs, today: PlainDate): CasePlan => {
  const { contracts, pension, income_terms: terms } = inputs
  const month = pension !== undefined && 'month' in pension ? pension.month : null
  const parts = pension !== undefined && 'base' in pension ? pension : undefined
  const byPlace = <Value>(read: (contract: CaseContract) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      contracts.flatMap((contract, at) => {
        const value = read(contract)
        return value === undefined ? [] : [[String(at + 1), value]]
      }),
    )
  const plan: ProjectionPlan = {
    birthDate: standInBirth(inputs),
    today,
    horizon: inputs.horizon,
    goal: inputs.goal,
    otherIncome: inputs.other_income,
    otherIncomeKind: inputs.other_income_kind,
    propertyLoan: inputs.property_loan,
    periodicity: inputs.periodicity,
    pension: { estimate: null, known: month },
    accounts: contracts.map(accountOf),
    payments: byPlace(({ payment }) => payment),
    shares: byPlace(({ annuity_share: share }) => share),
  }
  return {
    plan,
    pension:
      parts === undefined
        ? pensionAt(plan.pension, departureOf(plan, plan.horizon))
        : { kind: 'estimated', index: undefined, parts: { ...parts, month: addEuros(parts.base, parts.complementary) } },
    terms: incomeTermsOf({ income_terms: terms }),
  }
}
