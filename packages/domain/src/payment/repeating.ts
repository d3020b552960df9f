import { formatAmountInput, sumEuros } from '../money/index.ts'
import { instructionsOf, kindOf, type Operation, type TransactionDetails } from '../operations/index.ts'
import { EMPTY_PAYMENT, type PaymentForm } from './answers.ts'
import type { Offer } from './form.ts'
import { TAX_CHOICES } from './model.ts'
import { percentsFor } from './todays-shares.ts'

/**
 * Tells whether an operation is a payment whose card the bank refused: nothing was debited, and it can be tried again. A debit that a bank rejects ends
 * otherwise. docs/rules/payment.md, PAYM-20.
 *
 * @param operation an operation of the saver
 * @example isRefusedCard({ type: 'VERSEMENT', reason: 'refused' }) // true
 */
export const isRefusedCard = ({ type, reason }: Pick<Operation, 'type' | 'reason'>): boolean =>
  kindOf(type) === 'payment' && reason === 'refused'

/** A payment whose card was refused, with its funds where they are told. */
export type RefusedPayment = { readonly operation: Operation; readonly details: TransactionDetails | undefined }

/**
 * Gives the answers of a payment whose card was refused, to be tried again: account, amount, shares and tax choice; what was stated is stated anew. PAYM-20.
 *
 * @param refused the payment
 * @param offer account that it goes to
 * @example formRepeating(refused, offer).amount // '300,00'
 */
export const formRepeating = (
  { operation: { amount, tax_choice: choice }, details }: RefusedPayment,
  { account, allocable }: Pick<Offer, 'account' | 'allocable'>,
): PaymentForm => {
  const parts = details === undefined ? [] : instructionsOf(details, 'SOUSCRIPTION')
  const paidIn = (fund: string) => sumEuros(parts.filter((one) => one.investment_id === fund).map((one) => one.amount))
  return {
    ...EMPTY_PAYMENT,
    policyId: account.policy_id,
    way: 'card',
    amount: formatAmountInput(amount),
    shares: percentsFor(allocable, paidIn) ?? {},
    taxChoice: TAX_CHOICES.find((one) => one === choice) ?? '',
  }
}
