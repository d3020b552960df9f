import { EMPTY_PAYMENT } from '@hautelisse/domain/payment'
import { isSentIn } from '../act/index.ts'
import type { PaymentDraft } from './draft.ts'
import type { PaymentSnapshot } from './select.ts'

/**
 * Gives what is kept of a payment at one moment, for `keepDraft`: nothing before the saver answers, and nothing once it is recorded. What waits for its account stays as it was.
 *
 * @param snapshot state of the machine
 */
export const draftOf = ({ context }: PaymentSnapshot): PaymentDraft | undefined => {
  const { aside, form, payer, step, requestKey, result } = context
  if (aside !== undefined) return aside
  const isUntouched = JSON.stringify({ ...form, policyId: '' }) === JSON.stringify(EMPTY_PAYMENT)
  return result !== undefined || isUntouched
    ? undefined
    : { userId: payer.userId, step, requestKey, isSent: isSentIn(context), form: { ...form, shares: { ...form.shares } } }
}
