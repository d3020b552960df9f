import { euros, isPositive, splitAmount, sumEuros } from '../money/index.ts'
import type { Offer } from './form.ts'

/** A hundred cents: one for each percent. */
const HUNDRED = euros(1)

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
}: Pick<Offer, 'account' | 'allocable'>): Readonly<Record<string, string>> | undefined => {
  const held = allocable.investments.map(({ id }) =>
    sumEuros(investments.filter((one) => one.id === id).map(({ amount }) => amount)),
  )
  if (!held.some(isPositive)) return undefined
  const parts = splitAmount(HUNDRED, held)
  return Object.fromEntries(allocable.investments.map(({ id }, at) => [id, parts[at]?.times(100).toFixed(0) ?? '0']))
}
