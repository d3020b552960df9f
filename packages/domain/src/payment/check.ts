import { hasPaymentCeiling, type AllocableAccount } from '../contributions/index.ts'
import { Decimal, euros, formatAmountInput, isPositive, sumEuros, type Euros } from '../money/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import type { PayableAccount, PaymentContext, PaymentRequest } from './model.ts'

const CENT = euros('0.01')
const PERCENT = 100

/** What bounds one payment: the least and the most that the company takes, and what the law leaves of the year where that is known. */
export type PaymentBounds = {
  readonly least: Euros
  readonly most: Euros
  /** Undefined where no ceiling of the year applies, or where nobody told the pay. */
  readonly yearly: Euros | undefined
}

/**
 * Gives what bounds a payment to an account. docs/rules/payment.md, PAYM-01, PAYM-02.
 *
 * @param context what the company lets its people pay
 * @param account account that the payment goes to
 * @example boundsOf(context, account).most // 10 000,00 €
 */
export const boundsOf = (context: PaymentContext, { type }: Pick<AllocableAccount, 'type'>): PaymentBounds => {
  const { min_amount: least = CENT, max_amount: most, yearly_limit: limit } = context
  const left = limit && Decimal.max(0, limit.ceiling.minus(limit.counted))
  return { least, most, yearly: left === undefined || !hasPaymentCeiling(type) ? undefined : euros(left) }
}

/**
 * Says what is wrong with the amount of a payment: PAYM-01, PAYM-02.
 *
 * @param amount euros
 * @param bounds what bounds it
 * @example amountError(euros(0), bounds)?.code // 'zero-amount'
 */
export const amountError = (amount: Euros, { least, most, yearly }: PaymentBounds): FieldError | undefined => {
  if (!isPositive(amount)) return fieldError('amount', 'zero-amount')
  if (amount.lessThan(least)) return fieldError('amount', 'amount-too-small', { min: formatAmountInput(least) })
  if (amount.greaterThan(most)) return fieldError('amount', 'amount-too-large', { max: formatAmountInput(most) })
  if (yearly !== undefined && amount.greaterThan(yearly))
    return fieldError('amount', 'yearly-ceiling', { max: formatAmountInput(yearly) })
  return undefined
}

/**
 * Says what is wrong with the parts of a payment: they add up to it exactly, each goes to a fund of the account, once, and a fund with a limit takes no
 * more than its share. PAYM-04, PAYM-05.
 *
 * @param amount the whole, in euros
 * @param parts parts by fund
 * @param account account with its funds
 */
export const partsErrors = (
  amount: Euros,
  parts: readonly { readonly id: string; readonly amount: Euros }[],
  { investments }: Pick<AllocableAccount, 'investments'>,
): readonly FieldError[] => {
  const ids = new Set(parts.map(({ id }) => id))
  const isKnown = ids.size === parts.length && [...ids].every((id) => investments.some((fund) => fund.id === id))
  if (!isKnown) return [fieldError('repartitions', 'wrong')]
  if (!sumEuros(parts.map((part) => part.amount)).equals(amount)) return [fieldError('repartitions', 'split-incomplete')]
  return investments.flatMap(({ id, fund_max_rate: rate }) => {
    const part = parts.find((one) => one.id === id)
    if (part === undefined || rate === undefined || !part.amount.times(PERCENT).greaterThan(amount.times(rate))) return []
    return [fieldError('repartitions', 'fund-share-too-large', { max: rate })]
  })
}

type Kinds = Pick<PaymentRequest, 'kind' | 'method'>

/**
 * Whether a company takes payments of a kind by a method.
 *
 * @param context what the company lets its people pay
 * @param way kind and method
 * @example isWayOpen(context, { kind: 'PUNCTUAL', method: 'CARD' }) // true
 */
export const isWayOpen = (context: PaymentContext, { kind, method }: Kinds): boolean => {
  if (kind === 'PERIODIC') return method === 'DIRECT_DEBIT' && context.scheduled_payment && context.scheduled_payment_creation
  return method === 'CARD' ? context.debit_card_exceptional_payment : context.direct_debit_exceptional_payment
}

/** The tax choice is one that the plan takes; a plan that asks none is given none. */
const taxError = (
  { tax_choice: choice }: PaymentRequest,
  { tax_choices: choices = [] }: PayableAccount,
): FieldError | undefined => {
  if (choice === undefined) return choices.length === 0 ? undefined : fieldError('tax_choice', 'required')
  return choices.includes(choice) ? undefined : fieldError('tax_choice', 'wrong')
}

const scheduleErrors = (context: PaymentContext, { kind, periodicity, debit_day: day }: PaymentRequest): FieldError[] => {
  if (kind === 'PUNCTUAL')
    return refusals(
      periodicity === undefined ? undefined : fieldError('periodicity', 'wrong'),
      day === undefined ? undefined : fieldError('debit_day', 'wrong'),
    )
  return refusals(
    periodicity !== undefined && context.frequencies.includes(periodicity) ? undefined : fieldError('periodicity', 'wrong'),
    day !== undefined && day <= context.day_limit ? undefined : fieldError('debit_day', 'wrong'),
  )
}

/**
 * Says everything that is wrong with a payment, in the paths of the request: the server refuses by it, and a form asks it before it sends.
 *
 * docs/rules/payment.md, PAYM-01 to PAYM-06, PAYM-12.
 *
 * @param request the payment
 * @param context what the company lets its people pay
 * @param mandates references of the warrants by which the person lets us debit
 * @example checkPayment(request, context, []) // []
 */
export const checkPayment = (
  request: PaymentRequest,
  context: PaymentContext,
  mandates: readonly string[],
): readonly FieldError[] => {
  const account = context.allocable_accounts?.find(({ policy_id }) => policy_id === request.policy_id)
  if (account === undefined) return [fieldError('policy_id', 'unknown-policy')]
  const [split] = request.repartitions
  const isDebit = request.method === 'DIRECT_DEBIT'
  return refusals(
    isWayOpen(context, request) ? undefined : fieldError('method', 'wrong'),
    amountError(request.amount, boundsOf(context, account)),
    ...(split?.id === account.policy_id
      ? partsErrors(request.amount, split.investments, account)
      : [fieldError('repartitions', 'wrong')]),
    ...scheduleErrors(context, request),
    taxError(request, account),
    request.replaces === undefined || request.kind === 'PERIODIC' ? undefined : fieldError('replaces', 'wrong'),
    isDebit === (request.rum !== undefined && mandates.includes(request.rum)) ? undefined : fieldError('rum', 'wrong'),
  )
}
