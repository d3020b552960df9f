import { addMonths, addYears, parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import { given, product, roundedToCents, type Derivation, type Label } from '../explain/index.ts'
import { TRANSFER_FEE, TRANSFER_FREE_YEARS, TRANSFER_INTERVAL_YEARS, TRANSFER_MONTHS, valueOrStandIn } from '../law/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import type { TransferOffer } from './offers.ts'

/** What the saver fills in for a transfer. */
export type TransferForm = {
  readonly policyId: string
  /** Whether the saver still works for the company of the plan; `null` until answered. */
  readonly isEmployed: boolean | null
  /** Day of the last transfer of the plan, where there was one. */
  readonly last: string
  /** Who manages the plan that takes the money, and its number there. */
  readonly manager: string
  readonly number: string
}

export const EMPTY_TRANSFER: TransferForm = { policyId: '', isEmployed: null, last: '', manager: '', number: '' }

/** Whether the transfer depends on the saver's work, and on the last transfer. */
export const asksForWork = ({ law }: TransferOffer): boolean => law === 'collective' || law === 'mandatory'
export const asksForLast = ({ law }: TransferOffer, { isEmployed }: TransferForm): boolean =>
  law === 'collective' && isEmployed === true

/** Whether an account can be transferred now, or why not. */
export type TransferVerdict =
  | { readonly kind: 'possible' }
  /** The membership of a mandatory plan has to end first. */
  | { readonly kind: 'still-member' }
  /** Employed savers transfer a collective plan once in three years. */
  | { readonly kind: 'not-yet'; readonly from: PlainDate }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'closed' }

/**
 * Says whether an account can be transferred on a day. docs/rules/transfer.md, TRF-01.
 *
 * @param form what the saver filled in
 * @param offer the account
 * @param today day of the request
 * @example transferVerdict({ ...EMPTY_TRANSFER, isEmployed: true }, pero, today) // { kind: 'still-member' }
 */
export const transferVerdict = (form: TransferForm, offer: TransferOffer, today: PlainDate): TransferVerdict => {
  if (offer.law === undefined) return { kind: 'closed' }
  if (!asksForWork(offer) || form.isEmployed === false) return { kind: 'possible' }
  if (form.isEmployed === null) return { kind: 'unanswered' }
  if (offer.law === 'mandatory') return { kind: 'still-member' }
  const last = parseFrenchDate(form.last)
  const from = last && addYears(last, valueOrStandIn(TRANSFER_INTERVAL_YEARS, today).value)
  return from === undefined || from <= today ? { kind: 'possible' } : { kind: 'not-yet', from }
}

/** What the transfer may cost at most: a share of it, nothing after some years, or what the rules of the savings plan say. */
export type TransferFee =
  | {
      readonly kind: 'capped'
      readonly most: Euros
      readonly explained: Derivation
      /** Day from which the transfer costs nothing; undefined where the contract does not tell its age. */
      readonly freeFrom: PlainDate | undefined
    }
  | { readonly kind: 'free'; readonly since: PlainDate }
  | { readonly kind: 'by-plan' }

const OLDER = new Set<string>(['A83', 'PERCO', 'MADELIN', 'RETIREMENT_SAVINGS'])

const eur = (term: string, kind: 'contract' | 'law', code: string): Label => ({
  term,
  unit: 'eur',
  source: { kind, code },
  rule: 'TRF-03',
})

/**
 * Gives the most that a transfer may cost. TRF-03; CMF art. L.224-6 (PER: nothing after five years), D.224-18 (older contracts: nothing after ten).
 *
 * @param offer the account
 * @param today day of the request
 * @example transferFee(per, today) // { kind: 'capped', most: 400,00 €, … }
 */
export const transferFee = ({ account, law }: TransferOffer, today: PlainDate): TransferFee => {
  if (law === 'savings' || law === undefined) return { kind: 'by-plan' }
  const { per, older } = valueOrStandIn(TRANSFER_FREE_YEARS, today).value
  const opened = account.since?.at(-1)?.from
  const freeFrom = opened && addYears(opened, OLDER.has(account.type) ? older : per)
  if (freeFrom !== undefined && freeFrom <= today) return { kind: 'free', since: freeFrom }
  const explained = roundedToCents(
    { term: 'transfer.fee', unit: 'eur', rule: 'TRF-03' },
    product({ term: 'transfer.fee-share', unit: 'eur', rule: 'TRF-03' }, [
      given(eur('transfer.balance', 'contract', 'account'), account.balance),
      given({ ...eur('transfer.rate', 'law', 'fee'), unit: 'rate' }, valueOrStandIn(TRANSFER_FEE, today).value),
    ]),
  )
  return { kind: 'capped', most: euros(explained.value), explained, freeFrom }
}

/**
 * Gives the last day on which money and information reach the new manager, for a request that is complete today; a savings plan has its own rules. TRF-04;
 * arrêté du 7 août 2019, art. 3.
 *
 * @param offer the account
 * @param today day of the complete request
 * @example transferLastDay(per, plainDate('2026-11-20')) // '2027-01-20'
 */
export const transferLastDay = ({ law }: TransferOffer, today: PlainDate): PlainDate | undefined =>
  law === undefined || law === 'savings' ? undefined : addMonths(today, valueOrStandIn(TRANSFER_MONTHS, today).value)

const lastError = (form: TransferForm, offer: TransferOffer, today: PlainDate): FieldError | undefined => {
  if (!asksForLast(offer, form) || form.last.trim() === '') return undefined
  const last = parseFrenchDate(form.last)
  return last === undefined || last > today ? fieldError('last', 'date-wrong') : undefined
}

/**
 * Says what is missing or wrong before a dossier can be printed.
 *
 * @param form what the saver filled in
 * @param offers accounts of the page
 * @param today day of the request
 * @example transferErrors(EMPTY_TRANSFER, offers, today)[0] // { path: 'policyId', code: 'required' }
 */
export const transferErrors = (form: TransferForm, offers: readonly TransferOffer[], today: PlainDate): readonly FieldError[] => {
  const offer = offers.find(({ account, law }) => account.policy_id === form.policyId && law !== undefined)
  if (offer === undefined) return [fieldError('policyId', 'required')]
  const required = (path: 'manager' | 'number'): FieldError | undefined =>
    form[path].trim() === '' ? fieldError(path, 'required') : undefined
  const work = transferVerdict(form, offer, today).kind === 'unanswered' ? fieldError('isEmployed', 'required') : undefined
  return [work, lastError(form, offer, today), required('manager'), required('number')].flatMap((error) => error ?? [])
}
