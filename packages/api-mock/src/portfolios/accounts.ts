import type { Account, BalanceCompartment } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { valuationDay } from '@hautelisse/domain/investments'
import { Decimal, euros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { unclaimed, withClaims, type HoldingOrder, type UnclaimedLot } from '@hautelisse/domain/operations'

import { fundNamed, heldFrom, type KeptLots, type Person } from '../people/index.ts'
import { chargesOf, lotsIn } from './contract-lots.ts'
import { evolutionOf } from './evolution.ts'
import { frozen, keeper } from './keep.ts'
import { investmentsOf } from './lines.ts'
import { carriedOver, COUNTED_ON } from './units.ts'
import { holdingsOn, type DatedHolding } from './worth.ts'

type Balances = Pick<Account, 'balance' | 'balance_co' | 'balance_vv' | 'balance_vvd' | 'balance_vvnd' | 'balance_es'>

/** Compartments that the seeded contract has, each the sum of its lines. */
const balancesOf = (seeded: Account, holdings: readonly DatedHolding[]): Balances => {
  const held = (...compartments: readonly BalanceCompartment[]): Euros =>
    sumEuros(
      holdings
        .filter(({ compartment }) => compartment !== undefined && compartments.includes(compartment))
        .map(({ amount }) => amount),
    )
  return {
    balance: sumEuros(holdings.map(({ amount }) => amount)),
    ...(seeded.balance_co === undefined ? {} : { balance_co: held('co') }),
    ...(seeded.balance_vv === undefined ? {} : { balance_vv: held('vv', 'vvd', 'vvnd') }),
    ...(seeded.balance_vvd === undefined ? {} : { balance_vvd: held('vvd') }),
    ...(seeded.balance_vvnd === undefined ? {} : { balance_vvnd: held('vvnd') }),
    ...(seeded.balance_es === undefined ? {} : { balance_es: held('es') }),
  }
}

/** Funds stand in the order in which the contract held them first. */
const inOrderOf = (holdings: readonly DatedHolding[], funds: KeptLots['funds']): readonly DatedHolding[] => {
  const placeOf = ({ fund }: DatedHolding): number => (fund === undefined ? funds.length : funds.indexOf(fund))
  return holdings.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Computes what a contract holds on a day, without how it came about. */
export const heldOn = (account: Account, { lots, funds }: KeptLots, day: PlainDate): Account => {
  const holdings = inOrderOf(holdingsOn(lots, chargesOf(account), day), funds)
  return {
    ...account,
    ...balancesOf(account, holdings),
    date: valuationDay(day),
    investments: investmentsOf(account, holdings, day),
  }
}

type Past = ReturnType<typeof evolutionOf>
/** What a contract holds on a day, and how it came about, which costs many times as much: it is computed when it is first read. */
type KeptContract = { readonly held: Account; readonly whole: Account; readonly past: () => Past }

/** Contracts on a day: everybody on seven days. */
const MOST_CONTRACTS = 512
const keepContract = keeper<KeptContract>(MOST_CONTRACTS)

const withPast = (held: Account, past: () => Past): Account =>
  Object.freeze({
    ...held,
    get since() {
      return past()?.since
    },
    get movements() {
      return past()?.movements
    },
    get history() {
      return past()?.history
    },
  })

const contractOn = (account: Account, kept: KeptLots, day: PlainDate): KeptContract =>
  keepContract(`${day} ${kept.number}`, () => {
    let evolution: Past | 'unread' = 'unread'
    const past = (): Past => {
      if (evolution === 'unread') evolution = frozen(evolutionOf(kept.lots, chargesOf(account), day))
      return evolution
    }
    const held = frozen(heldOn(account, kept, day))
    return { held, past, whole: withPast(held, past) }
  })

/** What orders that are not finished hold of a contract, in units as they are counted on a day. */
const ordersOn = (person: Person, account: Account, day: PlainDate): readonly HoldingOrder[] =>
  (person.done?.orders ?? []).flatMap((order) => {
    if (order.policy !== account.policy_id) return []
    const { holds } = order
    if (holds === 'everything') return [order]
    const carried = holds.flatMap((hold) => {
      const fund = fundNamed(hold.fund)
      return fund === undefined ? [] : [{ ...hold, units: carriedOver(fund, chargesOf(account), hold.units, COUNTED_ON, day) }]
    })
    return [{ ...order, holds: carried }]
  })

/** A contract of a person on a day, with what orders have claimed of it. */
const accountWith = (person: Person, account: Account, day: PlainDate): Account => {
  const { held, past, whole } = contractOn(account, lotsIn(person, account), day)
  const orders = ordersOn(person, account, day)
  return orders.length === 0 ? whole : withPast(withClaims(held, orders, day), past)
}

/**
 * Says what no order has claimed of a contract on a day, in exact units: an account tells claims in euros, from which units follow only roughly. docs/rules/operations.md, OPER-17.
 *
 * @param person the person with everything done so far
 * @param policy id of the contract
 * @param day day on which the API lives
 */
export const unclaimedOn = (person: Person, policy: string, day: PlainDate): readonly UnclaimedLot[] => {
  const account = person.accounts.find(({ policy_id }) => policy_id === policy)
  if (account === undefined) return []
  const { held } = contractOn(account, lotsIn(person, account), day)
  return unclaimed(held, ordersOn(person, account, day), day)
}

/** One contract on a day, and what was paid into it until then and has not been given back. */
export type HeldAccount = { readonly account: Account; readonly paidIn: Euros }

/**
 * Returns one contract of a person on a day, without its history: quicker than `accountsOn` where nothing else is asked for.
 *
 * @param person the person with everything done so far
 * @param policy id of the contract
 * @param day day on which the API lives
 */
export const accountOn = (person: Person, policy: string, day: PlainDate): HeldAccount | undefined => {
  const account = person.accounts.find(({ policy_id }) => policy_id === policy)
  if (account === undefined) return undefined
  // What a sale gave back of what was paid in is no lot: it is taken off the whole.
  const paid = lotsIn(person, account).lots.filter(
    (lot) => heldFrom(lot) <= day && (lot.released === undefined || lot.released.on > day || lot.released.isOrdered === true),
  )
  const given = person.done?.givenBack.get(policy) ?? ZERO_EUROS
  const paidIn = euros(Decimal.max(0, sumEuros(paid.map((lot) => lot.paid)).minus(given)))
  return { account: accountWith(person, account, day), paidIn }
}

/**
 * Returns the contracts of a person on a day, with what they are invested in: balances, compartments and availabilities are sums of lots at
 * the values that are used on that day, and each lot says what orders have claimed of it. What they hold is kept and shared (docs/decisions/20): nobody may change it.
 *
 * @param person a seeded person, with everything done so far
 * @param day day on which the API lives
 */
export const accountsOn = (person: Person, day: PlainDate): readonly Account[] =>
  person.accounts.map((account) => accountWith(person, account, day))
