import type { Account } from '../accounts/index.ts'
import { compareDates, yearOf, type PlainDate } from '../calendar/index.ts'
import { addEuros, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { Operation } from './model.ts'
import { isModifiable, operationState, type OperationState } from './status.ts'

/** Money that the saver or their company paid in. `VERSEMENT` is our servers' word for a payment by card or by debit. */
const PAYMENTS: ReadonlySet<string> = new Set([
  'VERSEMENT',
  'VL',
  'AFF_COT',
  'AFF_ABONDE',
  'AFF_INTERESS',
  'ABONDEMENT',
  'BO_PARTICIPATION',
  'BO_INTERESSEMENT',
  'COMPTABLE_ABONDEMENT',
])

/** Money that comes in without being paid: what the fund earned, what another plan transferred. */
const OTHER_GAINS: ReadonlySet<string> = new Set(['PB', 'TR_ENT_C_E'])

/** Money that is paid out to the saver: a word of our servers. */
const PAID_OUT = 'REMBOURSEMENT'

/**
 * Which way the money goes: into the savings, out of them, or neither (a reallocation, a cancelled operation, a type that nobody has described).
 */
export type Movement = 'in' | 'out' | 'none'

/**
 * Tells which way the money of an operation goes.
 *
 * @param operation an operation
 * @example movementOf({ type: 'VL', status: 'Annulé' }) // 'none'
 */
export const movementOf = ({ type, status }: Pick<Operation, 'type' | 'status'>): Movement => {
  if (operationState(status) === 'cancelled') return 'none'
  if (type === PAID_OUT) return 'out'
  return PAYMENTS.has(type) || OTHER_GAINS.has(type) ? 'in' : 'none'
}

/**
 * Gives the amount of an operation with the sign of its movement: what is paid out is below zero.
 *
 * @param line an operation
 * @example signedAmount({ movement: 'out', amount: euros(100) }) // −100,00 €
 */
export const signedAmount = ({ movement, amount }: Pick<OperationLine, 'movement' | 'amount'>): Euros =>
  movement === 'out' ? subtractEuros(ZERO_EUROS, amount) : amount

/**
 * Lists operations from the newest to the oldest; those of one day stay as they came.
 *
 * @param operations operations in any order
 * @example newestFirst([{ date: plainDate('2026-01-02') }, { date: plainDate('2026-03-04') }])[0] // the one of March
 */
export const newestFirst = <Item extends Pick<Operation, 'date'>>(operations: readonly Item[]): readonly Item[] =>
  operations.toSorted((one, other) => compareDates(other.date, one.date))

/** Operations that the home shows. */
export const LAST_OPERATIONS = 5

/** An operation as a list shows it: the server's texts as they were sent, and what a screen decides by. */
export type OperationLine = {
  readonly id: string
  readonly date: PlainDate
  readonly label: string
  /** Title of the account that it concerns, where it is one of the saver's. */
  readonly account: string | undefined
  readonly state: OperationState
  readonly status: string
  readonly movement: Movement
  readonly amount: Euros
  /** What the company adds beside it; zero where nothing. */
  readonly topUp: Euros
  readonly modifiable: boolean
}

/**
 * Returns an operation as a list shows it.
 *
 * @param item the operation
 * @param accounts accounts of the saver, for the name of the one that it concerns
 * @param today the day that it is in Paris
 * @example lineOf(operation, [], today).state // 'processed'
 */
export const lineOf = (
  item: Operation,
  accounts: readonly Pick<Account, 'policy_id' | 'title'>[],
  today: PlainDate,
): OperationLine => ({
  id: item.id,
  date: item.date,
  label: item.label,
  account: accounts.find(({ policy_id }) => policy_id === item.policy_id)?.title,
  state: operationState(item.status),
  status: item.status,
  movement: movementOf(item),
  amount: item.amount,
  topUp: item.abondment ?? ZERO_EUROS,
  modifiable: isModifiable(item, today),
})

/**
 * Returns the newest operations, as the home shows them.
 *
 * @param operations operations in any order
 * @param accounts accounts of the saver
 * @param today the day that it is in Paris
 * @param count most lines
 * @example lastOperations([], [], today) // []
 */
export const lastOperations = (
  operations: readonly Operation[],
  accounts: readonly Pick<Account, 'policy_id' | 'title'>[],
  today: PlainDate,
  count: number = LAST_OPERATIONS,
): readonly OperationLine[] =>
  newestFirst(operations)
    .slice(0, count)
    .map((item) => lineOf(item, accounts, today))

/**
 * Adds up what the saver and their company paid in during a year: processed payments with the company's additions. Transfers from another
 * plan and what the funds earned are not payments.
 *
 * @param operations operations in any order
 * @param year calendar year
 * @example paidInYear([], 2026) // 0,00 €
 */
export const paidInYear = (operations: readonly Operation[], year: number): Euros =>
  sumEuros(
    operations
      .filter(({ type, status, date }) => PAYMENTS.has(type) && operationState(status) === 'processed' && yearOf(date) === year)
      .map(({ amount, abondment }) => addEuros(amount, abondment ?? ZERO_EUROS)),
  )
