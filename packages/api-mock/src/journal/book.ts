import type { Account } from '@hautelisse/domain/accounts'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { lotOfAccount, opened, type Entry, type LedgerAccount, type Posting } from '@hautelisse/domain/ledger'
import type { Outcome } from '@hautelisse/domain/contract'
import { addEuros, ZERO_EUROS, type Decimal, type Euros } from '@hautelisse/domain/money'
import type { Operation } from '@hautelisse/domain/operations'
import type { PlanRelease, ReleaseFigures } from '@hautelisse/domain/release'

import type { DoneDetails, HeldLot, KeptLots, OpenOrder, Person, SoldLot } from '../people/index.ts'
import { accountOn, changedLots, lotsIn, type HeldAccount, type switchLots } from '../portfolios/index.ts'

const HOLDING = 'holding/'

/** What a sale came to: lots, figures, and the euros that have become an annuity. */
export type Sale = {
  readonly on: PlainDate
  readonly lots: readonly SoldLot[]
  readonly figures: Pick<ReleaseFigures<Euros>, 'amount' | 'paidInPart' | 'charges' | 'flatTax' | 'paid'>
  readonly annuity: Euros
  /** The contract as it stood, of which charges were taken. */
  readonly plan?: PlanRelease
  /** What makes it pay something else than was told. */
  readonly differs?: readonly ('values' | 'payments' | 'rates')[]
}

/** Lots that go to another contract, with what was paid in that goes with them, and what their own prices add up to. */
export type MovedAway = { readonly lots: readonly HeldLot[]; readonly memory: Euros; readonly paid: Euros }

/** Everything that has fallen due for a person by a day: lots, entries of the ledger, operations of their own. It is filled while a journal is folded, and left alone from then on. */
export type Book = {
  readonly person: Person
  readonly entries: Entry[]
  /** Lots of the contracts that something was done with. */
  readonly lots: Map<string, KeptLots>
  /** Units that the ledger has of each lot. */
  readonly units: Map<LedgerAccount, Decimal>
  /** Top-ups: operations that nobody asked for. */
  readonly topUps: Operation[]
  readonly details: Map<string, DoneDetails>
  /** Payments and top-ups that were invested, by the year against whose limits they count. */
  readonly counted: Map<number, readonly Operation[]>
  readonly givenBack: Map<string, Euros>
  /** What each sale came to, by the id of its operation. */
  readonly sales: Map<string, Sale>
  /** What each switch sold, and what it buys, by the id of its operation. */
  readonly switched: Map<string, ReturnType<typeof switchLots> & { readonly away: MovedAway }>
  /** Debits that the bank rejected, by their ids. */
  readonly rejected: Set<string>
  /** How many documents to come are refused, and how many debits rejected: ordered in development alone. */
  readonly outcomes: Map<Outcome, number>
}

/** A book in which nothing stands yet. */
export const emptyBook = (person: Person): Book => ({
  person,
  entries: [],
  lots: new Map(),
  units: new Map(),
  topUps: [],
  details: new Map(),
  counted: new Map(),
  givenBack: new Map(),
  sales: new Map(),
  switched: new Map(),
  rejected: new Set(),
  outcomes: new Map(),
})

/** A book to go on in, which leaves the one before as it is. */
export const copyOf = (book: Book, person: Person): Book => ({
  person,
  entries: [...book.entries],
  lots: new Map(book.lots),
  units: new Map(book.units),
  topUps: [...book.topUps],
  details: new Map(book.details),
  counted: new Map(book.counted),
  givenBack: new Map(book.givenBack),
  sales: new Map(book.sales),
  switched: new Map(book.switched),
  rejected: new Set(book.rejected),
  outcomes: new Map(book.outcomes),
})

/** A contract of the person. */
export const accountIn = ({ person }: Pick<Book, 'person'>, policy: string): Account | undefined =>
  person.accounts.find(({ policy_id }) => policy_id === policy)

/** The person with what stands in a book: what the portfolios read. */
export const standingIn = ({ person, lots, givenBack }: Book, orders: readonly OpenOrder[] = []): Person => ({
  ...person,
  done: {
    seeded: person.operations ?? [],
    operations: [],
    ahead: [],
    entries: [],
    lots,
    detailsOf: () => undefined,
    scheduled: [],
    stopped: new Set(),
    choices: new Map(),
    orders,
    former: [],
    givenBack,
    switches: [],
  },
})

/** A contract as it stands in a book on a day; nothing is claimed of it. */
export const heldIn = (book: Book, policy: string, day: PlainDate): HeldAccount | undefined =>
  accountOn(standingIn(book), policy, day)

/** Changes the lots of a contract in a book; the text says everything that the change depends on. */
export const changeLots = (
  book: Book,
  policy: string,
  change: string,
  compute: (lots: readonly HeldLot[]) => readonly HeldLot[],
): void => {
  // What a contract was seeded with follows from the contract as it was seeded, not as it stands on a day.
  const account = accountIn(book, policy)
  if (account !== undefined) book.lots.set(policy, changedLots(lotsIn(standingIn(book), account), change, compute))
}

/** Writes an entry, and counts the units that it moves. */
export const enter = (book: Book, entry: Entry): void => {
  book.entries.push(entry)
  for (const { account, quantity } of entry.postings)
    if (account.startsWith(HOLDING)) book.units.set(account, quantity.plus(book.units.get(account) ?? 0))
}

/** Opens what a sale takes of lots that stood before the ledger began: only what the ledger has not got itself. */
export const openingOf = ({ units }: Book, sale: readonly Posting[]): readonly Posting[] => {
  const taken = new Map<LedgerAccount, Decimal>()
  for (const { account, quantity } of sale)
    if (account.startsWith(HOLDING) && quantity.isNegative()) taken.set(account, quantity.negated().plus(taken.get(account) ?? 0))
  return [...taken].flatMap(([account, quantity]) => {
    const [place, missing] = [lotOfAccount(account), quantity.minus(units.get(account) ?? 0)]
    return place !== undefined && missing.greaterThan(0) ? opened(place, missing) : []
  })
}

/** Counts an operation against the limits of its year. */
export const count = (book: Pick<Book, 'counted'>, operation: Operation): void => {
  const year = yearOf(operation.date)
  book.counted.set(year, [...(book.counted.get(year) ?? []), operation])
}

/**
 * Says whether the next of its kind ends badly, as was ordered; it is counted off.
 *
 * @param book the book
 * @param outcome documents or debit
 */
export const endsBadly = ({ outcomes }: Book, outcome: Outcome): boolean => {
  const left = outcomes.get(outcome) ?? 0
  if (left > 0) outcomes.set(outcome, left - 1)
  return left > 0
}

/** Remembers that a sale gave back a part of what was paid in. */
export const giveBack = ({ givenBack }: Book, policy: string, paidInPart: Euros): void => {
  givenBack.set(policy, addEuros(givenBack.get(policy) ?? ZERO_EUROS, paidInPart))
}
