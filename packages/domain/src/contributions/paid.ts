import type { Account, AccountType } from '../accounts/index.ts'
import { yearOf, type PlainDate } from '../calendar/index.ts'
import { addEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { operationState, type Operation } from '../operations/index.ts'
import { hasPaymentCeiling } from './payment-ceiling.ts'

/** Plans whose top-ups share one ceiling a year: short savings plans, and plans for retirement. */
export type PlanKind = 'pee' | 'perco'

const KINDS: Readonly<Partial<Record<AccountType, PlanKind>>> = {
  PEE: 'pee',
  PEG: 'pee',
  PEI: 'pee',
  PERCO: 'perco',
  PERECO: 'perco',
  PERECOI: 'perco',
  PER: 'perco',
}

/**
 * Tells which ceiling of the employer's top-up an account comes under; a mandatory plan has none.
 *
 * A PER of a company that holds every compartment counts as its PERECO. Rule CON-02.
 *
 * @example planKindOf('PEG') // 'pee'
 */
export const planKindOf = (type: AccountType): PlanKind | undefined => KINDS[type]

/** Operations that are the employer's addition to a payment, in the words of both families. */
const TOP_UPS: ReadonlySet<string> = new Set(['ABONDEMENT', 'COMPTABLE_ABONDEMENT', 'AFF_ABONDE'])

/** The saver's own payment to a retirement plan. */
const OWN_PAYMENT = 'VL'

/** Retirement plans whose own payments are deducted: a PERCO's never were, and those to a PER C1 bis are taken for not deducted. */
const DEDUCTIBLE: ReadonlySet<AccountType> = new Set<AccountType>(['PER', 'PER C1', 'PERO', 'PERECO', 'PERECOI', 'PERU'])

/**
 * Whether the saver's own payments to a plan are deducted from income, unless they give it up.
 *
 * Rule CON-03.
 *
 * @example isDeductible('PERCO') // false
 */
export const isDeductible = (type: AccountType): boolean => DEDUCTIBLE.has(type)

/** Whether an operation is a payment that is deducted: one whose saver gave it up is not. */
const isDeducted = ({ type, tax_choice: choice }: Operation): boolean =>
  choice === 'DEDUCTIBLE' || (type === OWN_PAYMENT && choice === undefined)

const processedIn = (operations: readonly Operation[], accounts: readonly Account[], year: number): readonly Operation[] => {
  const policies = new Set(accounts.map(({ policy_id }) => policy_id))
  return operations.filter(
    ({ policy_id, status, date }) =>
      policy_id !== undefined && policies.has(policy_id) && operationState(status) === 'processed' && yearOf(date) === year,
  )
}

/**
 * Adds up what employers have added to plans in a year: additions of their own, and those that stand on the saver's payment.
 *
 * Rule CON-02.
 *
 * @param operations operations of the saver
 * @param accounts plans of one kind, of all companies: the law's ceiling bears on them together
 * @param year calendar year
 * @example topUpsPaid([], [], 2026) // 0,00 €
 */
export const topUpsPaid = (operations: readonly Operation[], accounts: readonly Account[], year: number): Euros =>
  sumEuros(
    processedIn(operations, accounts, year).map(({ type, amount, abondment, gross_amount: gross }) =>
      addEuros(TOP_UPS.has(type) ? (gross ?? amount) : ZERO_EUROS, abondment ?? ZERO_EUROS),
    ),
  )

/** The saver's own payments, a bonus and a profit share that were placed included. */
const OWN: ReadonlySet<string> = new Set(['VERSEMENT', 'VL', 'AFF_INTERESS', 'BO_INTERESSEMENT', 'BO_PARTICIPATION'])

/** What counts against the ceiling of the year: own payments and a bonus that was placed; a profit share does not. */
const COUNTED: ReadonlySet<string> = new Set(['VERSEMENT', 'VL', 'AFF_INTERESS', 'BO_INTERESSEMENT'])

/**
 * Adds up what counts against the yearly ceiling of own payments, in all plans that are under it.
 *
 * Rule PAYCEIL-01, Code du travail art. L.3332-10.
 *
 * @param operations operations of the saver
 * @param accounts accounts of the saver, of all companies
 * @param year calendar year
 * @example countedForCeiling([], [], 2026) // 0,00 €
 */
export const countedForCeiling = (operations: readonly Operation[], accounts: readonly Account[], year: number): Euros =>
  sumEuros(
    processedIn(
      operations,
      accounts.filter(({ type }) => hasPaymentCeiling(type)),
      year,
    ).map(({ type, amount }) => (COUNTED.has(type) ? amount : ZERO_EUROS)),
  )

/** The operation of a profit share that was placed. */
const PROFIT_SHARE = 'BO_PARTICIPATION'

/**
 * Adds up what a saver has paid in a year to plans, a bonus and a profit share included: three times that sum bounds what employers add.
 *
 * Rule TOPUP-03.
 *
 * @param operations operations of the saver
 * @param accounts plans of one kind, of all companies
 * @param year calendar year
 * @example ownPaid([], [], 2026) // 0,00 €
 */
export const ownPaid = (operations: readonly Operation[], accounts: readonly Account[], year: number): Euros =>
  sumEuros(processedIn(operations, accounts, year).map(({ type, amount }) => (OWN.has(type) ? amount : ZERO_EUROS)))

/**
 * Adds up the payments of a year that a plan's rule matches: a profit share only from the day on which the rule names it.
 *
 * Rule TOPUP-01.
 *
 * @param operations operations of the saver
 * @param account the plan
 * @param year calendar year
 * @param sharesFrom day from which the rule matches a profit share; undefined where it never does
 * @example matchedBy([], account, 2026, undefined) // 0,00 €
 */
export const matchedBy = (
  operations: readonly Operation[],
  account: Account,
  year: number,
  sharesFrom: PlainDate | undefined,
): Euros =>
  sumEuros(
    processedIn(operations, [account], year)
      .filter(({ type, date }) => OWN.has(type) && (type !== PROFIT_SHARE || (sharesFrom !== undefined && date >= sharesFrom)))
      .map(({ amount }) => amount),
  )

/**
 * Lists the payments of a year that a saver deducts: their own, to plans whose payments are deducted.
 *
 * Rule CON-03.
 *
 * @param operations operations of the saver
 * @param accounts accounts of the saver
 * @param year calendar year
 * @example deductiblePayments([], [], 2026) // []
 */
export const deductiblePayments = (
  operations: readonly Operation[],
  accounts: readonly Account[],
  year: number,
): readonly Operation[] =>
  processedIn(
    operations,
    accounts.filter(({ type }) => DEDUCTIBLE.has(type)),
    year,
  ).filter(isDeducted)

/**
 * Adds up what a saver has paid in a year to plans whose payments are deducted, in all of them: they share one ceiling.
 *
 * Rule CON-03.
 *
 * @param operations operations of the saver
 * @param accounts accounts of the saver
 * @param year calendar year
 * @example deductiblePaid([], [], 2026) // 0,00 €
 */
export const deductiblePaid = (operations: readonly Operation[], accounts: readonly Account[], year: number): Euros =>
  sumEuros(deductiblePayments(operations, accounts, year).map(({ amount }) => amount))

/**
 * Adds up a saver's voluntary payments to contracts in a year, deducted or not.
 *
 * Rule CON-03.
 *
 * @param operations operations of the saver
 * @param accounts the contracts
 * @param year calendar year
 * @example voluntaryPaid([], [], 2026) // 0,00 €
 */
export const voluntaryPaid = (operations: readonly Operation[], accounts: readonly Account[], year: number): Euros =>
  sumEuros(
    processedIn(operations, accounts, year)
      .filter(({ type }) => type === OWN_PAYMENT)
      .map(({ amount }) => amount),
  )
