import * as z from 'zod'

import type { Account } from '../accounts/index.ts'
import {
  convertAmount,
  formatAmountInput,
  isPositive,
  parseAmount,
  PERIODICITIES,
  ZERO_EUROS,
  type Euros,
  type ParsedAmount,
  type Periodicity,
} from '../money/index.ts'
import { childrenOf, type Household } from '../household/index.ts'
import { MARITAL_STATUSES } from '../income-tax/index.ts'
import type { KeptEstimate } from '../pension/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { projectionCandidates, projectionTotals } from './candidates.ts'
import { OTHER_INCOME_KINDS } from './income-model.ts'
import { HIGHEST_PROJECTED, HORIZONS, LOWEST_GOAL, MOST_CHILDREN } from './model.ts'
import { ageIndexAt, estimateLeavesOut } from './pension.ts'
import { departureOf } from './departure.ts'
import { scheduledPayments, spreadPayments } from './spread.ts'
import type { ProjectionInputs, RetirementRequest } from './wire.ts'
import type { PlainDate } from '../calendar/index.ts'

/** Fields that take an amount. */
export const AMOUNT_FIELDS = [
  'goal',
  'allocated_amount',
  'other_income',
  'property_loan',
  'known_pension',
  'household_income',
  'reference_income',
] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

const text = z.string().max(40)

/** What a saver has typed and ticked, as the tab keeps it. */
export const projectionForm = /* @__PURE__ */ z.object({
  goal: text,
  horizon: text,
  allocated_amount: text,
  allocated_periodicity: z.enum(PERIODICITIES),
  other_income: text,
  property_loan: text,
  known_pension: text,
  /** Policy that takes all payments; empty: as they are scheduled. */
  paid_to: z.string().max(200),
  /** Accounts whose tick the saver changed. */
  ticked: z.record(z.string().max(200), z.boolean()),
  /** Whether other income is what is left of it, or rents of which charges and tax are still to be taken. */
  other_income_kind: z.enum(OTHER_INCOME_KINDS).default('net'),
  /** The household as a project that was saved before has it; the one that is said for all simulations goes before it. */
  marital_status: z.enum(['', ...MARITAL_STATUSES]).default(''),
  children: z.int().min(0).max(MOST_CHILDREN).default(0),
  reference_income: text.default(''),
  /** Taxable income of the spouse at retirement, a year. */
  household_income: text.default(''),
  /** Share of an account that becomes an annuity, in percent, where the saver changed it. */
  shares: z.record(z.string().max(200), z.int().min(0).max(100)),
})
export type ProjectionForm = z.output<typeof projectionForm>

/** What the questions are asked about. */
export type ProjectionContext = {
  readonly accounts: readonly Account[]
  readonly estimate: KeptEstimate | null
  readonly birthDate: PlainDate
  readonly today: PlainDate
  /** What the company scheme said of itself; shown, never counted. */
  readonly companyScheme: RetirementRequest['b2v']
  /** The household that was said for all simulations. */
  readonly household?: Household | undefined
}

/** Shares that the screen offers, in percent. */
export const ANNUITY_SHARES = [100, 75, 50, 25, 0] as const

/** Accounts that are counted: those ticked from the start, with the saver's own ticks. Rule RP-06. */
export const countedAccounts = ({ ticked }: ProjectionForm, accounts: readonly Account[]): readonly Account[] =>
  projectionCandidates(accounts).flatMap(({ account, canCount, isTicked }) =>
    canCount && (ticked[account.policy_id] ?? isTicked) ? [account] : [],
  )

/**
 * Gives the form before anything is answered: payments are those that are scheduled on the accounts that are counted (PROJ-07).
 *
 * @param accounts of the person
 * @example freshProjection([pereco]).allocated_amount // '150,00'
 */
export const freshProjection = (accounts: readonly Account[]): ProjectionForm => {
  const empty = {
    goal: '',
    horizon: '',
    allocated_amount: '',
    allocated_periodicity: 'monthly',
    other_income: '',
    property_loan: '',
    known_pension: '',
    paid_to: '',
    ticked: {},
    other_income_kind: 'net',
    marital_status: '',
    children: 0,
    reference_income: '',
    household_income: '',
    shares: {},
  } as const
  const scheduled = Object.values(scheduledPayments(countedAccounts(empty, accounts)))
  if (scheduled.length === 0) return empty
  return { ...empty, allocated_amount: formatAmountInput(scheduled.reduce((sum, one) => sum.plus(one) as Euros, ZERO_EUROS)) }
}

const written = (amount: Euros | null | undefined): string =>
  amount === null || amount === undefined ? '' : formatAmountInput(amount)

/**
 * Gives the form of answers that were saved.
 *
 * @param inputs as they were saved
 * @param accounts of the person today
 */
export const formOfInputs = (inputs: ProjectionInputs, accounts: readonly Account[]): ProjectionForm => {
  const { allocated, annuity_shares: shares = {} } = inputs
  const terms = inputs.income_terms ?? undefined
  const counted = new Set(Object.keys(allocated))
  const ticked = Object.fromEntries(
    projectionCandidates(accounts)
      .filter(({ account, canCount, isTicked }) => canCount && counted.has(account.policy_id) !== isTicked)
      .map(({ account }) => [account.policy_id, counted.has(account.policy_id)]),
  )
  const form: ProjectionForm = {
    goal: written(inputs.goal),
    horizon: inputs.horizon === null ? '' : String(inputs.horizon),
    allocated_amount: written(inputs.allocated_amount),
    allocated_periodicity: inputs.allocated_periodicity,
    other_income: written(inputs.other_income),
    property_loan: written(inputs.property_loan),
    known_pension: written(inputs.known_pension),
    paid_to: '',
    ticked: inputs.horizon === null ? {} : ticked,
    other_income_kind: inputs.other_income_kind ?? 'net',
    marital_status: terms?.marital_status ?? '',
    children: terms?.children ?? 0,
    reference_income: written(terms?.reference_income),
    household_income: terms?.marital_status === 'MA' ? written(terms.household_income) : '',
    shares: { ...shares },
  }
  const amount = inputs.allocated_amount ?? ZERO_EUROS
  const spread = spreadPayments(amount, countedAccounts(form, accounts))
  const isAsScheduled = Object.entries(spread).every(([policy, part]) => allocated[policy]?.eq(part) === true)
  const sole = Object.keys(allocated).find((policy) => amount.gt(0) && allocated[policy]?.eq(amount) === true)
  return isAsScheduled ? form : { ...form, paid_to: sole ?? '' }
}

const LOWEST: Partial<Record<AmountField, Euros>> = { goal: LOWEST_GOAL }

const amountProblem = (path: AmountField, parsed: ParsedAmount): FieldError | undefined => {
  const lowest = LOWEST[path] ?? ZERO_EUROS
  if (parsed.kind === 'empty') return undefined
  const isTooLarge = parsed.kind === 'amount' ? parsed.amount.gt(HIGHEST_PROJECTED) : parsed.reason === 'too-large'
  if (isTooLarge) return fieldError(path, 'amount-too-large', { maximum: HIGHEST_PROJECTED.toString() })
  if (parsed.kind === 'refused') return fieldError(path, 'wrong')
  if (parsed.amount.gte(lowest)) return undefined
  return fieldError(path, path === 'goal' ? 'zero-amount' : 'amount-too-small', { minimum: lowest.toString() })
}

const WHOLE = /^\d{1,3}$/
const horizonOf = ({ horizon }: ProjectionForm): number | undefined => (WHOLE.test(horizon.trim()) ? Number(horizon) : undefined)

const horizonProblem = (form: ProjectionForm): FieldError | undefined => {
  if (form.horizon.trim() === '') return undefined
  const age = horizonOf(form) ?? Number.NaN
  const { first: min, last: max } = HORIZONS
  return age >= min && age <= max ? undefined : fieldError('horizon', 'age-out-of-range', { min, max })
}

/**
 * Gives what is wrong with the answers; what is missing is not wrong. Rule RP-11.
 *
 * @param form what was typed
 */
export const projectionProblems = (form: ProjectionForm): readonly FieldError[] =>
  refusals(horizonProblem(form), ...AMOUNT_FIELDS.map((field) => amountProblem(field, parseAmount(form[field]))))

/** Fields without which nothing is asked, while they are empty. PROJ-14. */
export const missingAnswers = (form: ProjectionForm): readonly FieldError[] =>
  refusals(
    form.goal.trim() === '' ? fieldError('goal', 'required') : undefined,
    form.horizon.trim() === '' ? fieldError('horizon', 'required') : undefined,
  )

const amountIn = (form: ProjectionForm, field: AmountField): Euros | null => {
  const parsed = parseAmount(form[field])
  return parsed.kind === 'amount' ? parsed.amount : null
}

/**
 * Gives what charges and tax follow from: the household that was said for all simulations, else the one of a project that was saved before. Rule RP-21.
 *
 * @param form what was typed
 * @param household that was said for all simulations
 * @returns null until it is said, of a couple with the spouse's income
 */
const termsIn = (form: ProjectionForm, household: Household | undefined): RetirementRequest['income_terms'] => {
  const status = household?.declares ?? form.marital_status
  const others = amountIn(form, 'household_income')
  if (status === '' || (status === 'MA' && others === null)) return null
  return {
    marital_status: status,
    children: household === undefined ? form.children : childrenOf(household),
    household_income: status === 'MA' && others !== null ? others : ZERO_EUROS,
    reference_income: household === undefined ? (amountIn(form, 'reference_income') ?? undefined) : household.referenceIncome,
  }
}

/**
 * Gives the question that a form asks, once horizon and goal are there and nothing is wrong; what is empty counts as 0. Rule RP-11; PROJ-10, PROJ-14.
 *
 * @param form what was typed
 * @param context whom it is about
 */
export const retirementRequestOf = (form: ProjectionForm, context: ProjectionContext): RetirementRequest | undefined => {
  const [horizon, goal] = [horizonOf(form), amountIn(form, 'goal')]
  if (projectionProblems(form).length > 0 || horizon === undefined || goal === null) return undefined
  const { accounts, estimate, birthDate, today, household } = context
  const otherIncome = amountIn(form, 'other_income') ?? ZERO_EUROS
  const counted = countedAccounts(form, accounts)
  const amount = amountIn(form, 'allocated_amount') ?? ZERO_EUROS
  const totals = projectionTotals(accounts)
  const payments = spreadPayments(amount, counted, form.paid_to)
  const departure = departureOf({ birthDate, today }, horizon)
  const chosen = Object.entries(form.shares).filter(([policy]) => payments[policy] !== undefined)
  return {
    horizon,
    goal,
    allocated_amount: amount,
    allocated_periodicity: form.allocated_periodicity,
    other_income: otherIncome,
    other_income_kind: isPositive(otherIncome) ? form.other_income_kind : undefined,
    property_loan: amountIn(form, 'property_loan') ?? ZERO_EUROS,
    marel_result: estimate,
    b2v: context.companyScheme,
    age_index: estimate === null ? null : (ageIndexAt(estimate, departure) ?? null),
    allocated_accounts: { ...payments },
    total_amount_collective: totals.collective,
    total_amount_individual: totals.individual,
    periodic_payments: { ...scheduledPayments(accounts) },
    annuity_shares: Object.fromEntries(chosen),
    known_pension: estimate === null || estimateLeavesOut(estimate) !== undefined ? amountIn(form, 'known_pension') : null,
    income_terms: termsIn(form, household),
  }
}

/**
 * Says the payments in another periodicity, from the amount as it was typed (PROJ-07, S-CONST-33).
 *
 * @param typed text of the amount, and the periodicity in which it was typed
 * @param to periodicity to show
 * @example inPeriodicity({ text: '150,00', periodicity: 'monthly' }, 'yearly') // '1 800,00'
 */
export const inPeriodicity = (typed: { readonly text: string; readonly periodicity: Periodicity }, to: Periodicity): string => {
  const parsed = parseAmount(typed.text)
  return parsed.kind === 'amount' && to !== typed.periodicity
    ? formatAmountInput(convertAmount(parsed.amount, typed.periodicity, to))
    : typed.text
}
