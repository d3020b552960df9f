import { dayOf } from '../calendar/index.ts'
import { formatAmountInput } from '../money/index.ts'
import type { ScheduledPayment } from '../operations/index.ts'
import { EMPTY_PAYMENT, type PaymentForm } from './answers.ts'
import { FREQUENCIES, MONTHS_BETWEEN, TAX_CHOICES, type Frequency, type PayableAccount, type TaxChoice } from './model.ts'

/** What the law retains where nothing was said (CMF L.224-20). */
const UNTOLD: TaxChoice = 'DEDUCTIBLE'

/** Months between two payments, in the words of the list of scheduled payments. */
const MONTHS: Readonly<Record<string, number>> = { MONTHLY: 1, QUARTERLY: 3, HALF_YEARLY: 6, YEARLY: 12 }

/**
 * Reads how often a scheduled payment is made.
 *
 * @param periodicity word of the list of scheduled payments
 * @returns undefined for a word that nobody has described
 * @example frequencyOf('MONTHLY') // 'MENSUELLE'
 */
export const frequencyOf = (periodicity: string): Frequency | undefined =>
  FREQUENCIES.find((one) => MONTHS_BETWEEN[one] === MONTHS[periodicity])

/**
 * Gives the answers of a scheduled payment as it stands, to be changed: a payment with them takes its place. PAYM-14.
 *
 * Shares are whole percents, cut down; what is cut is left to be shared. A fund that the account no longer offers has none.
 *
 * @param payment the scheduled payment
 * @param account account that it goes to
 */
export const formReplacing = (payment: ScheduledPayment, account: PayableAccount): PaymentForm => {
  const { policy_id: policyId, amount, periodicity, next_investment_date: next, tax_choice: choice } = payment
  const parts = payment.repartitions.flatMap(({ investments }) => investments)
  const shares = account.investments.flatMap(({ id }): [string, string][] => {
    const part = parts.find((one) => one.id === id)
    if (part === undefined || amount.isZero()) return []
    return [[id, part.amount.times(100).dividedToIntegerBy(amount).toString()]]
  })
  return {
    ...EMPTY_PAYMENT,
    policyId,
    way: 'scheduled',
    amount: formatAmountInput(amount),
    frequency: frequencyOf(periodicity) ?? EMPTY_PAYMENT.frequency,
    day: next === undefined || next === null ? EMPTY_PAYMENT.day : dayOf(next),
    shares: Object.fromEntries(shares),
    taxChoice: TAX_CHOICES.find((one) => one === choice) ?? UNTOLD,
    replaces: payment.id,
  }
}
