import type { Account } from '../accounts/index.ts'
import { isPositive, splitOver, ZERO_EUROS, type Euros } from '../money/index.ts'

/** Euros paid on each account, by its policy. */
export type Spread = Readonly<Record<string, Euros>>

const scheduledOf = ({ periodic_payment }: Account): Euros => periodic_payment?.amount ?? ZERO_EUROS

/** The account that takes payments when none is scheduled: the largest of those that are paid into. */
const largestOf = (accounts: readonly Account[]): Account | undefined =>
  accounts.reduce<Account | undefined>(
    (held, account) => (held === undefined || account.balance.gt(held.balance) ? account : held),
    undefined,
  )

const openOf = (accounts: readonly Account[]): Account | undefined => {
  const open = accounts.filter(({ scope, type, status }) => scope === 'ais' && type !== 'A83' && status === 'ENCOURS')
  return largestOf(open.length === 0 ? accounts : open)
}

/**
 * Spreads the payments to come over the accounts that are counted: on the one that the saver names, else as their scheduled payments are, else on the largest.
 *
 * Rule RP-07. Parts add up to the amount to the cent.
 *
 * @param amount euros of each payment
 * @param accounts those that are counted
 * @param paidTo policy that takes all of it
 * @example spreadPayments(euros(150), [pero, pereco]) // { 00482176: 0 €, 00482201: 150 € }
 */
export const spreadPayments = (amount: Euros, accounts: readonly Account[], paidTo?: string): Spread => {
  const named = accounts.find(({ policy_id }) => policy_id === paidTo)
  const alone = named ?? (accounts.some((account) => isPositive(scheduledOf(account))) ? undefined : openOf(accounts))
  if (accounts.length === 0) return {}
  const weightOf = (account: Account) => (alone === undefined ? scheduledOf(account) : account === alone ? 1 : 0)
  return Object.fromEntries(splitOver(amount, accounts, weightOf).map(([{ policy_id }, part]) => [policy_id, part]))
}

/**
 * Gives the scheduled payments of accounts, in euros a month by policy. Rule RP-07.
 *
 * @param accounts of the person
 * @example scheduledPayments([pereco]) // { 00482201: 150 € }
 */
export const scheduledPayments = (accounts: readonly Account[]): Spread =>
  Object.fromEntries(
    accounts.flatMap((account) => (isPositive(scheduledOf(account)) ? [[account.policy_id, scheduledOf(account)]] : [])),
  )
