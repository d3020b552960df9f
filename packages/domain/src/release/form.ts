import { parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import { parseAmount, type Euros } from '../money/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { choiceError, lotsFor, releaseAmountError } from './check.ts'
import { grossFor, type GrossForNet } from './inverse.ts'
import { reasonOfLine, type ReleaseDocument, type ReleaseLine } from './model.ts'
import { hasPurpose, purposeError } from './purpose.ts'
import type { ReleaseKind, ReleaseOffer } from './offers.ts'
import { hasEvent, type ReleaseReason } from './reasons.ts'
import { freeLots, soonFreeLots, worthOf } from './taking.ts'

/** Steps of a request for money out, in their order; savings that are free or become so need no reason. */
export const RELEASE_STEPS = ['account', 'reason', 'amount', 'summary', 'results'] as const
export type ReleaseStep = (typeof RELEASE_STEPS)[number]

/** Situations of the household whose tax of the next year is estimated. */
export const RELEASE_HOUSEHOLDS = ['CE', 'MA'] as const

/** What a saver answers, as it is typed. */
export type ReleaseForm = {
  readonly policyId: string
  readonly kind: ReleaseKind | ''
  readonly releaseId: string
  readonly event: string
  readonly amount: string
  /** Net that the saver wants to receive, which sets the amount; empty once the amount itself is typed. */
  readonly wanted: string
  /** What the release is to pay for, where its reason has a cost; empty where the saver does not say it. */
  readonly toFinance: string
  /** Fund that is taken from first; empty for the order of the account. */
  readonly first: string
  readonly wage: string
  readonly couple: (typeof RELEASE_HOUSEHOLDS)[number]
}

/** What a form holds before anything is answered. */
export const EMPTY_RELEASE: ReleaseForm = {
  policyId: '',
  kind: '',
  releaseId: '',
  event: '',
  amount: '',
  wanted: '',
  toFinance: '',
  first: '',
  wage: '',
  couple: 'CE',
}

/** What stands beside the answers: the documents that were chosen, and whether the money has somewhere to go. */
export type ReleaseMeans = { readonly files: readonly ReleaseSlot[]; readonly canBePaid: boolean; readonly today: PlainDate }

/** The reason that was chosen. */
export const lineOfForm = ({ releaseId }: ReleaseForm, { lines }: ReleaseOffer): ReleaseLine | undefined =>
  lines.find(({ id }) => id === releaseId)

/** What the chosen savings are asked for; undefined where no reason is needed. */
export const reasonOfForm = (form: ReleaseForm, offer: ReleaseOffer): ReleaseReason | undefined => {
  const line = form.kind === 'blocked' ? lineOfForm(form, offer) : undefined
  return line && reasonOfLine(line)
}

/** The day of the event, once it is a date; undefined for a reason without one, whatever was typed for another reason before. */
export const eventOf = ({ event }: Pick<ReleaseForm, 'event'>, line: ReleaseLine | undefined): PlainDate | undefined => {
  const reason = line && reasonOfLine(line)
  return reason !== undefined && !hasEvent(reason) ? undefined : parseFrenchDate(event.trim())
}

/**
 * Lists the lots that the answers take from.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @param today day of the request
 */
export const lotsOfForm = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): ReleaseOffer['lots'] => {
  if (form.kind === 'free') return freeLots(offer.lots, today)
  if (form.kind === 'soon') return soonFreeLots(offer.lots, today)
  const line = lineOfForm(form, offer)
  return line === undefined ? [] : lotsFor(offer.lots, { line, event: eventOf(form, line) }, today)
}

/** The funds in the order in which they are taken from. */
export const fundOrder = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): readonly string[] => {
  const funds = [...new Set(lotsOfForm(form, offer, today).map(({ fund }) => fund))]
  return funds.includes(form.first) ? [form.first, ...funds.filter((fund) => fund !== form.first)] : funds
}

/** The amount before anything is taken off; undefined for no amount. */
export const amountOfForm = ({ amount }: Pick<ReleaseForm, 'amount'>): Euros | undefined => {
  const parsed = parseAmount(amount)
  return parsed.kind === 'amount' ? parsed.amount : undefined
}

/**
 * Finds the amount that pays the wanted net. REL-08.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @param today day of the request
 * @returns undefined while no net is typed, or where nobody tells what was paid in
 */
export const grossOfForm = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): GrossForNet | undefined => {
  const wanted = amountOfForm({ amount: form.wanted })
  const { account, value, paidIn } = offer
  const most = worthOf(lotsOfForm(form, offer, today))
  if (wanted === undefined || paidIn === undefined || most.isZero()) return undefined
  return grossFor({ account, reason: reasonOfForm(form, offer), value, paidIn, on: today }, wanted, most)
}

const wantedError = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): FieldError | undefined => {
  if (form.wanted.trim() === '') return undefined
  const gross = grossOfForm(form, offer, today)
  if (gross === undefined) return fieldError('wanted', 'wrong')
  return gross.kind === 'too-much' ? fieldError('wanted', 'amount-too-large', { max: gross.most.toFixed(2) }) : undefined
}

/** Whether the reason that was chosen pays for something that has a cost. */
export const asksForCost = (form: ReleaseForm, offer: ReleaseOffer): boolean => hasPurpose(reasonOfForm(form, offer))

const costError = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): FieldError | undefined => {
  if (!asksForCost(form, offer) || form.toFinance.trim() === '') return undefined
  const [cost, amount] = [amountOfForm({ amount: form.toFinance }), amountOfForm(form)]
  if (cost === undefined) return fieldError('amount_to_finance', 'wrong')
  const { account, value, paidIn } = offer
  const most = worthOf(lotsOfForm(form, offer, today))
  if (amount === undefined || paidIn === undefined || amount.greaterThan(most)) return undefined
  return purposeError({ account, reason: reasonOfForm(form, offer), value, paidIn, amount, on: today }, cost, most)
}

const reasonErrors = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): readonly FieldError[] => {
  const line = lineOfForm(form, offer)
  const reason = reasonOfForm(form, offer)
  if (line === undefined || reason === undefined) return [fieldError('release_id', 'required')]
  const event = eventOf(form, line)
  if (hasEvent(reason) && event === undefined && form.event.trim() !== '') return [fieldError('event_date', 'wrong')]
  const wrong = choiceError(offer.account, { line, event }, today)
  if (wrong !== undefined) return [wrong]
  // Nothing had been acquired by the day of the event.
  return worthOf(lotsOfForm(form, offer, today)).isZero() ? [fieldError('event_date', 'amount-too-large')] : []
}

/** Documents that the reason asks for, without those that are chosen. */
export const missingDocuments = (
  form: ReleaseForm,
  offer: ReleaseOffer,
  files: readonly ReleaseSlot[],
): readonly ReleaseDocument[] => documentsOf(form, offer).filter((document) => !files.includes(document))

/** A place for files: a document that the reason asks for, or whatever a saver adds to a refund, which asks for none. */
export type ReleaseSlot = ReleaseDocument | 'ATTACHMENT'

/**
 * Lists the places for files of a request: one for each document that its reason asks for; a refund has one that may stay empty. WDR-11, REF-03.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @example slotsOf({ ...form, kind: 'free' }, offer) // ['ATTACHMENT']
 */
export const slotsOf = (form: ReleaseForm, offer: ReleaseOffer): readonly ReleaseSlot[] =>
  form.kind === 'free' || form.kind === 'soon' ? ['ATTACHMENT'] : documentsOf(form, offer)

/** Documents that the reason asks for. */
export const documentsOf = (form: ReleaseForm, offer: ReleaseOffer): readonly ReleaseDocument[] =>
  (form.kind === 'blocked' ? lineOfForm(form, offer)?.documents : undefined) ?? []

const amountErrors = (
  form: ReleaseForm,
  offer: ReleaseOffer,
  { files, canBePaid, today }: ReleaseMeans,
): readonly FieldError[] => {
  const amount = amountOfForm(form)
  const lots = lotsOfForm(form, offer, today)
  const wrong =
    form.amount.trim() === ''
      ? fieldError('amount', 'required')
      : amount === undefined
        ? fieldError('amount', 'wrong')
        : releaseAmountError(amount, lots)
  return refusals(
    wrong,
    wantedError(form, offer, today),
    wrong === undefined ? costError(form, offer, today) : undefined,
    missingDocuments(form, offer, files).length > 0 ? fieldError('files', 'required') : undefined,
    canBePaid ? undefined : fieldError('bank', 'required'),
  )
}

/**
 * Says what is wrong with the answers of a step, by the rules by which the server refuses: REL-01 to REL-04, WDR-13, WDR-14, REF-06.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @param step the step
 * @param means documents, way to be paid, and the day
 */
export const errorsOn = (
  form: ReleaseForm,
  offer: ReleaseOffer | undefined,
  step: ReleaseStep,
  means: ReleaseMeans,
): readonly FieldError[] => {
  if (offer === undefined || offer.refusals.length > 0) return [fieldError('policy_id', 'required')]
  switch (step) {
    case 'account':
      return offer.kinds.some(({ kind, isOpen }) => kind === form.kind && isOpen) ? [] : [fieldError('kind', 'required')]
    case 'reason':
      return form.kind === 'blocked' ? reasonErrors(form, offer, means.today) : []
    case 'amount':
      return amountErrors(form, offer, means)
    case 'summary':
    case 'results':
      return []
    default:
      return step satisfies never
  }
}

const STEP_OF: Readonly<Record<string, ReleaseStep>> = {
  policy_id: 'account',
  kind: 'account',
  release_id: 'reason',
  event_date: 'reason',
  amount: 'amount',
  wanted: 'amount',
  amount_to_finance: 'amount',
  files: 'amount',
  bank: 'amount',
}

/** Step that shows a field of the request. */
export const stepOfField = (path: string): ReleaseStep | undefined => STEP_OF[path]
