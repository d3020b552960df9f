import { euros, ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import { lotOfAccount, paidInAccount, transitAccount } from './accounts.ts'
import { EUR, PAID_IN, type Asset, type Entry, type LedgerAccount, type LotPlace } from './model.ts'

/** What each account has of each asset; what it has nothing of is left out. */
export type Balances = ReadonlyMap<LedgerAccount, ReadonlyMap<Asset, Decimal>>

/** Balances before any entry. */
export const NO_BALANCES: Balances = new Map()

/**
 * Adds entries to balances; what was known stays as it was. The work follows from the new entries and the number of accounts, not from how many
 * entries came before. docs/rules/ledger.md, LEDG-04.
 *
 * @param known balances before
 * @param entries new entries, in any order
 * @example withEntries(NO_BALANCES, entries).get('bank')?.get('EUR')
 */
export const withEntries = (known: Balances, entries: Iterable<Entry>): Balances => {
  const all = new Map(known)
  const own = new Map<LedgerAccount, Map<Asset, Decimal>>()
  const ownOf = (account: LedgerAccount): Map<Asset, Decimal> => {
    const mine = own.get(account) ?? new Map(all.get(account))
    own.set(account, mine)
    all.set(account, mine)
    return mine
  }
  for (const { postings } of entries)
    for (const { account, asset, quantity } of postings) {
      const assets = ownOf(account)
      const had = assets.get(asset)
      const sum = had === undefined ? quantity : had.plus(quantity)
      if (sum.isZero()) assets.delete(asset)
      else assets.set(asset, sum)
    }
  for (const [account, assets] of own) if (assets.size === 0) all.delete(account)
  return all
}

const quantityOf = (balances: Balances, account: LedgerAccount, asset: Asset): Euros => {
  const quantity = balances.get(account)?.get(asset)
  return quantity === undefined ? ZERO_EUROS : euros(quantity)
}

/**
 * Gives the money that is on its way into a plan or out of it.
 *
 * @param balances balances of a person
 * @param policy id of the plan
 */
export const inTransit = (balances: Balances, policy: string): Euros => quantityOf(balances, transitAccount(policy), EUR)

/**
 * Gives what was paid into a compartment of a plan and has not been given back. docs/rules/ledger.md, LEDG-05.
 *
 * @param balances balances of a person
 * @param policy id of the plan
 * @param compartment its compartment, empty without any
 */
export const paidInOf = (balances: Balances, policy: string, compartment: string): Euros =>
  quantityOf(balances, paidInAccount(policy, compartment), PAID_IN)

/** A lot with its units. */
export type HeldUnits = LotPlace & { readonly units: Decimal }

/**
 * Lists the lots that a person holds, in the order of their first entries.
 *
 * @param balances balances of a person
 * @param policy id of one plan; without it those of all plans
 */
export const lotsHeld = (balances: Balances, policy?: string): readonly HeldUnits[] =>
  [...balances].flatMap(([account, assets]) => {
    const place = lotOfAccount(account)
    const units = place && assets.get(place.fund)
    if (place === undefined || units === undefined) return []
    return policy === undefined || place.policy === policy ? [Object.assign(place, { units })] : []
  })

const INNER = /^(holding|transit|paid-in)\//

/**
 * Lists the accounts of a person's plans that have less than nothing: none, as long as every act was checked. docs/rules/ledger.md, LEDG-06.
 *
 * @param balances balances of a person
 */
export const overdrawn = (balances: Balances): readonly LedgerAccount[] =>
  [...balances]
    .filter(([account, assets]) => INNER.test(account) && [...assets.values()].some((quantity) => quantity.isNegative()))
    .map(([account]) => account)
