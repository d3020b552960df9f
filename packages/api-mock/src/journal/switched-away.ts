import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { destinationEffect } from '@hautelisse/domain/fund-switch'
import { NO_BALANCES, paidInMoved, paidInOf, paidInto, withEntries, type Posting } from '@hautelisse/domain/ledger'
import { Decimal, euros, splitAmount, subtractEuros, sumEuros, ZERO_EUROS } from '@hautelisse/domain/money'

import type { HeldLot, SwitchOrder } from '../people/index.ts'
import { accountOn, chargesOf, isHeldOn, type Receiver } from '../portfolios/index.ts'
import { accountIn, changeLots, giveBack, standingIn, type Book, type MovedAway } from './book.ts'
import { compartmentOf } from './invest.ts'

/**
 * Says how another contract takes the money of a switch: what comes of employee savings goes to the compartment of employee savings. docs/rules/fund-switch.md, FSW-09.
 *
 * @param book everything that has fallen due before
 * @param source the contract that the money leaves
 * @param to number of the contract that it comes to
 * @returns undefined where the money stays in its contract
 */
export const receiverOf = (book: Book, source: Account, to: string): Receiver | undefined => {
  const account = accountIn(book, to)
  if (account === undefined || to === source.policy_id) return undefined
  return {
    charges: chargesOf(account),
    compartment: compartmentOf(account.type) === '' ? undefined : 'es',
    isForRetirement: destinationEffect(source, account) === 'until-retirement',
  }
}

/** A sale of lots that go to another contract. */
type SaleAway = { readonly lots: readonly HeldLot[]; readonly sold: PlainDate; readonly arriving: readonly HeldLot[] }

/**
 * Says what was paid in that goes with lots to another contract: where releases have given back more or less than the price of what they sold, its share of what is left of the plan. docs/rules/fund-switch.md, FSW-09.
 *
 * @param book everything that has fallen due before
 * @param source the contract that they leave
 * @param sale lots before the sale, its day, and the lots that arrive
 */
export const withMemory = (book: Book, source: Account, { lots, sold, arriving }: SaleAway): MovedAway => {
  const paid = sumEuros(arriving.map((lot) => lot.paid))
  if (paid.isZero()) return { lots: arriving, memory: ZERO_EUROS, paid }
  const left = accountOn(standingIn(book), source.policy_id, sold)?.paidIn ?? ZERO_EUROS
  const all = sumEuros(lots.filter(isHeldOn(sold)).map((lot) => lot.paid))
  const share = left.times(paid).dividedBy(all).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
  const memory = euros(Decimal.min(left, share))
  const parts = splitAmount(
    memory,
    arriving.map((lot) => lot.paid),
  )
  return { lots: arriving.map((lot, at) => ({ ...lot, paid: parts[at] ?? lot.paid })), memory, paid }
}

/** Names a lot that arrives, for all that a change depends on. */
const textOf = ({ fund, ...lot }: HeldLot): unknown => ({ ...lot, fund: fund.id })

/**
 * Puts lots into the contract that bought them, with what was paid in, which leaves the other one.
 *
 * @param book the book
 * @param order the switch
 * @param away what arrives
 * @returns postings that move what was paid in
 */
export const receive = (
  book: Book,
  { policy, to, bought }: SwitchOrder,
  { lots, memory, paid }: MovedAway,
): readonly Posting[] => {
  const [source, account] = [accountIn(book, policy), accountIn(book, to)]
  if (source === undefined || account === undefined || lots.length === 0) return []
  giveBack(book, policy, subtractEuros(memory, paid))
  changeLots(book, to, JSON.stringify([bought, lots.map(textOf)]), (held) => [...held, ...lots])
  const [from, into] = [
    { policy, compartment: compartmentOf(source.type) },
    { policy: to, compartment: compartmentOf(account.type) },
  ]
  // What was paid in before the ledger began is not in it yet.
  const known = paidInOf(withEntries(NO_BALANCES, book.entries), policy, from.compartment)
  const missing = known.lessThan(memory) ? subtractEuros(memory, euros(known)) : ZERO_EUROS
  return [...paidInto(from, missing), ...paidInMoved(from, into, memory)]
}
