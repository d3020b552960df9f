import type { Account } from '../accounts/index.ts'
import { pathTo, type Target } from '../portal/index.ts'

/**
 * Returns where paying in begins for the accounts of somebody: the page of payments, which has the way of each; whom they ask where none is of a
 * company; undefined without an account of ours. docs/rules/possible-acts.md, ACTS-13.
 *
 * @param accounts accounts of the saver; those of other banks count for nothing
 * @param contact whom the saver asks
 * @example paymentStart([lifeInsurance], { hash: 'advisor' }) // { hash: 'advisor' }
 */
export const paymentStart = (accounts: readonly Pick<Account, 'scope'>[], contact: Target): Target | undefined => {
  const own = accounts.filter(({ scope }) => scope !== 'bi')
  if (own.length === 0) return undefined
  return own.some(({ scope }) => scope === 'ais' || scope === 's2e') ? { to: pathTo('payment') } : contact
}
