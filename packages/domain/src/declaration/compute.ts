import type { Account } from '../accounts/index.ts'
import { compareDates, yearOf, type PlainDate } from '../calendar/index.ts'
import { deductiblePayments } from '../contributions/index.ts'
import { valueOf } from '../explain/index.ts'
import { addEuros, euros, isPositive, roundToCents, ZERO_EUROS, type Euros } from '../money/index.ts'
import { operationState, type Operation } from '../operations/index.ts'
import { taxableOf } from '../option-bulletin/index.ts'
import type { TaxFacts } from './facts.ts'
import { DECLARED_KINDS, type Declaration, type DeclaredKind, type DeclaredLine } from './model.ts'

/** What is known of an operation beyond its line. */
export type Known = {
  /** Withheld from its gross amount, where no entry of the ledger says it. */
  readonly tax: Euros
  /** Paid out to the saver's bank account. */
  readonly paidOut: Euros
}

/** What a declaration is made of. */
export type DeclarationInput = {
  readonly year: number
  readonly operations: readonly Operation[]
  readonly accounts: readonly Account[]
  /** Facts of the ledger by operation; an operation of before the ledger has none. */
  readonly facts: ReadonlyMap<string, TaxFacts>
  readonly knownOf: (id: string) => Known
}

type Amount = { readonly kind: DeclaredKind; readonly amount: Euros; readonly base?: Euros }

const lineOf = ({ id, label, policy_id }: Operation, date: PlainDate, amount: Amount): DeclaredLine => ({
  ...amount,
  operation_id: id,
  date,
  label,
  ...(policy_id === undefined ? {} : { policy_id }),
})

/** A premium that is paid out is taxed as pay, on its gross part less the deductible CSG. */
const payOf = ({ amount: net }: Operation, day: PlainDate, withheld: Euros, paidOut: Euros): Amount => {
  const gross = addEuros(net, withheld)
  const taxable = taxableOf({ gross, contributions: withheld, net }, paidOut, day)
  return { kind: 'pay', amount: roundToCents(euros(valueOf(taxable))), base: paidOut }
}

const PREMIUMS: ReadonlySet<string> = new Set(['BO_PARTICIPATION', 'BO_INTERESSEMENT'])

const linesOf = (operation: Operation, { facts, knownOf, year }: DeclarationInput): readonly DeclaredLine[] => {
  const [told, known] = [facts.get(operation.id), knownOf(operation.id)]
  const day = told?.day ?? operation.date
  if (operationState(operation.status) !== 'processed' || yearOf(day) !== year) return []
  const withheld = told?.withheld ?? known.tax
  const amounts: readonly Amount[] = [
    ...(PREMIUMS.has(operation.type) ? [payOf(operation, day, withheld, known.paidOut)] : []),
    { kind: 'gain', amount: told?.gain ?? ZERO_EUROS },
    { kind: 'withheld', amount: withheld, base: addEuros(operation.amount, withheld) },
  ]
  return amounts.filter(({ amount }) => isPositive(amount)).map((amount) => lineOf(operation, day, amount))
}

/** First year that is told: the rates of before are not known here. */
const FIRST_YEAR = 2018

/**
 * Lists the years that can be told: those with an operation that was done, the latest first. DECL-05.
 *
 * @param operations operations of the saver
 * @example declaredYears([]) // []
 */
export const declaredYears = (operations: readonly Pick<Operation, 'date' | 'status'>[]): readonly number[] => {
  const done = operations.filter(({ status }) => operationState(status) === 'processed')
  return [...new Set(done.map(({ date }) => yearOf(date)))]
    .filter((year) => year >= FIRST_YEAR)
    .toSorted((one, other) => other - one)
}

const inOrder = (one: DeclaredLine, other: DeclaredLine): number =>
  DECLARED_KINDS.indexOf(one.kind) - DECLARED_KINDS.indexOf(other.kind) || compareDates(one.date, other.date)

/**
 * Says what the operations of a year come to for the tax return: own payments that are deducted, premiums paid out that are taxed as pay, gains, and what was
 * withheld. Each line is one amount of one operation; an operation that is not done says nothing. docs/rules/declaration.md, DECL-01 to DECL-05.
 *
 * @param input year, operations, accounts and what the ledger tells
 * @example declarationOf({ year: 2026, operations: [], accounts: [], facts: new Map(), knownOf }).lines // []
 */
export const declarationOf = (input: DeclarationInput): Omit<Declaration, 'error_scope'> => {
  const { year, accounts } = input
  const operations = input.operations.filter(({ date }) => yearOf(date) >= FIRST_YEAR)
  const deductible = deductiblePayments(operations, accounts, year).map((operation) =>
    lineOf(operation, operation.date, { kind: 'deductible', amount: operation.amount }),
  )
  return {
    year,
    years: [...declaredYears(operations)],
    lines: [...deductible, ...operations.flatMap((operation) => linesOf(operation, input))].toSorted(inOrder),
  }
}
