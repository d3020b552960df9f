import { refuse } from '../input/index.ts'
import { Decimal, isPositive, type Euros } from '../money/index.ts'
import { holdingAccount, marketAccount, paidInAccount, transitAccount } from './accounts.ts'
import { EUR, PAID_IN, type Asset, type Entry, type LedgerAccount, type LotPlace, type Posting } from './model.ts'

/** Decimals of a number of units. */
const UNIT_DECIMALS = 6

/**
 * Gives the units that an amount buys, to six decimals, half up: below a value of 10 000 € units × value gives the amount back to the cent.
 *
 * docs/rules/ledger.md, LEDG-03.
 *
 * @param amount euros
 * @param value euros a unit, above zero, else it throws
 * @throws DomainInputError
 * @example unitsFor(euros(500), euros('104.12')) // 4.802151
 */
export const unitsFor = (amount: Euros, value: Euros): Decimal => {
  if (!isPositive(value)) refuse('value', value, 'out-of-range')
  return amount.dividedBy(value).toDecimalPlaces(UNIT_DECIMALS, Decimal.ROUND_HALF_UP)
}

/**
 * Adds up the quantities of postings by asset.
 *
 * @param postings postings of one entry or of many
 * @example sumsByAsset(entry.postings).get('EUR')?.isZero() // true for an entry that balances
 */
export const sumsByAsset = (postings: Iterable<Posting>): ReadonlyMap<Asset, Decimal> => {
  const sums = new Map<Asset, Decimal>()
  for (const { asset, quantity } of postings) sums.set(asset, quantity.plus(sums.get(asset) ?? 0))
  return sums
}

/**
 * Makes an entry of postings that balance; postings that do not are a mistake of the program and throw. docs/rules/ledger.md, LEDG-01.
 *
 * @param entry id, operation, day and postings; postings of nothing are left out
 * @throws DomainInputError
 * @example entryOf({ id: 'e1', operation: 'o1', day, postings: moved(EUR, 'bank', transitAccount('00482190'), amount) })
 */
export const entryOf = (entry: Entry): Entry => {
  for (const sum of sumsByAsset(entry.postings).values()) if (!sum.isZero()) refuse('postings', entry.id, 'not-balanced')
  return { ...entry, postings: entry.postings.filter(({ quantity }) => !quantity.isZero()) }
}

/**
 * Moves a quantity of an asset from one account to another.
 *
 * @param asset what is moved
 * @param from account that it leaves
 * @param to account that it comes to
 * @param quantity how much, in the asset's own unit
 * @example moved(EUR, 'bank', transitAccount('00482190'), euros(500))
 */
export const moved = (asset: Asset, from: LedgerAccount, to: LedgerAccount, quantity: Decimal): readonly Posting[] => [
  { account: from, asset, quantity: quantity.negated() },
  { account: to, asset, quantity },
]

/**
 * Buys a lot with money on its way.
 *
 * @param place the lot that the units go to
 * @param amount euros
 * @param units units that they buy
 */
export const bought = (place: LotPlace, amount: Euros, units: Decimal): readonly Posting[] => [
  ...moved(EUR, transitAccount(place.policy), marketAccount(place.fund), amount),
  ...moved(place.fund, marketAccount(place.fund), holdingAccount(place), units),
]

/**
 * Sells units of a lot: the money is on its way.
 *
 * @param place the lot that the units leave
 * @param units units that are sold
 * @param amount euros that come of them
 */
export const sold = (place: LotPlace, units: Decimal, amount: Euros): readonly Posting[] => [
  ...moved(place.fund, holdingAccount(place), marketAccount(place.fund), units),
  ...moved(EUR, marketAccount(place.fund), transitAccount(place.policy), amount),
]

/** A compartment of a plan. */
type Part = Pick<LotPlace, 'policy' | 'compartment'>

/**
 * Remembers that a sum was paid into a compartment, or, below zero, that its paid-in part was given back. docs/rules/ledger.md, LEDG-05.
 *
 * @param part plan and compartment
 * @param amount euros
 */
export const paidInto = ({ policy, compartment }: Part, amount: Euros): readonly Posting[] =>
  moved(PAID_IN, 'opening', paidInAccount(policy, compartment), amount)

/**
 * Moves the memory of what was paid in with money that goes to another plan or compartment. docs/rules/ledger.md, LEDG-05.
 *
 * @param from plan and compartment that it leaves
 * @param to plan and compartment that it comes to
 * @param amount euros
 */
export const paidInMoved = (from: Part, to: Part, amount: Euros): readonly Posting[] =>
  moved(PAID_IN, paidInAccount(from.policy, from.compartment), paidInAccount(to.policy, to.compartment), amount)

/**
 * Puts a lot into a plan that it held before the ledger began.
 *
 * @param place the lot
 * @param units its units
 */
export const opened = (place: LotPlace, units: Decimal): readonly Posting[] =>
  moved(place.fund, 'opening', holdingAccount(place), units)
