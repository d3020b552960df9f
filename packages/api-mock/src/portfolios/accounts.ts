import { BALANCE_COMPARTMENTS } from '@hautelisse/domain/accounts'
import type { Account, BalanceCompartment } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { valuationDay } from '@hautelisse/domain/investments'
import {
  entryOf,
  holdingAccount,
  lotsHeld,
  NO_BALANCES,
  withEntries,
  type Entry,
  type HeldUnits,
} from '@hautelisse/domain/ledger'
import { sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'

import { fundNamed, type Person } from '../people/index.ts'
import { changesOf, withChanges } from './changes.ts'
import { evolutionOf } from './evolution.ts'
import { investmentsOf } from './lines.ts'
import { lotsOf, type HeldLot } from './lots.ts'
import { openingFor } from './switched.ts'
import { carriedOver, COUNTED_ON } from './units.ts'
import { holdingsOn, type DatedHolding } from './worth.ts'

/** Charges that contracts take a year, as a share; those of employee savings are the company's. */
const CHARGES: Readonly<Record<string, string>> = { ais: '0.006', [PROVIDER_SCOPE]: '0.007' }
const chargesOf = ({ scope }: Account): string => CHARGES[scope] ?? '0'

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

/** A lot that the ledger has, as the contract counts it. */
const addedLot =
  ({ done }: Person, charges: string) =>
  (held: HeldUnits): readonly HeldLot[] => {
    const fund = fundNamed(held.fund)
    if (fund === undefined) return []
    const { acquired_on, available_on, origin } = held
    const units = carriedOver(fund, charges, held.units, acquired_on, COUNTED_ON)
    const paid = done?.paid.get(holdingAccount(held)) ?? ZERO_EUROS
    const compartment = BALANCE_COMPARTMENTS.find((one) => one === held.compartment)
    return [{ fund, compartment, acquired_on, available_on, origin, units, paid }]
  }

const LARGE = 30

/** Gives every lot that a contract of a person ever had, before anything left it. */
const lotsReader = (person: Person): ((account: Account) => readonly HeldLot[]) => {
  const isLarge = person.accounts.length >= LARGE
  const { done } = person
  const since = new Set(done?.operations.map(({ id }) => id))
  const operations = Map.groupBy(
    (person.operations ?? []).filter(({ id }) => !since.has(id)),
    ({ policy_id }) => policy_id,
  )
  const switched = new Set(done?.switches.map(({ id }) => id))
  const sales = done?.released?.sales
  // Lots that were sold or switched stay among those of the past: what left them is taken below.
  const kept = (done?.entries ?? []).filter(({ operation }) => !switched.has(operation) && sales?.has(operation) !== true)
  const added = lotsHeld(withEntries(NO_BALANCES, kept))
  return (account) => {
    const charges = chargesOf(account)
    const portfolio = person.portfolios?.[account.contract_number ?? ''] ?? {}
    const seeded = lotsOf({ account, portfolio, operations: operations.get(account.policy_id) ?? [], charges, isLarge })
    return [...seeded, ...added.filter(({ policy }) => policy === account.policy_id).flatMap(addedLot(person, charges))]
  }
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

/** Lots of a contract before anything left it, and as they are once what is due by a day is done. */
type DatedLots = readonly [before: readonly HeldLot[], now: readonly HeldLot[]]

const datedReader = (person: Person, day: PlainDate): ((account: Account) => DatedLots) => {
  const read = lotsReader(person)
  return (account) => {
    const before = read(account)
    return [before, withChanges(chargesOf(account), before, changesOf(person, account.policy_id, day))]
  }
}

/** A contract on a day without how it came about. */
const heldOn = (account: Account, [before, lots]: DatedLots, day: PlainDate): Account => {
  const holdings = inSeedOrder(holdingsOn(lots, chargesOf(account), day), [...before, ...lots])
  return {
    ...account,
    ...balancesOf(account, holdings),
    date: valuationDay(day),
    investments: investmentsOf(account, holdings, day),
  }
}

/** Contracts of one person on one day. */
const accountsFor = (person: Person, day: PlainDate): readonly Account[] => {
  const read = datedReader(person, day)
  return person.accounts.map((account) => {
    const lots = read(account)
    return { ...heldOn(account, lots, day), ...evolutionOf(lots[1], chargesOf(account), day) }
  })
}

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
  const paid = lots[1].filter(
    ({ acquired_on, released }) => acquired_on <= day && (released === undefined || released.on > day || sold.has(released.on)),
  )
  const paidIn = sumEuros(paid.map((lot) => lot.paid))
  return { account: heldOn(account, lots, day), paidIn }
}

const KNOWN = new WeakMap<Person, Map<PlainDate, readonly Account[]>>()

/**
 * Returns the contracts of a person on a day, with what they are invested in: balances, compartments and availabilities are sums of lots at
 * the values that are used on that day. What was computed once is kept.
 *
 * @param person a seeded person
 * @param day day on which the API lives
 */
export const accountsOn = (person: Person, day: PlainDate): readonly Account[] => {
  const days = KNOWN.get(person) ?? new Map<PlainDate, readonly Account[]>()
  KNOWN.set(person, days)
  const known = days.get(day) ?? accountsFor(person, day)
  days.set(day, known)
  return known
}
