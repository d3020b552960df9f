import type { Account } from '../accounts/index.ts'
import { formatFrenchDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { parseAmount } from '../money/index.ts'
import type { HistoryFilter } from './filter.ts'
import { kindOf, OPERATION_KINDS, type OperationKind } from './kinds.ts'
import { lineOf, newestFirst, type OperationLine } from './lines.ts'
import type { Operation } from './model.ts'

/** Accounts that give an operation its name. */
type NamedAccount = Pick<Account, 'policy_id' | 'title' | 'company_name'>

/** Stands for the account of operations that name none. */
export const NO_ACCOUNT = '-'

/** An operation of a history, with what it is filtered and found by. */
export type HistoryLine = {
  readonly operation: Operation
  readonly line: OperationLine
  readonly accountId: string
  readonly company: string | undefined
  readonly kind: OperationKind
  readonly year: number
  /** Words that it is found by, without accents and capitals. */
  readonly words: string
}

/** A whole history: what is in progress, and the rest, each the newest first. */
export type History = { readonly inProgress: readonly HistoryLine[]; readonly done: readonly HistoryLine[] }

/** Takes accents, capitals and typographic apostrophes away, so that what is typed finds what is written. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase()

/**
 * Prepares operations to be filtered, searched and counted; done once for an answer.
 *
 * @param operations operations in any order
 * @param accounts accounts of the saver, for the names of those that operations concern
 * @param today the day that it is in Paris
 * @example historyOf([], [], today) // { inProgress: [], done: [] }
 */
export const historyOf = (operations: readonly Operation[], accounts: readonly NamedAccount[], today: PlainDate): History => {
  const named = new Map(accounts.map((account) => [account.policy_id, account]))
  const lines = newestFirst(operations).map((operation): HistoryLine => {
    const account = operation.policy_id === undefined ? undefined : named.get(operation.policy_id)
    const line = lineOf(operation, account === undefined ? [] : [account], today)
    const found = [line.label, line.status, account?.title ?? '', account?.company_name ?? '', formatFrenchDate(line.date)]
    return {
      operation,
      line,
      accountId: operation.policy_id ?? NO_ACCOUNT,
      company: account?.company_name,
      kind: kindOf(operation.type),
      year: yearOf(operation.date),
      words: plain(found.join(' ')),
    }
  })
  const { inProgress = [], done = [] } = Object.groupBy(lines, ({ line }) =>
    line.state === 'in-progress' ? 'inProgress' : 'done',
  )
  return { inProgress, done }
}

/** A test of one line, for each part of a filter. */
type Tests = Readonly<Record<'account' | 'kind' | 'years' | 'search', (line: HistoryLine) => boolean>>

const searchTest = (search: string): Tests['search'] => {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return () => true
  const amount = parseAmount(search)
  return ({ words: written, line }) =>
    words.every((word) => written.includes(word)) || (amount.kind === 'amount' && line.amount.equals(amount.amount))
}

const testsOf = ({ account, kind, years, search }: HistoryFilter, today: PlainDate): Tests => {
  const lastYear = yearOf(today) - 1
  return {
    account: (line) => account === undefined || line.accountId === account,
    kind: (line) => kind === undefined || line.kind === kind,
    years: ({ year }) => years === 'all' || (years === 'recent' ? year >= lastYear : year === years),
    search: searchTest(search),
  }
}

/**
 * Lists the lines of a history that a filter asks for, in their order: every line of the history is asked, whatever a page shows.
 *
 * All words that are typed have to be found in the label, the status, the account, its company or the day, or all of it has to be the amount.
 *
 * @param lines lines of a history
 * @param filter what is asked
 * @param today the day that it is in Paris
 * @example filterHistory(lines, { ...NO_FILTER, kind: 'payment' }, today)
 */
export const filterHistory = (lines: readonly HistoryLine[], filter: HistoryFilter, today: PlainDate): readonly HistoryLine[] => {
  const { account, kind, years, search } = testsOf(filter, today)
  return lines.filter((line) => account(line) && kind(line) && years(line) && search(line))
}

/** How many lines each answer to one part of a filter would find, with the other parts as they are. */
export type Counts = {
  readonly accounts: ReadonlyMap<string, number>
  readonly kinds: ReadonlyMap<OperationKind, number>
  readonly years: ReadonlyMap<number, number>
}

const addOne = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

/**
 * Counts what each account, kind and year would find: each part is counted with the others as they are asked for.
 *
 * @param lines lines of a history
 * @param filter what is asked
 * @param today the day that it is in Paris
 * @example countHistory([], NO_FILTER, today).years.get(2026) // undefined
 */
export const countHistory = (lines: readonly HistoryLine[], filter: HistoryFilter, today: PlainDate): Counts => {
  const tests = testsOf(filter, today)
  const [accounts, kinds, years] = [new Map<string, number>(), new Map<OperationKind, number>(), new Map<number, number>()]
  for (const line of lines) {
    if (!tests.search(line)) continue
    const [account, kind, year] = [tests.account(line), tests.kind(line), tests.years(line)]
    if (kind && year) addOne(accounts, line.accountId)
    if (account && year) addOne(kinds, line.kind)
    if (account && kind) addOne(years, line.year)
  }
  return { accounts, kinds, years }
}

/** What a history can be filtered by. */
export type Choices = {
  readonly accounts: readonly {
    readonly id: string
    /** Stands for it in an address, which holds no number of a contract: its place in this list, from 1. */
    readonly ref: string
    readonly title: string | undefined
    readonly company: string | undefined
  }[]
  readonly kinds: readonly OperationKind[]
  /** The latest first. */
  readonly years: readonly number[]
}

const compareIds = (one: string, other: string): number => Number(one > other) - Number(one < other)

/**
 * Lists what a history can be filtered by: accounts and kinds that it has lines of, and its years.
 *
 * @param lines lines of a history
 * @example choicesOf([]) // { accounts: [], kinds: [], years: [] }
 */
export const choicesOf = (lines: readonly HistoryLine[]): Choices => {
  const accounts = new Map(
    lines.map(({ accountId, line, company }) => [accountId, { id: accountId, title: line.account, company }]),
  )
  const kinds = new Set(lines.map(({ kind }) => kind))
  return {
    accounts: [...accounts.values()]
      .toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? '', 'fr') || compareIds(one.id, other.id))
      .map(({ id, title, company }, place) => ({ id, ref: String(place + 1), title, company })),
    kinds: OPERATION_KINDS.filter((kind) => kinds.has(kind)),
    years: [...new Set(lines.map(({ year }) => year))].toSorted((one, other) => other - one),
  }
}

/**
 * Finds what an address asks of a history: the account that its reference stands for. What the history does not have is dropped: an address may
 * name anything.
 *
 * @param filter what the address asks
 * @param choices what there is
 * @example knownFilter({ ...NO_FILTER, account: 'nothing' }, choices).account // undefined
 */
export const knownFilter = (filter: HistoryFilter, { accounts, kinds, years }: Choices): HistoryFilter => ({
  ...filter,
  account: accounts.find(({ ref }) => ref === filter.account)?.id,
  kind: filter.kind !== undefined && kinds.includes(filter.kind) ? filter.kind : undefined,
  years: typeof filter.years === 'number' && !years.includes(filter.years) ? 'recent' : filter.years,
})
