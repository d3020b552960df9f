import type { Account } from '../accounts/index.ts'
import { pathTo } from '../portal/index.ts'
import { WAYS, type Way } from './answers.ts'

/** What the address of a payment says of it. */
export type PaymentAddress = {
  /** Account that is chosen. */
  readonly account: string | undefined
  readonly way: Way | undefined
  /** Scheduled payment that it takes the place of. */
  readonly replaces: string | undefined
  /** Payment by a card that was refused, which is tried again. */
  readonly again: string | undefined
}

/**
 * Writes the address of a payment to an account, which opens with the account chosen, and with the way where one is named. PAYM-21.
 *
 * @param account the account
 * @param way how it is paid
 * @example paymentTo(pereco, 'scheduled') // '/transactional/payment/s2e/ent-aubrenne?account=00482201&way=scheduled'
 */
export const paymentTo = (
  { scope, company_id, policy_id }: Pick<Account, 'scope' | 'company_id' | 'policy_id'>,
  way?: Way,
): string => {
  const path = pathTo('payment', scope === 's2e' ? { scope, company_id } : { scope })
  const named = `${path}?account=${encodeURIComponent(policy_id)}`
  return way === undefined ? named : `${named}&way=${way}`
}

/**
 * Writes the address at which a payment whose card was refused is tried again, with its answers. PAYM-20.
 *
 * @param id number of the operation
 * @example paymentAgain('41720121') // '/transactional/payment?again=41720121'
 */
export const paymentAgain = (id: string): string => `${pathTo('payment')}?again=${encodeURIComponent(id)}`

/**
 * Reads what the address of a payment says; what it does not know is left out.
 *
 * @param query names and values of the address
 * @example readAddress({ account: '00482201', way: 'often' }).way // undefined
 */
export const readAddress = (query: Readonly<Record<string, string>>): PaymentAddress => ({
  account: query['account'],
  way: WAYS.find((one) => one === query['way']),
  replaces: query['replaces'],
  again: query['again'],
})
