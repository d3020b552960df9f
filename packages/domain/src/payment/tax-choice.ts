import type { AccountType } from '../accounts/index.ts'
import { addYears, type PlainDate } from '../calendar/index.ts'
import { isDeductible } from '../contributions/index.ts'
import { euros, isPositive, subtractEuros, type Euros } from '../money/index.ts'
import { amountOf, type PaymentForm } from './answers.ts'
import type { PayableAccount, TaxChoice } from './model.ts'

/** Birthday from which payments are no longer deducted. */
const LAST_AGE = 70

/**
 * Lists the tax choices that a payment to a plan leaves its saver: none but for a retirement plan, and from the 70th birthday no deduction.
 *
 * docs/rules/payment.md, PAYM-12. Finance law for 2026.
 *
 * @param type type of the plan
 * @param born the saver's day of birth
 * @param day day of the payment
 * @example taxChoicesFor('PERECO', plainDate('1964-03-12'), plainDate('2026-11-20')) // ['DEDUCTIBLE', 'NOT_DEDUCTIBLE']
 */
export const taxChoicesFor = (type: AccountType, born: PlainDate, day: PlainDate): readonly TaxChoice[] => {
  if (!isDeductible(type)) return []
  return day < addYears(born, LAST_AGE) ? ['DEDUCTIBLE', 'NOT_DEDUCTIBLE'] : ['NOT_DEDUCTIBLE']
}

/**
 * Gives the tax choice of the answers: what the saver chose where the plan takes it, or the only one that it takes. PAYM-12.
 *
 * @param form the answers
 * @param account account that the payment goes to
 * @returns undefined for a plan that asks none, and until one of two is chosen
 */
export const taxChoiceOf = (
  { taxChoice }: Pick<PaymentForm, 'taxChoice'>,
  { tax_choices: choices = [] }: Pick<PayableAccount, 'tax_choices'>,
): TaxChoice | undefined => choices.find((choice) => choice === taxChoice || choices.length === 1)

/**
 * Gives the part of a deducted payment that is above what the year leaves: it is paid all the same, and not deducted this year. PAYM-12.
 *
 * @param form the answers
 * @param account account that the payment goes to
 * @returns undefined where nothing is above it, or where nobody told the ceiling
 */
export const notDeducted = (form: PaymentForm, account: PayableAccount): Euros | undefined => {
  const [amount, left] = [amountOf(form), account.deductible_left]
  if (taxChoiceOf(form, account) !== 'DEDUCTIBLE' || amount === undefined || left === undefined) return undefined
  const above = subtractEuros(amount, left)
  return isPositive(above) ? euros(above) : undefined
}
