import type { PlainDate } from '../calendar/index.ts'
import { sumEuros, type Euros } from '../money/index.ts'
import { changeOf, movedOver, type Change } from './change.ts'
import type { Account } from './model.ts'

/** What moved one account since the last visit. */
export type MovedAccount = { readonly account: Account; readonly change: Change; readonly moved: Euros }

/** What moved the savings since the last visit, as a whole and account by account. */
export type Moved = {
  readonly change: Change
  /** Accounts that moved the most, largest first. */
  readonly accounts: readonly MovedAccount[]
  /** How many more moved, and by how much together. */
  readonly others: { readonly count: number; readonly moved: Euros }
}

/**
 * Says what moved since the last visit and in which accounts; undefined if no account knows when that was. docs/rules/accounts.md, ACC-17.
 *
 * @param accounts accounts of any scope
 * @param today day of the question
 * @param most accounts that are listed by name at most
 * @example movedSinceVisit([pee], today)?.accounts[0]?.moved // + 142,07 €
 */
export const movedSinceVisit = (accounts: readonly Account[], today: PlainDate, most = 6): Moved | undefined => {
  const change = changeOf(accounts, 'last-visit', today)
  if (change === undefined) return undefined
  const all = change.counted
    .flatMap((account) => {
      const own = changeOf([account], 'last-visit', today)
      return own === undefined ? [] : [{ account, change: own, moved: movedOver(own) }]
    })
    .filter(({ moved }) => !moved.isZero())
    .toSorted((one, other) => other.moved.abs().comparedTo(one.moved.abs()))
  const rest = all.slice(most)
  return { change, accounts: all.slice(0, most), others: { count: rest.length, moved: sumEuros(rest.map(({ moved }) => moved)) } }
}
