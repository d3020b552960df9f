import { BALANCE_COMPARTMENTS, type Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { holdingAccount, lotsHeld, NO_BALANCES, withEntries, type HeldUnits } from '@hautelisse/domain/ledger'
import { ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Operation } from '@hautelisse/domain/operations'

import { fundNamed, type Person, type Portfolio } from '../people/index.ts'
import { changesOf, withChanges } from './changes.ts'
import { keeper } from './keep.ts'
import { lotsOf, type HeldLot } from './lots.ts'
import { carriedOver, COUNTED_ON } from './units.ts'

/** Charges that contracts take a year, as a share; those of employee savings are the company's. */
const CHARGES: Readonly<Record<string, string>> = { ais: '0.006', [PROVIDER_SCOPE]: '0.007' }
export const chargesOf = ({ scope }: Account): string => CHARGES[scope] ?? '0'

/** What the lots of a contract follow from before its holder did anything. */
type Seed = { readonly portfolio: Portfolio | undefined; readonly operations: readonly Operation[]; readonly isLarge: boolean }
type SeededLots = Seed & { readonly number: number; readonly lots: readonly HeldLot[] }

const LARGE = 30
const NO_OPERATIONS: readonly Operation[] = []

const BY_POLICY = new WeakMap<readonly Operation[], ReadonlyMap<string | undefined, readonly Operation[]>>()
const SEEDED = new WeakMap<Account, SeededLots>()
let seeds = 0

const byPolicy = (operations: readonly Operation[]): ReadonlyMap<string | undefined, readonly Operation[]> => {
  const known = BY_POLICY.get(operations) ?? Map.groupBy(operations, ({ policy_id }) => policy_id)
  BY_POLICY.set(operations, known)
  return known
}

export const seedOf = ({ accounts, portfolios, done, operations }: Person, { policy_id, contract_number }: Account): Seed => ({
  portfolio: portfolios?.[contract_number ?? ''],
  operations: byPolicy(done?.seeded ?? operations ?? NO_OPERATIONS).get(policy_id) ?? NO_OPERATIONS,
  isLarge: accounts.length >= LARGE,
})

/** Computes the lots that a contract was seeded with. */
export const lotsOfSeed = (account: Account, { portfolio = {}, ...seed }: Seed): readonly HeldLot[] =>
  lotsOf({ account, portfolio, charges: chargesOf(account), ...seed })

/** The lots that a contract was seeded with: they are the same on every day, and a number tells them from those of any other. */
const seededLots = (person: Person, account: Account): SeededLots => {
  const seed = seedOf(person, account)
  const known = SEEDED.get(account)
  const isSame = known?.portfolio === seed.portfolio && known?.operations === seed.operations && known.isLarge === seed.isLarge
  if (known !== undefined && isSame) return known
  seeds += 1
  const made = { ...seed, number: seeds, lots: lotsOfSeed(account, seed) }
  SEEDED.set(account, made)
  return made
}

/** A lot that the ledger has, with what was paid for it. */
type Added = readonly [held: HeldUnits, paid: Euros]

/** Gives what a person added to their contracts. */
export const addedReader = ({ done }: Person): ((policy: string) => readonly Added[]) => {
  if (done === undefined) return () => []
  const switched = new Set(done.switches.map(({ id }) => id))
  // Lots that were sold or switched stay among those of the past: what left them is taken by the changes.
  const kept = done.entries.filter(({ operation }) => !switched.has(operation) && done.released?.sales.has(operation) !== true)
  const added = lotsHeld(withEntries(NO_BALANCES, kept))
  return (policy) =>
    added
      .filter((held) => held.policy === policy)
      .map((held) => [held, done.paid.get(holdingAccount(held)) ?? ZERO_EUROS] as const)
}

/** A lot that the ledger has, as the contract counts it. */
const addedLot =
  (charges: string) =>
  ([held, paid]: Added): readonly HeldLot[] => {
    const fund = fundNamed(held.fund)
    if (fund === undefined) return []
    const { acquired_on, available_on, origin } = held
    const units = carriedOver(fund, charges, held.units, acquired_on, COUNTED_ON)
    const compartment = BALANCE_COMPARTMENTS.find((one) => one === held.compartment)
    return [{ fund, compartment, acquired_on, available_on, origin, units, paid }]
  }

/** Gives every lot that a contract of a person ever had, before anything left it. */
export const lotsReader = (person: Person): ((account: Account) => readonly HeldLot[]) => {
  const added = addedReader(person)
  return (account) => [...seededLots(person, account).lots, ...added(account.policy_id).flatMap(addedLot(chargesOf(account)))]
}

/** Lots of a contract before anything left it, and as they are once what is due by a day is done. */
type DatedLots = { readonly before: readonly HeldLot[]; readonly now: readonly HeldLot[] }

/**
 * Computes the lots of a contract.
 *
 * @param charges charges of the contract a year, as a share
 * @param seeded lots that it was seeded with
 * @param added what its holder added
 * @param changes what takes from the lots by a day
 */
export const datedLots = (
  charges: string,
  seeded: readonly HeldLot[],
  added: readonly Added[],
  changes: ReturnType<typeof changesOf>,
): DatedLots => {
  const before = [...seeded, ...added.flatMap(addedLot(charges))]
  return { before, now: withChanges(charges, before, changes) }
}

/** Lots with the text that says all that they follow from. */
export type KeptLots = DatedLots & { readonly key: string }

/** Contracts as they became: a person who does sixty things to one leaves sixty of them. */
const MOST_LOTS = 512
const keepLots = keeper<KeptLots>(MOST_LOTS)

/** Gives the lots of a person's contracts, with what is due by a day. */
export const datedReader = (person: Person, day: PlainDate): ((account: Account) => KeptLots) => {
  const addedTo = addedReader(person)
  return (account) => {
    const { number, lots } = seededLots(person, account)
    const [added, changes] = [addedTo(account.policy_id), changesOf(person, account.policy_id, day)]
    const isTouched = added.length + changes.orders.length + changes.sales.length > 0
    const key = `${number} ${isTouched ? JSON.stringify([added, changes]) : ''}`
    return keepLots(key, () => ({ key, ...datedLots(chargesOf(account), lots, added, changes) }))
  }
}
