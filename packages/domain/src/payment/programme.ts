import { sumEuros, sumOf, type Euros, type Sum } from '../money/index.ts'
import { operationState, type ScheduledPayment } from '../operations/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import { amountOf, type PaymentForm } from './answers.ts'
import type { Frequency } from './model.ts'
import { frequencyOf } from './replacing.ts'

/** A scheduled payment that runs: how much, and how often; the frequency is undefined where its word is not described. */
export type Programme = { readonly id: string; readonly amount: Euros; readonly frequency: Frequency | undefined }

/**
 * Lists the scheduled payments that run to an account. docs/rules/payment.md, PAYM-17.
 *
 * @param payments scheduled payments of the saver
 * @param policyId number of the account
 * @example programmesOn([], '00482201') // []
 */
export const programmesOn = (payments: readonly ScheduledPayment[], policyId: string): readonly Programme[] =>
  payments
    .filter(({ policy_id, status }) => policy_id === policyId && operationState(status) === 'in-progress')
    .map(({ id, amount, periodicity }) => ({ id, amount, frequency: frequencyOf(periodicity) }))

/** What a new scheduled payment does to those that run to the same account. */
export type ProgrammeAfter =
  /** It is not said yet. */
  | { readonly kind: 'unanswered' }
  /** It takes the place of one. */
  | { readonly kind: 'replaces'; readonly former: Programme }
  /** It comes on top: `together` is what is paid as often, undefined where one is paid as often as no other. */
  | { readonly kind: 'adds'; readonly besides: readonly Programme[]; readonly together: Sum<'running' | 'added'> | undefined }

/**
 * Says what a new scheduled payment does to those that run. PAYM-17.
 *
 * @param form the answers
 * @param programmes scheduled payments that run to the account
 * @returns undefined for a single payment, and where none runs
 * @example programmeAfter(form, [{ id: 'vvp-1', amount: euros(150), frequency: 'MENSUELLE' }])
 */
export const programmeAfter = (form: PaymentForm, programmes: readonly Programme[]): ProgrammeAfter | undefined => {
  if (form.way !== 'scheduled' || programmes.length === 0) return undefined
  const former = programmes.find(({ id }) => id === form.replaces)
  if (former !== undefined) return { kind: 'replaces', former }
  if (!form.inAddition) return { kind: 'unanswered' }
  const amount = amountOf(form)
  const isAsOften = programmes.every(({ frequency }) => frequency === form.frequency)
  const running = sumEuros(programmes.map((one) => one.amount))
  return {
    kind: 'adds',
    besides: programmes,
    together: amount === undefined || !isAsOften ? undefined : sumOf({ running, added: amount }),
  }
}

/**
 * Asks whether a new scheduled payment replaces the one that runs or comes on top of it. PAYM-17.
 *
 * @param form the answers
 * @param programmes scheduled payments that run to the account
 * @example programmeError(form, []) // undefined
 */
export const programmeError = (form: PaymentForm, programmes: readonly Programme[]): FieldError | undefined =>
  programmeAfter(form, programmes)?.kind === 'unanswered' ? fieldError('replaces', 'required') : undefined
