import type { PlainDate } from '../calendar/index.ts'
import { difference, given, sum, type Derivation } from '../explain/index.ts'
import {
  balanceAfter,
  moneyWeightedRate,
  PERIODS,
  periodStart,
  type CashFlow,
  type MoneyWeightedRate,
  type Period,
} from '../investments/index.ts'
import { euros, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { Account, AccountSince } from './model.ts'

/** The time since the last visit, a period of the time since, or the whole life of the accounts. */
export type Span = 'last-visit' | Period | 'opening'

/** How the balance of accounts came about over a span: from what it was then, by what came and went and what was earned. */
export type Change = Omit<AccountSince, 'from'> & {
  readonly span: Span
  readonly from: PlainDate
  /** What there was when it began. */
  readonly before: Euros
  readonly now: Euros
  /** Accounts that it counts, and those whose answer does not say how their balance came about. */
  readonly counted: readonly Account[]
  readonly left: readonly Account[]
}

/** The entry of an account for a span: the one that begins with it, or its whole life if it is younger. */
const entryOf = ({ since = [], since_visit: visit }: Account, span: Span, today: PlainDate): AccountSince | undefined => {
  if (span === 'last-visit') return visit
  const life = since.at(-1)
  if (span === 'opening' || life === undefined) return life
  const from = periodStart(span, today)
  return since.slice(0, -1).find((entry) => entry.from === from) ?? (life.from >= from ? life : undefined)
}

/**
 * Says how the balance of accounts came about over a span; undefined if no account says so. docs/rules/accounts.md, ACC-11.
 *
 * @param accounts accounts of any scope
 * @param span since the last visit, this year, one, three or five years, or the whole life
 * @param today day of the question
 * @example changeOf([pee], 'year-start', today)?.paid_in // 2 348,00 €
 */
export const changeOf = (accounts: readonly Account[], span: Span, today: PlainDate): Change | undefined => {
  const entries = accounts.map((account) => ({ account, entry: entryOf(account, span, today) }))
  const counted = entries.flatMap(({ account, entry }) => (entry === undefined ? [] : [{ account, entry }]))
  const starts = counted.map(({ entry }) => entry.from).toSorted()
  const [earliest] = starts
  if (earliest === undefined) return undefined
  const total = (name: Exclude<keyof AccountSince, 'from'>): Euros => sumEuros(counted.map(({ entry }) => entry[name]))
  const parts = {
    paid_in: total('paid_in'),
    top_up: total('top_up'),
    paid_out: total('paid_out'),
    charges: total('charges'),
    performance: total('performance'),
  }
  const now = sumEuros(counted.map(({ account }) => account.balance))
  const grown = balanceAfter(ZERO_EUROS, parts, parts.performance)
  return {
    span,
    from: span === 'opening' || span === 'last-visit' ? earliest : periodStart(span, today),
    ...parts,
    before: subtractEuros(now, grown),
    now,
    counted: counted.map(({ account }) => account),
    left: entries.flatMap(({ account, entry }) => (entry === undefined ? [account] : [])),
  }
}

/** One cause of a change: above zero what came, below zero what left. */
export type ChangePart = { readonly cause: 'paid-in' | 'performance' | 'charges' | 'paid-out'; readonly amount: Euros }

/**
 * Splits a change by its causes, so that they add up to what moved, to the cent. A cause that moved nothing is left out; the performance is always said.
 * docs/rules/accounts.md, ACC-11.
 *
 * @param change a change, as `changeOf` gives it
 * @example partsOfChange(change).map(({ cause }) => cause) // ['paid-in', 'performance', 'charges']
 */
export const partsOfChange = ({ paid_in, top_up, performance, charges, paid_out }: Change): readonly ChangePart[] => {
  const less = (amount: Euros): Euros => subtractEuros(ZERO_EUROS, amount)
  const parts: readonly ChangePart[] = [
    { cause: 'paid-in', amount: sumEuros([paid_in, top_up]) },
    { cause: 'performance', amount: performance },
    { cause: 'charges', amount: less(charges) },
    { cause: 'paid-out', amount: less(paid_out) },
  ]
  return parts.filter(({ cause, amount }) => cause === 'performance' || !amount.isZero())
}

/** What moved over a span: what there is now less what there was. */
export const movedOver = ({ now, before }: Pick<Change, 'now' | 'before'>): Euros => subtractEuros(now, before)

/**
 * Lists the spans that accounts have: the last visit if an answer knows it, a period that begins after one of them was opened, and the whole life.
 *
 * @param accounts accounts of any scope
 * @param today day of the question
 * @example spansOf([], today) // []
 */
export const spansOf = (accounts: readonly Account[], today: PlainDate): readonly Span[] => {
  if (accounts.every(({ since = [] }) => since.length === 0)) return []
  const periods = PERIODS.filter((period) =>
    accounts.some(({ since = [] }) => since.slice(0, -1).some(({ from }) => from === periodStart(period, today))),
  )
  const visit = accounts.some(({ since_visit: entry }) => entry !== undefined) ? (['last-visit'] as const) : []
  return [...visit, ...periods, 'opening']
}

/**
 * Lists what the saver's money did over a span: what they had then and what was paid in below zero, what was paid out and what they have above.
 * Charges are no flow: they lower what is left.
 *
 * @param change a change, as `changeOf` gives it
 * @param today day of the question
 * @example flowsOf(change, today).at(-1) // { day: today, amount: change.now }
 */
export const flowsOf = ({ span, from, before, now, counted }: Change, today: PlainDate): readonly CashFlow[] => {
  const moved = counted
    .flatMap(({ movements = [] }) => movements)
    .filter(({ kind, date }) => kind !== 'charges' && (span === 'opening' || date > from))
  const days = [...Map.groupBy(moved, ({ date }) => date)].map(([day, those]) => ({
    day,
    amount: sumEuros(those.map(({ kind, amount }) => (kind === 'paid_out' ? amount : subtractEuros(ZERO_EUROS, amount)))),
  }))
  const first = before.isZero() ? [] : [{ day: from, amount: subtractEuros(ZERO_EUROS, before) }]
  return [...first, ...days.toSorted((one, other) => (one.day < other.day ? -1 : 1)), { day: today, amount: now }]
}

/**
 * Gives the money-weighted rate of a span, after the charges of the contracts, or the several that there are; undefined for less than a year, and if the
 * movements do not add up to the change. docs/rules/investments.md, INV-06.
 *
 * @param change a change, as `changeOf` gives it
 * @param today day of the question
 */
export const rateOf = (change: Change, today: PlainDate): MoneyWeightedRate | undefined => {
  const flows = flowsOf(change, today)
  const paid = sumEuros(flows.slice(0, -1).map(({ amount }) => amount))
  const said = subtractEuros(change.paid_out, sumEuros([change.before, change.paid_in, change.top_up]))
  return paid.equals(said) ? moneyWeightedRate(flows) : undefined
}

const term = (name: string) => ({ term: name, unit: 'eur' }) as const

/**
 * Explains the performance of a span: what there is, with what left, less what there was, with what came. docs/rules/investments.md, INV-03.
 *
 * @param change a change, as `changeOf` gives it
 */
export const performanceExplained = (change: Change): Derivation =>
  difference({ ...term('performance'), rule: 'INV-03' }, [
    sum(term('there-or-left'), [
      given(term('now'), change.now),
      given(term('paid_out'), change.paid_out),
      given(term('charges'), change.charges),
    ]),
    sum(term('before-or-came'), [
      given(term('before'), change.before),
      given(term('paid_in'), change.paid_in),
      given(term('top_up'), change.top_up),
    ]),
  ])

/** A balance on a day, and what was paid in until then beyond what left, from the start on. */
export type HistoryPoint = { readonly date: PlainDate; readonly amount: Euros; readonly paid: Euros }

/**
 * Lists the balances of a span, with the line of what was paid alone: the balance at its start and what came since. Empty if an account
 * has no history.
 *
 * @param change a change, as `changeOf` gives it
 * @param today day of the question
 */
export const historyOfChange = ({ span, from, before, now, counted }: Change, today: PlainDate): readonly HistoryPoint[] => {
  if (counted.some(({ history = [] }) => history.length === 0)) return []
  const dates = [...new Set(counted.flatMap(({ history = [] }) => history.map(({ date }) => date)))]
    .filter((date) => date > from && date < today)
    .toSorted()
  const moved = counted.flatMap(({ movements = [] }) => movements).filter(({ kind }) => kind !== 'charges')
  const paidBy = (day: PlainDate): Euros =>
    sumEuros(
      moved
        .filter(({ date }) => (span === 'opening' || date > from) && date <= day)
        .map(({ kind, amount }) => (kind === 'paid_out' ? subtractEuros(ZERO_EUROS, amount) : amount)),
    )
  const heldOn = (day: PlainDate): Euros =>
    sumEuros(counted.map(({ history = [] }) => history.findLast(({ date }) => date <= day)?.amount ?? ZERO_EUROS))
  const between = dates.map((date) => ({ date, amount: heldOn(date), paid: euros(before.plus(paidBy(date))) }))
  return [
    ...(span === 'opening' ? [] : [{ date: from, amount: before, paid: before }]),
    ...between,
    { date: today, amount: now, paid: euros(before.plus(paidBy(today))) },
  ]
}
