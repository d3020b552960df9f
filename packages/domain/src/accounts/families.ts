import type { PlainDate } from '../calendar/index.ts'
import { compareDates } from '../calendar/index.ts'
import { sumEuros, type Euros } from '../money/index.ts'
import { isFrozen } from './bi-states.ts'
import type { Account } from './model.ts'
import { isRetirement } from './rules.ts'

/** Families that a saver's home shows, in their order: retirement, other projects, accounts held elsewhere. */
export const FAMILIES = ['retirement', 'projects', 'elsewhere'] as const
export type Family = (typeof FAMILIES)[number]

/** Accounts of one family with the sum of their balances. */
export type FamilyAccounts = { readonly family: Family; readonly accounts: readonly Account[]; readonly total: Euros }

/**
 * Tells the family of an account: aggregated accounts are held elsewhere whatever their type, the others follow their type (P-ACCT-19, P-ACCT-20).
 *
 * @param account account of any scope
 * @example familyOf({ type: 'PEE', scope: 's2e' }) // 'projects'
 */
export const familyOf = (account: Pick<Account, 'type' | 'scope'>): Family => {
  if (account.scope === 'bi') return 'elsewhere'
  return isRetirement(account) ? 'retirement' : 'projects'
}

/**
 * Sums the balances of accounts, to the cent.
 *
 * @param accounts accounts of any scope
 * @example totalBalance([{ balance: euros('0.1') }, { balance: euros('0.2') }]) // 0,30 €
 */
export const totalBalance = (accounts: readonly Pick<Account, 'balance'>[]): Euros =>
  sumEuros(accounts.map(({ balance }) => balance))

/**
 * Groups accounts by family, in the order of `FAMILIES`; a family without accounts is left out, and the order inside a family is kept.
 *
 * @param accounts accounts of any scope
 * @example groupByFamily([pee, pero]).map(({ family }) => family) // ['retirement', 'projects']
 */
export const groupByFamily = (accounts: readonly Account[]): readonly FamilyAccounts[] =>
  FAMILIES.map((family) => {
    const members = accounts.filter((account) => familyOf(account) === family)
    return { family, accounts: members, total: totalBalance(members) }
  }).filter((group) => group.accounts.length > 0)

/**
 * Returns the date at which a total is known: the oldest value date of its accounts, since a sum is never fresher than its parts. What another bank has
 * frozen does not count: `frozenOf` says it apart, with its own date.
 *
 * @param accounts accounts of any scope; those without a value date do not count
 * @example valuedOn([{ date: plainDate('2026-11-18') }, { date: plainDate('2026-11-12') }, {}]) // '2026-11-12'
 */
export const valuedOn = (
  accounts: readonly (Pick<Account, 'date'> & Partial<Pick<Account, 'scope' | 'bi_state'>>)[],
): PlainDate | undefined =>
  accounts
    .filter((account) => !isFrozen(account))
    .map(({ date }) => date)
    .filter((date) => date !== undefined)
    .toSorted(compareDates)
    .at(0)

/** A family of more rows than this is folded. */
const MOST_ROWS = 6
/** Rows that a folded family shows. */
const ROWS_BEFORE_FOLD = 5

/** The rows of a family that are shown at once, and those behind a fold with their sum. */
export type FoldedAccounts = {
  readonly shown: readonly Account[]
  readonly folded: readonly Account[]
  readonly foldedTotal: Euros
}

/**
 * Splits the rows of a family: up to six all are shown, above that the five largest, the others behind a fold with their sum. Of equal balances the
 * earlier comes first. FOLD-01.
 *
 * @param accounts accounts of one family
 * @example foldAccounts(sevenAccounts).folded.length // 2
 */
export const foldAccounts = (accounts: readonly Account[]): FoldedAccounts => {
  if (accounts.length <= MOST_ROWS) return { shown: accounts, folded: [], foldedTotal: totalBalance([]) }
  const bySize = accounts.toSorted((one, other) => other.balance.comparedTo(one.balance))
  const folded = bySize.slice(ROWS_BEFORE_FOLD)
  return { shown: bySize.slice(0, ROWS_BEFORE_FOLD), folded, foldedTotal: totalBalance(folded) }
}
