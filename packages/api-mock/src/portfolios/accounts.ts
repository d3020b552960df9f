import type { Account, BalanceCompartment } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { valuationDay } from '@hautelisse/domain/investments'
import { entryOf, NO_BALANCES, withEntries, type Entry } from '@hautelisse/domain/ledger'
import { sumEuros, type Euros } from '@hautelisse/domain/money'

import type { Person } from '../people/index.ts'
import { changesOf, withChanges } from './changes.ts'
import { chargesOf, datedReader, lotsReader, type KeptLots } from './contract-lots.ts'
import { evolutionOf } from './evolution.ts'
import { frozen, keeper } from './keep.ts'
import { investmentsOf } from './lines.ts'
import type { HeldLot } from './lots.ts'
import { openingFor } from './switched.ts'
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

/** Funds stand in the order of the seed; those that a switch or a release left come last. */
const inSeedOrder = (holdings: readonly DatedHolding[], lots: readonly HeldLot[]): readonly DatedHolding[] => {
  const funds = [...new Set(lots.map(({ fund }) => fund))]
  const placeOf = ({ fund }: DatedHolding): number => (fund === undefined ? funds.length : funds.indexOf(fund))
  return holdings.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Writes the entries of a person's fund switches up to a day: what they sell, with the opening of lots that stood before the ledger, and what they buy.
 * docs/rules/fund-switch.md, FSW-05.
 *
 * @param person the person with what they did, entries of payments included
 * @param day last day of the entries
 */
export const switchEntries = (person: Person, day: PlainDate): readonly Entry[] => {
  if (person.done?.switches.some(({ sold }) => sold <= day) !== true) return []
  const known = person.done.entries
  const entries: Entry[] = []
  const read = lotsReader(person)
  for (const account of person.accounts)
    withChanges(
      chargesOf(account),
      read(account),
      changesOf(person, account.policy_id, day),
      ({ id: operation, sold: on, bought: until }, after) => {
        const opening = openingFor(withEntries(NO_BALANCES, [...known, ...entries]), after.sale)
        entries.push(entryOf({ id: `${operation}-s`, operation, day: on, postings: [...opening, ...after.sale] }))
        if (until <= day) entries.push(entryOf({ id: `${operation}-b`, operation, day: until, postings: after.purchase }))
      },
    )
  return entries
}

/** Computes what a contract holds on a day, without how it came about. */
export const heldOn = (account: Account, { before, now }: Pick<KeptLots, 'before' | 'now'>, day: PlainDate): Account => {
  const holdings = inSeedOrder(holdingsOn(now, chargesOf(account), day), [...before, ...now])
  return {
    ...account,
    ...balancesOf(account, holdings),
    date: valuationDay(day),
    investments: investmentsOf(account, holdings, day),
  }
}

/** Contracts on a day: everybody on seven days. */
const MOST_CONTRACTS = 512
const keepContract = keeper<Account>(MOST_CONTRACTS)

/** A contract on a day. How it came about costs many times what its holdings do: it is computed when it is first read. */
const contractOn = (account: Account, lots: KeptLots, day: PlainDate): Account =>
  keepContract(`${day} ${lots.key}`, () => {
    let evolution: ReturnType<typeof evolutionOf> | 'unread' = 'unread'
    const past = () => {
      if (evolution === 'unread') evolution = frozen(evolutionOf(lots.now, chargesOf(account), day))
      return evolution
    }
    return Object.freeze({
      ...frozen(heldOn(account, lots, day)),
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
  })

/** One contract on a day, and what was paid into it until then; what releases since gave back is still counted. */
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
  const lots = datedReader(person, day)(account)
  const sold = new Set(person.done?.released?.sold.map(({ on }) => on))
  const paid = lots.now.filter(
    ({ acquired_on, released }) => acquired_on <= day && (released === undefined || released.on > day || sold.has(released.on)),
  )
  return { account: contractOn(account, lots, day), paidIn: sumEuros(paid.map((lot) => lot.paid)) }
}

/**
 * Returns the contracts of a person on a day, with what they are invested in: balances, compartments and availabilities are sums of lots at
 * the values that are used on that day. Contracts are kept and shared (docs/decisions/20): nobody may change them.
 *
 * @param person a seeded person, with everything done so far
 * @param day day on which the API lives
 */
export const accountsOn = (person: Person, day: PlainDate): readonly Account[] => {
  const read = datedReader(person, day)
  return person.accounts.map((account) => contractOn(account, read(account), day))
}
