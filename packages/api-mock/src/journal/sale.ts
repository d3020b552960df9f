import type { PlainDate } from '@hautelisse/domain/calendar'
import { valuationDay } from '@hautelisse/domain/investments'
import { entryOf, paidInto, sold, type Posting } from '@hautelisse/domain/ledger'
import { euros, isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { UnclaimedLot } from '@hautelisse/domain/operations'
import {
  figuresOfRelease,
  releasePlanOf,
  type LotsAtSale,
  type PlanRelease,
  type ReleaseReason,
  type Taken,
} from '@hautelisse/domain/release'
import type { Account } from '@hautelisse/domain/accounts'

import { fundNamed, type OpenOrder, type SoldLot } from '../people/index.ts'
import { accountOn, unclaimedOn, unitValue, withSales, type HeldAccount } from '../portfolios/index.ts'
import { changeLots, enter, giveBack, openingOf, standingIn, type Book, type Sale } from './book.ts'

/** Figures of a sale that takes nothing. */
export const NO_FIGURES: Sale['figures'] = {
  amount: ZERO_EUROS,
  paidInPart: ZERO_EUROS,
  charges: ZERO_EUROS,
  flatTax: ZERO_EUROS,
  paid: ZERO_EUROS,
}

/** A contract in a book on a day, with what orders have claimed of it. */
export const claimedIn = (book: Book, orders: readonly OpenOrder[], policy: string, day: PlainDate): HeldAccount | undefined => {
  return accountOn(standingIn(book, orders), policy, day)
}

/**
 * Gives the lots of a contract on the day of a sale: what the order holds itself, and what nobody has claimed.
 *
 * @param book everything that has fallen due before
 * @param orders orders that are not finished, this one included
 * @param own the order
 * @param day day of the sale
 */
export const lotsAtSale = (book: Book, orders: readonly OpenOrder[], own: OpenOrder, day: PlainDate): LotsAtSale => {
  // On its day an order holds what it sells.
  const standing = orders.map((order) => (order.id === own.id ? { ...order, sale: undefined } : order))
  const others = standing.filter(({ id }) => id !== own.id)
  const [without, all] = [others, standing].map((some) => unclaimedOn(standingIn(book, some), own.policy, day))
  const free = all ?? []
  return {
    free,
    own: (without ?? []).flatMap((lot, at): readonly UnclaimedLot[] => {
      const rest = free[at]
      if (rest === undefined) return []
      const units = lot.units.minus(rest.units)
      return units.isZero() ? [] : [{ ...lot, units, amount: subtractEuros(lot.amount, rest.amount) }]
    }),
  }
}

/** Gives the parts of lots that are sold; the whole of a lot is all of its units. */
export const soldOf = (on: PlainDate, taken: readonly Taken<UnclaimedLot>[]): readonly SoldLot[] =>
  taken.map(({ lot: { fund, compartment, acquired_on, available_on, origin, units, amount: worth }, amount }) => ({
    fund,
    compartment,
    acquired_on,
    available_on,
    origin,
    units: amount.equals(worth) ? units : units.times(amount).dividedBy(worth).toDecimalPlaces(6),
    amount,
    on,
  }))

/**
 * Says what is paid of a sum taken out of a contract. Gives no figures if the contract's law is unknown here, or the sum is 0 or exceeds the balance.
 *
 * @param held the contract on the day of the sale
 * @param reason what the law knows the reason as
 * @param amount what is taken
 * @param on day of the sale
 */
export const figuresOf = (
  { account, paidIn }: HeldAccount,
  reason: ReleaseReason | undefined,
  amount: Euros,
  on: PlainDate,
): Sale['figures'] => {
  const isKnown = releasePlanOf(account.type) !== undefined && isPositive(amount) && !account.balance.lessThan(amount)
  return isKnown ? figuresOfRelease(planOf({ account, paidIn }, reason, amount, on)) : NO_FIGURES
}

/** A sum that is taken out of a contract, as the rules of releases read it. */
export const planOf = (
  { account, paidIn }: HeldAccount,
  reason: ReleaseReason | undefined,
  amount: Euros,
  on: PlainDate,
): PlanRelease => ({ account, reason, value: account.balance, paidIn, amount, on })

/** Where the money of a sale goes, beyond the plan. */
export type MoneyOut = { readonly operation: string; readonly policy: string; readonly postings: readonly Posting[] }

/**
 * Sells lots of a contract: they leave it, their paid-in part is given back, the money is on its way and goes where it should.
 *
 * @param book the book
 * @param sale what is sold, and what it comes to
 * @param out where the money goes
 */
export const sell = (book: Book, sale: Sale, { operation, policy, postings }: MoneyOut): void => {
  book.sales.set(operation, sale)
  const { lots, on, figures } = sale
  if (lots.length === 0) return
  const leaving = lots.flatMap((lot) => sold({ policy, ...lot }, lot.units, lot.amount))
  const part = { policy, compartment: '' }
  const paidIn = [...paidInto(part, figures.paidInPart), ...paidInto(part, euros(figures.paidInPart.negated()))]
  enter(
    book,
    entryOf({
      id: `${operation}-s`,
      operation,
      day: on,
      postings: [...openingOf(book, leaving), ...leaving, ...paidIn, ...postings],
    }),
  )
  giveBack(book, policy, figures.paidInPart)
  changeLots(book, policy, JSON.stringify(lots), (held) => withSales(held, lots))
}

/** What told and paid can differ by. */
type Told = { readonly day: PlainDate; readonly plan: PlanRelease; readonly lots: readonly SoldLot[] }

const isRevalued = (lots: readonly SoldLot[], from: PlainDate, to: PlainDate): boolean =>
  [...new Set(lots.map(({ fund }) => fund))].some((id) => {
    const fund = fundNamed(id)
    return fund !== undefined && !unitValue(fund, valuationDay(from)).equals(unitValue(fund, valuationDay(to)))
  })

/**
 * Names what makes a sale pay something else than was told: values, payments that were invested meanwhile, rates of the day of the sale. docs/rules/operations.md, OPER-19.
 *
 * @param told what was told on the day of the request
 * @param sale what was sold
 * @param account the contract on the day of the sale
 */
export const differencesOf = (told: Told, sale: Sale, account: Account): readonly ('values' | 'payments' | 'rates')[] => {
  const { on } = sale
  const isPaidInto = (account.investments ?? []).some(({ lots = [] }) =>
    lots.some(({ acquired_on }) => acquired_on > told.day && acquired_on <= on),
  )
  const [before, after] = [told.day, on].map((day) => figuresOfRelease({ ...told.plan, on: day }).paid)
  return [
    ...(isRevalued(told.lots, told.day, on) ? (['values'] as const) : []),
    ...(isPaidInto ? (['payments'] as const) : []),
    ...(before !== undefined && after !== undefined && !before.equals(after) ? (['rates'] as const) : []),
  ]
}

/** Writes what lots are sold as instructions, one a fund. */
export const instructionsOf = (policy: string, lots: readonly Pick<SoldLot, 'fund' | 'amount'>[]) =>
  [...Map.groupBy(lots, ({ fund }) => fund)].map(([fund, parts]) => ({
    meaning: 'RACHAT' as const,
    policy_id: policy,
    investment_id: fund,
    amount: sumEuros(parts.map(({ amount }) => amount)),
  }))
