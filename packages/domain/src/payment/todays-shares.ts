import { euros, isPositive, splitAmount, sumEuros, type Euros } from '../money/index.ts'
import { EMPTY_PAYMENT, type PaymentForm } from './answers.ts'
import { partsErrors } from './check.ts'
import type { Offer } from './form.ts'
import type { PayableAccount } from './model.ts'

/** A hundred cents: one for each percent. */
const HUNDRED = euros(1)
const WHOLE = 100

/**
 * Gives the percents, as they would be typed, by which money is shared among the funds of an account: whole ones that add up to 100. PAYM-18.
 *
 * @param account account with its funds
 * @param amountIn euros in a fund, by its id
 * @returns undefined where nothing is in these funds
 * @example percentsFor(account, (id) => (id === 'a' ? euros(1) : euros(2))) // { a: '33', b: '67' }
 */
export const percentsFor = (
  { investments }: Pick<PayableAccount, 'investments'>,
  amountIn: (id: string) => Euros,
): Readonly<Record<string, string>> | undefined => {
  const amounts = investments.map(({ id }) => amountIn(id))
  if (!amounts.some(isPositive)) return undefined
  const parts = splitAmount(HUNDRED, amounts)
  return Object.fromEntries(investments.map(({ id }, at) => [id, parts[at]?.times(100).toFixed(0) ?? '0']))
}

/**
 * Gives how an account is shared between its funds today, in whole percents that add up to 100, as a payment would be: what is held in funds that take no
 * payment is left out.
 *
 * docs/rules/payment.md, PAYM-18.
 *
 * @param offer account with the funds that a payment goes to
 * @returns percents by fund, as they would be typed; undefined where nothing is held in these funds
 * @example todaysShares(offer) // { 'monetaire-responsable': '20', 'actions-europe-durable': '80' }
 */
export const todaysShares = ({
  account: { investments = [] },
  allocable,
}: Pick<Offer, 'account' | 'allocable'>): Readonly<Record<string, string>> | undefined =>
  percentsFor(allocable, (id) => sumEuros(investments.filter((one) => one.id === id).map(({ amount }) => amount)))

/**
 * Gives the answers with which a payment to an account opens: it is shared as the account is today, as far as the funds take that; nothing else is said. PAYM-18.
 *
 * @param offer account that was chosen
 * @param form answers so far: amount and way stay
 * @example openedFor(offer).shares // { 'monetaire-responsable': '20', 'actions-europe-durable': '80' }
 */
export const openedFor = (offer: Offer, form: PaymentForm = EMPTY_PAYMENT): PaymentForm => {
  const { account, allocable } = offer
  const shares = todaysShares(offer)
  const parts = allocable.investments.map(({ id }) => ({ id, amount: euros(shares?.[id] ?? 0) }))
  const isTaken = shares !== undefined && partsErrors(euros(WHOLE), parts, allocable).length === 0
  return {
    ...form,
    policyId: account.policy_id,
    shares: isTaken ? shares : {},
    replaces: '',
    inAddition: false,
    hasRead: false,
  }
}

/**
 * Tells whether the answers share a payment otherwise than its account is shared today: only then there is something to take back. PAYM-18.
 *
 * @param form the answers
 * @param offer account that the payment goes to
 */
export const isSharedOtherwise = (form: PaymentForm, offer: Offer): boolean => {
  const today = todaysShares(offer)
  return (
    today !== undefined && offer.allocable.investments.some(({ id }) => Number(form.shares[id] ?? '') !== Number(today[id] ?? ''))
  )
}
