import { parseAmount, type Euros } from '../money/index.ts'
import type { Frequency, TaxChoice } from './model.ts'

/** Steps of a payment, in their order; the last one holds what was recorded. */
export const PAYMENT_STEPS = ['account', 'amount', 'means', 'summary', 'results'] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]

/** How a saver pays: once by card or by debit, or again and again. */
export const WAYS = ['card', 'debit', 'scheduled'] as const
export type Way = (typeof WAYS)[number]

/** What a saver answers, as it is typed. */
export type PaymentForm = {
  readonly policyId: string
  readonly way: Way | ''
  readonly amount: string
  readonly frequency: Frequency
  /** Day of the debits, from 1 on. */
  readonly day: number
  /** Percent for each fund, as typed, by its id. */
  readonly shares: Readonly<Record<string, string>>
  /** Empty until it is said: the law leaves the choice, and no choice is made for the saver. */
  readonly taxChoice: TaxChoice | ''
  /** Scheduled payment that this one takes the place of; empty for a new one. */
  readonly replaces: string
  /** It comes on top of those that run to the same account. */
  readonly inAddition: boolean
  /** States that a quarter of the pay is not exceeded, where nobody tells the pay. */
  readonly keepsCeiling: boolean
  /** Has read the documents of funds that are not held yet. */
  readonly hasRead: boolean
}

/**
 * Gives the amount that is typed. Returns undefined if the text is not an amount.
 *
 * @param form the answers
 */
export const amountOf = (form: PaymentForm): Euros | undefined => {
  const parsed = parseAmount(form.amount)
  return parsed.kind === 'amount' ? parsed.amount : undefined
}

/** Step that shows a field of the request. */
export const stepOfField = (path: string): PaymentStep | undefined => {
  const [field = ''] = path.split('.')
  if (['amount', 'method', 'repartitions', 'shares', 'periodicity', 'debit_day', 'replaces'].includes(field)) return 'amount'
  if (['rum', 'keeps_ceiling', 'tax_choice', 'files'].includes(field)) return 'means'
  return field === 'has_read' ? 'summary' : field === 'policy_id' ? 'account' : undefined
}

/** What a form holds before anything is answered: the first day, every month. */
export const EMPTY_PAYMENT: PaymentForm = {
  policyId: '',
  way: '',
  amount: '',
  frequency: 'MENSUELLE',
  day: 10,
  shares: {},
  taxChoice: '',
  replaces: '',
  inAddition: false,
  keepsCeiling: false,
  hasRead: false,
}
