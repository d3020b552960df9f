import { parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import { formatEuros, isPositive, parseAmount, type Euros } from '../money/index.ts'
import {
  explainPlanRelease,
  figuresOfRelease,
  hasEvent,
  releaseAnswer,
  type PlanRelease,
  type ReleaseAnswer,
  type ReleaseFigures,
  type ReleaseReason,
} from '../release/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import type { CaseOffer } from './cases.ts'

/** What the saver fills in for a request by letter. */
export type CaseForm = {
  readonly policyId: string
  readonly reason: ReleaseReason | ''
  readonly event: string
  readonly amount: string
}

export const EMPTY_CASE: CaseForm = { policyId: '', reason: '', event: '', amount: '' }

/** The answer of the law to the reason and event of a form; undefined while one of them is missing. */
export const lawOfCase = ({ reason, event }: CaseForm, today: PlainDate): ReleaseAnswer | undefined =>
  reason === '' ? undefined : releaseAnswer({ plan: 'PER', reason, event: parseFrenchDate(event), on: today })

const amountOf = ({ amount }: CaseForm): Euros | undefined => {
  const parsed = parseAmount(amount)
  return parsed.kind === 'amount' ? parsed.amount : undefined
}

const eventError = (form: CaseForm, today: PlainDate): FieldError | undefined => {
  if (form.reason === '' || !hasEvent(form.reason)) return undefined
  if (form.event.trim() === '') return fieldError('event', 'required')
  const answer = lawOfCase(form, today)
  return answer?.kind === 'allowed' ? undefined : fieldError('event', 'date-wrong')
}

const amountError = (form: CaseForm, { most }: CaseOffer): FieldError | undefined => {
  if (form.amount.trim() === '') return fieldError('amount', 'required')
  const amount = amountOf(form)
  if (amount === undefined) return fieldError('amount', 'wrong')
  if (!isPositive(amount)) return fieldError('amount', 'zero-amount')
  return amount.greaterThan(most) ? fieldError('amount', 'amount-too-large', { max: formatEuros(most) }) : undefined
}

/**
 * Says what is missing or wrong in a request by letter.
 *
 * @param form what the saver filled in
 * @param offers contracts of the case
 * @param today day of the request
 * @example caseErrors(EMPTY_CASE, offers, plainDate('2026-11-20'))[0] // { path: 'policyId', code: 'required' }
 */
export const caseErrors = (form: CaseForm, offers: readonly CaseOffer[], today: PlainDate): readonly FieldError[] => {
  const offer = offers.find(({ account, refusal }) => account.policy_id === form.policyId && refusal === undefined)
  if (offer === undefined) return [fieldError('policyId', 'required')]
  const reason = offer.reasons.some((one) => one.reason === form.reason) ? undefined : fieldError('reason', 'required')
  return [reason, eventError(form, today), amountError(form, offer)].flatMap((error) => error ?? [])
}

/** What a request by letter would pay. */
export type CaseEstimate = {
  readonly figures: ReleaseFigures<Euros>
  readonly explained: ReleaseFigures<Derivation>
}

/**
 * Estimates what a request by letter pays, by the rules of a release from a PER. RWD-03; REL-05 to REL-07.
 *
 * @param form what the saver filled in
 * @param offer contract that was chosen
 * @param today day of the request, which stands for the day of the sale
 * @returns undefined while no amount within the contract is typed, or where nobody tells what was paid in
 */
export const caseEstimate = (form: CaseForm, offer: CaseOffer, today: PlainDate): CaseEstimate | undefined => {
  const amount = amountOf(form)
  const { account, most, paidIn } = offer
  if (form.reason === '' || amount === undefined || paidIn === undefined) return undefined
  if (!isPositive(amount) || amount.greaterThan(most)) return undefined
  const plan: PlanRelease = { account, reason: form.reason, value: most, paidIn, amount, on: today }
  return { figures: figuresOfRelease(plan), explained: explainPlanRelease(plan) }
}
