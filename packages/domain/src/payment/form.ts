import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { hasPaymentCeiling, topUpFor, type AllocableAccount, type TopUp } from '../contributions/index.ts'
import { addEuros, euros, isPositive, splitAmount, ZERO_EUROS, type Euros } from '../money/index.ts'
import { firstDebit, investedOn } from '../operations/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { amountOf, WAYS, type PaymentForm, type PaymentStep, type Way } from './answers.ts'
import { amountError, boundsOf, isWayOpen, partsErrors } from './check.ts'
import type { PayableAccount, PaymentContext, PaymentPermission, PaymentRequest } from './model.ts'
import { programmeError, type Programme } from './programme.ts'
import { taxChoiceOf } from './tax-choice.ts'

/** Why an account takes no payment: its company says so, or nothing about it is known. */
export type OfferRefusal = { readonly kind: 'blocked'; readonly code: string } | { readonly kind: 'closed' }

/** An account that payments can be made to, or why not. */
export type Offer = {
  readonly account: Account
  readonly context: PaymentContext
  readonly allocable: PayableAccount
  readonly ways: readonly Way[]
  readonly refusal: OfferRefusal | undefined
  /** Scheduled payments that run to it; undefined where they could not be read. */
  readonly programmes?: readonly Programme[] | undefined
}

const KINDS = {
  card: { kind: 'PUNCTUAL', method: 'CARD' },
  debit: { kind: 'PUNCTUAL', method: 'DIRECT_DEBIT' },
  scheduled: { kind: 'PERIODIC', method: 'DIRECT_DEBIT' },
} as const satisfies Readonly<Record<Way, Pick<PaymentRequest, 'kind' | 'method'>>>

/**
 * Gives the permission of payments as far as the acts of employee savings are authorised at all: every flag that is there must allow (OPS-39).
 *
 * @param permission kinds of payment that can be made
 * @param acts whether payments are allowed
 * @example allowedBy({ punctual: true, periodic: true }, { isVoluntaryPaymentAllowed: false }) // neither
 */
export const allowedBy = (
  permission: PaymentPermission,
  { isVoluntaryPaymentAllowed: isAllowed }: { readonly isVoluntaryPaymentAllowed: boolean },
): PaymentPermission => (isAllowed ? permission : { punctual: false, periodic: false })

/** Ways to pay that a company and the permission open. */
export const waysOf = (context: PaymentContext, permission: PaymentPermission): readonly Way[] =>
  WAYS.filter((way) => isWayOpen(context, KINDS[way]) && (way === 'scheduled' ? permission.periodic : permission.punctual))

/** An account with its ways to pay, or the reason why it takes no payment. */
export const offerOf = (account: Account, given: Pick<Offer, 'context' | 'allocable' | 'ways'>): Offer => {
  const [blocking] = given.context.blockings
  const isClosed = given.ways.length === 0 || account.has_acts === false || account.unsolicited_payment === false
  const refusal: OfferRefusal | undefined =
    blocking === undefined ? (isClosed ? { kind: 'closed' } : undefined) : { kind: 'blocked', code: blocking }
  return { account, ...given, refusal }
}

/**
 * Lists the accounts of a saver that their companies name for payments, each with its ways to pay, or the reason why it takes no payment.
 *
 * Every flag that is there must allow a way (OPS-39). docs/rules/payment.md, PAYM-06.
 *
 * @param accounts accounts of the saver
 * @param contexts what each company lets its people pay
 * @param permission whether payments can be made at all
 * @example offersOf([], [], permission) // []
 */
export const offersOf = (
  accounts: readonly Account[],
  contexts: readonly PaymentContext[],
  permission: PaymentPermission,
): readonly Offer[] =>
  contexts.flatMap((context) =>
    (context.allocable_accounts ?? []).flatMap((allocable) => {
      const account = accounts.find(({ policy_id }) => policy_id === allocable.policy_id)
      return account === undefined ? [] : [offerOf(account, { context, allocable, ways: waysOf(context, permission) })]
    }),
  )

const WHOLE = 100
const DIGITS = /^\d{1,3}$/

/** Percent of a fund as typed; nothing typed is zero, and undefined is no whole percent up to 100. */
const percentOf = (text: string | undefined): number | undefined => {
  const bare = (text ?? '').trim()
  if (bare === '') return 0
  return DIGITS.test(bare) && Number(bare) <= WHOLE ? Number(bare) : undefined
}

/** The shares of an account's funds; undefined for one that is no whole percent. */
const percentsOf = (form: PaymentForm, { investments }: AllocableAccount): readonly (number | undefined)[] =>
  investments.map(({ id }) => percentOf(form.shares[id]))

/**
 * Gives what is left to share, in percent; below zero where too much is shared. PAYM-04.
 *
 * @param form the answers
 * @param account account that the payment goes to
 * @example leftToShare(form, account) // 0
 */
export const leftToShare = (form: PaymentForm, account: AllocableAccount): number =>
  WHOLE - percentsOf(form, account).reduce<number>((sum, percent) => sum + (percent ?? 0), 0)

/**
 * Gives the part of each fund of an account, as far as the shares go; they add up to the amount when the shares make 100. PAYM-04.
 *
 * @param form the answers
 * @param account account that the payment goes to
 * @param total euros to share; the amount that is typed unless given
 */
export const partsOf = (
  form: PaymentForm,
  account: AllocableAccount,
  total: Euros = amountOf(form) ?? ZERO_EUROS,
): readonly Euros[] => {
  const percents = percentsOf(form, account).map((percent) => percent ?? 0)
  const left = WHOLE - percents.reduce((sum, percent) => sum + percent, 0)
  if (left === WHOLE || !isPositive(total)) return percents.map(() => ZERO_EUROS)
  return splitAmount(total, left > 0 ? [...percents, left] : percents).slice(0, percents.length)
}

/** What a payment comes to: the employer's addition, what is invested, and both by fund. */
export type Invested = {
  readonly topUp: TopUp | undefined
  readonly total: Euros
  readonly parts: readonly Euros[]
}

/**
 * Gives what is invested of a payment with what the employer adds, on the day on which it is invested. TOPUP-04, PAYM-10.
 *
 * @param form the answers
 * @param offer account with its company
 * @param today day of the question
 * @example investedBy(form, offer, today).total // 245,15 €
 */
export const investedBy = (form: PaymentForm, { allocable, context }: Offer, today: PlainDate): Invested => {
  const amount = amountOf(form) ?? ZERO_EUROS
  const day = form.way === 'scheduled' ? investedOn(firstDebit(form.day, today), context.day_value_liquidity) : today
  const topUp = isPositive(amount) ? topUpFor(allocable, amount, day) : undefined
  const total = topUp === undefined ? amount : addEuros(amount, topUp.net)
  return { topUp, total, parts: partsOf(form, allocable, total) }
}

/** Whether the saver has to state that the ceiling of the year is kept: nobody told the pay. PAYM-02. */
export const asksForCeiling = ({ allocable, context }: Offer): boolean =>
  hasPaymentCeiling(allocable.type) && context.yearly_limit === undefined

/** Funds that get something and are not held yet: their documents are to be read. */
export const newFunds = (form: PaymentForm, { allocable }: Offer): readonly AllocableAccount['investments'][number][] =>
  allocable.investments.filter(({ id, held }) => !held && (percentOf(form.shares[id]) ?? 0) > 0)

/**
 * Gives the request that the answers make; undefined as long as they make none.
 *
 * @param form the answers
 * @param offer account with its company
 * @param rum reference of the warrant that is debited
 */
export const requestOf = (
  form: PaymentForm,
  { account, allocable }: Offer,
  rum: string | undefined,
): PaymentRequest | undefined => {
  const amount = amountOf(form)
  if (amount === undefined || form.way === '' || leftToShare(form, allocable) !== 0) return undefined
  const parts = partsOf(form, allocable)
  const isScheduled = form.way === 'scheduled'
  const taxChoice = taxChoiceOf(form, allocable)
  return {
    main_company_id: account.company_id ?? '',
    policy_id: account.policy_id,
    ...KINDS[form.way],
    amount,
    repartitions: [
      {
        id: account.policy_id,
        investments: allocable.investments.flatMap(({ id }, at) => {
          const part = parts[at]
          return part === undefined || part.isZero() ? [] : [{ id, amount: part }]
        }),
      },
    ],
    ...(form.way === 'card' || rum === undefined ? {} : { rum }),
    ...(isScheduled ? { periodicity: form.frequency, debit_day: form.day } : {}),
    ...(taxChoice === undefined ? {} : { tax_choice: taxChoice }),
    ...(isScheduled && form.replaces !== '' ? { replaces: form.replaces } : {}),
  }
}

const amountErrors = (form: PaymentForm, { allocable, context }: Offer): readonly FieldError[] => {
  if (form.amount.trim() === '') return [fieldError('amount', 'required')]
  const amount = amountOf(form)
  return refusals(amount === undefined ? fieldError('amount', 'wrong') : amountError(amount, boundsOf(context, allocable)))
}

const shareErrors = (form: PaymentForm, { allocable }: Offer): readonly FieldError[] => {
  const percents = percentsOf(form, allocable)
  const wrong = allocable.investments.filter((_, at) => percents[at] === undefined)
  if (wrong.length > 0) return wrong.map(({ id }) => fieldError(`shares.${id}`, 'wrong'))
  if (leftToShare(form, allocable) !== 0) return [fieldError('repartitions', 'split-incomplete')]
  const parts = allocable.investments.map(({ id }, at) => ({ id, amount: euros(percents[at] ?? 0) }))
  return partsErrors(euros(WHOLE), parts, allocable)
}

/** What a payment is made with beside the answers: the warrant that would be debited, and whether documents that are asked for are missing. */
export type PaymentMeans = { readonly rum: string | undefined; readonly lacksPapers?: boolean | undefined }

/**
 * Says what is wrong with the answers of a step, by the rules by which the server refuses: PAYM-01 to PAYM-06, PAYM-19.
 *
 * @param form the answers
 * @param offer account that was chosen, with its company
 * @param step the step
 * @param means what it is made with
 */
export const errorsOn = (
  form: PaymentForm,
  offer: Offer | undefined,
  step: PaymentStep,
  { rum, lacksPapers = false }: PaymentMeans,
): readonly FieldError[] => {
  if (offer === undefined || offer.refusal !== undefined) return [fieldError('policy_id', 'required')]
  switch (step) {
    case 'account':
    case 'results':
      return []
    case 'amount':
      return [
        ...refusals(form.way === '' || !offer.ways.includes(form.way) ? fieldError('method', 'required') : undefined),
        ...amountErrors(form, offer),
        ...refusals(programmeError(form, offer.programmes ?? [])),
        ...(form.way === 'scheduled' && form.day > offer.context.day_limit ? [fieldError('debit_day', 'wrong')] : []),
        ...shareErrors(form, offer),
      ]
    case 'means':
      return refusals(
        form.way !== 'card' && rum === undefined ? fieldError('rum', 'required') : undefined,
        (offer.allocable.tax_choices ?? []).length > 0 && taxChoiceOf(form, offer.allocable) === undefined
          ? fieldError('tax_choice', 'required')
          : undefined,
        asksForCeiling(offer) && !form.keepsCeiling ? fieldError('keeps_ceiling', 'required') : undefined,
        lacksPapers ? fieldError('files', 'required') : undefined,
      )
    case 'summary':
      return refusals(newFunds(form, offer).length > 0 && !form.hasRead ? fieldError('has_read', 'required') : undefined)
    default:
      return step satisfies never
  }
}
