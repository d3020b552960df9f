import type { Account } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { Operation } from '@hautelisse/domain/operations'

import type { HeldLot, KeptLots, Person, Portfolio } from '../people/index.ts'
import { keeper } from './keep.ts'
import { lotsOf } from './lots.ts'

/** Charges that contracts take a year, as a share; those of employee savings are the company's. */
const CHARGES: Readonly<Record<string, string>> = { ais: '0.006', [PROVIDER_SCOPE]: '0.007' }
export const chargesOf = ({ scope }: Account): string => CHARGES[scope] ?? '0'

/** What the lots of a contract follow from before its holder did anything. */
type Seed = { readonly portfolio: Portfolio | undefined; readonly operations: readonly Operation[]; readonly isLarge: boolean }

const LARGE = 30
const NO_OPERATIONS: readonly Operation[] = []

const BY_POLICY = new WeakMap<readonly Operation[], ReadonlyMap<string | undefined, readonly Operation[]>>()
const SEEDED = new WeakMap<Account, Seed & { readonly kept: KeptLots }>()
let number = 0

const byPolicy = (operations: readonly Operation[]): ReadonlyMap<string | undefined, readonly Operation[]> => {
  const known = BY_POLICY.get(operations) ?? Map.groupBy(operations, ({ policy_id }) => policy_id)
  BY_POLICY.set(operations, known)
  return known
}

const seedOf = ({ accounts, portfolios, done, operations }: Person, { policy_id, contract_number }: Account): Seed => ({
  portfolio: portfolios?.[contract_number ?? ''],
  operations: byPolicy(done?.seeded ?? operations ?? NO_OPERATIONS).get(policy_id) ?? NO_OPERATIONS,
  isLarge: accounts.length >= LARGE,
})

/** Lots with a number that tells them from any other. */
const numbered = (lots: readonly HeldLot[], funds: KeptLots['funds']): KeptLots => {
  number += 1
  return { number, lots, funds: [...new Set([...funds, ...lots.map(({ fund }) => fund)])] }
}

/** The lots that a contract was seeded with: they are the same on every day. */
const seededLots = (person: Person, account: Account): KeptLots => {
  const { portfolio, operations, isLarge } = seedOf(person, account)
  const known = SEEDED.get(account)
  const isSame = known?.portfolio === portfolio && known?.operations === operations && known.isLarge === isLarge
  if (known !== undefined && isSame) return known.kept
  const kept = numbered(lotsOf({ account, portfolio: portfolio ?? {}, charges: chargesOf(account), operations, isLarge }), [])
  SEEDED.set(account, { portfolio, operations, isLarge, kept })
  return kept
}

/**
 * Gives every lot that a contract of a person ever had, with everything that they did up to the moment up to which they were settled.
 *
 * @param person the person with everything done so far
 * @param account one of their contracts
 */
export const lotsIn = (person: Person, account: Account): KeptLots =>
  person.done?.lots.get(account.policy_id) ?? seededLots(person, account)

/** Contracts as they became: a person who does sixty things to one leaves sixty of them. */
const MOST_LOTS = 512
const keepLots = keeper<KeptLots>(MOST_LOTS)

/**
 * Changes the lots of a contract. The result is cached under the lots and the text of the change, for all callers: the text must say everything that the result depends on.
 *
 * @param before lots before
 * @param change what is done to them, as a text
 * @param compute does it
 */
export const changedLots = (
  before: KeptLots,
  change: string,
  compute: (lots: readonly HeldLot[]) => readonly HeldLot[],
): KeptLots => keepLots(`${before.number} ${change}`, () => numbered(compute(before.lots), before.funds))
