import { sumEuros, type Euros } from '../money/index.ts'
import { LIFE_PROJECTS, PURPOSES, type Account, type LifeProject, type Purpose } from './model.ts'
import { isRetirement } from './rules.ts'

/**
 * Says whether a word is one of the six purposes that a saver can choose.
 *
 * @param word word of an address or of a form
 * @example isPurpose('housing') // true
 */
export const isPurpose = (word: string): word is Purpose => PURPOSES.some((purpose) => purpose === word)

/**
 * Says whether a saver can say what an account is for: what is kept for retirement says so by itself, and an account of another bank is not held here.
 * P-CONST-25.
 *
 * @param account account of any scope
 * @example takesPurpose({ type: 'PEE', scope: 's2e' }) // true
 */
export const takesPurpose = (account: Pick<Account, 'type' | 'scope'>): boolean =>
  account.scope !== 'bi' && !isRetirement(account)

/**
 * Tells what an account is for: retirement by its type, else what its saver said; undefined while nothing is said. P-CONST-25.
 *
 * @param account account of any scope
 * @example lifeProjectOf({ type: 'PEE', scope: 's2e', purpose: 'travel' }) // 'travel'
 */
export const lifeProjectOf = (account: Pick<Account, 'type' | 'scope' | 'purpose'>): LifeProject | undefined => {
  if (takesPurpose(account)) return account.purpose
  return account.scope === 'bi' ? undefined : 'retirement'
}

/** Accounts that are for one life project, with the sum of their balances. */
export type ProjectAccounts = { readonly project: LifeProject; readonly accounts: readonly Account[]; readonly total: Euros }

/**
 * Groups accounts by what they are for, in the order of `LIFE_PROJECTS`; a project without accounts is left out, and so is an account without a purpose.
 *
 * @param accounts accounts of any scope
 * @example groupByProject([pee, pero]).map(({ project }) => project) // ['retirement', 'travel']
 */
export const groupByProject = (accounts: readonly Account[]): readonly ProjectAccounts[] =>
  LIFE_PROJECTS.map((project) => {
    const members = accounts.filter((account) => lifeProjectOf(account) === project)
    return { project, accounts: members, total: sumEuros(members.map(({ balance }) => balance)) }
  }).filter(({ accounts: members }) => members.length > 0)
