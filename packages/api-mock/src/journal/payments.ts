import { CUT_OFF, orderDay, type PlainDate } from '@hautelisse/domain/calendar'
import { entryOf, EUR, moved, transitAccount } from '@hautelisse/domain/ledger'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import {
  hasEnded,
  wordOfLife,
  type Instruction,
  type Moment,
  type Operation,
  type ScheduledPayment,
} from '@hautelisse/domain/operations'
import {
  debitsUntil,
  lifeOf,
  MONTHS_BETWEEN,
  nextDebitOf,
  paymentRequest,
  type AgainPaid,
  type PaymentRequest,
} from '@hautelisse/domain/payment'

import { companyContext, fundNamed, type DoneDetails, type Person } from '../people/index.ts'
import { endsBadly, enter, type Book } from './book.ts'
import { lastOf, NOTHING, type Course, type Due, type Investment } from './due.ts'
import { investmentDue } from './invest.ts'
import type { KeptAct } from './model.ts'
import { askedAt } from './order-facts.ts'

/** A payment that was asked for. */
export type AskedPayment = { readonly kind: 'payment'; readonly request: PaymentRequest }

/** Reads the request of an act, where it is a payment. */
export const askPayment = ({ act, asked }: KeptAct): AskedPayment | undefined => {
  const request = act.kind === 'payment' ? paymentRequest.safeParse(asked).data : undefined
  return request && { kind: 'payment', request }
}

/** A payment that was asked for, with the acts that name it, and the day from which it is made no more. */
export type Ordered = {
  readonly act: KeptAct
  readonly about: readonly KeptAct[]
  readonly request: PaymentRequest
  readonly stopped: PlainDate | undefined
}

const partsOf = ({ repartitions }: PaymentRequest): Investment['parts'] => repartitions.flatMap(({ investments }) => investments)

const instructionsOf = (request: PaymentRequest): readonly Instruction[] =>
  partsOf(request).map(({ id, amount }) => ({
    meaning: 'SOUSCRIPTION',
    policy_id: request.policy_id,
    investment_id: id,
    amount,
  }))

/** Where the saver pays by card. */
export const cardDoor = (id: string): string => `/stand-in/card-payment?payment=${encodeURIComponent(id)}`

const LABELS = { CARD: 'Versement par Carte Bancaire', DIRECT_DEBIT: 'Versement par prélèvement' } as const

/** The id of what is captured or collected for a payment. */
const captureId = (id: string): string => `${id}-c`

/** Money comes from the bank, unless it rejects a debit. */
const captureOf = (id: string, day: PlainDate, { method, policy_id, amount }: PaymentRequest): Due => ({
  id: captureId(id),
  day,
  apply: (book) => {
    if (method === 'DIRECT_DEBIT' && endsBadly(book, 'debit')) {
      book.rejected.add(captureId(id))
      return
    }
    enter(
      book,
      entryOf({ id: captureId(id), operation: id, day, postings: moved(EUR, 'bank', transitAccount(policy_id), amount) }),
    )
  },
})

/** The account of a payment, and what a history calls payments to it. */
const familyOf = (person: Person, { policy_id: policy, tax_choice: choice }: PaymentRequest) => {
  const account = person.accounts.find(({ policy_id }) => policy_id === policy)
  const marks = choice === undefined ? {} : { tax_choice: choice }
  return account?.scope === 'ais'
    ? ({ scope: 'ais', type: 'VL', ...marks } as const)
    : ({ scope: 's2e', type: 'VERSEMENT', ...marks } as const)
}

/** What a payment counts as when it is invested, and where: with those that are deducted, with the others, or with both together. */
const investedAs = (person: Person, request: PaymentRequest): Pick<Investment, 'type' | 'compartment' | 'taxChoice'> => {
  const { policy_id: policy, tax_choice: choice } = request
  const { type } = familyOf(person, request)
  if (choice === undefined) return { type }
  const account = person.accounts.find(({ policy_id }) => policy_id === policy)
  const isHalved = account?.balance_vvd !== undefined
  return { type, taxChoice: choice, compartment: !isHalved ? 'vv' : choice === 'DEDUCTIBLE' ? 'vvd' : 'vvnd' }
}

const detailsFor = (request: PaymentRequest): DoneDetails => ({ tax: ZERO_EUROS, instructions: instructionsOf(request) })

const once = ({ person, rejected }: Book, { act, about, request }: Ordered, now: Moment): Course => {
  const { id } = act.act
  const isRejected = rejected.has(captureId(id))
  const told = lastOf(about, 'card')
  const card = told?.act.kind === 'card' ? { isAccepted: told.act.isAccepted, at: told.at } : undefined
  const { method, amount, policy_id } = request
  const { state, timeline, invested } = lifeOf(
    { method, asked: act.at, card, cancelled: lastOf(about, 'cancel')?.at, isRejected },
    now,
  )
  const isWaiting = state === 'awaiting-card'
  const operation: Operation = {
    id,
    ...familyOf(person, request),
    policy_id,
    date: act.at.day,
    label: LABELS[method],
    status: wordOfLife(state),
    amount,
    request_key: act.key,
    ...(state === 'settled' ? {} : { timeline: [...timeline] }),
    ...(hasEnded(state) ? { reason: state } : {}),
    ...(isWaiting ? { url: cardDoor(id) } : {}),
    ...(isWaiting || state === 'accepted' ? { cancellable: true } : {}),
    ...(state === 'accepted' && method !== 'CARD'
      ? { cancellable_until: { day: orderDay(act.at.day, act.at.hour), hour: CUT_OFF } }
      : {}),
  }
  const captured = method === 'CARD' ? invested && card?.at.day : timeline.find(({ step }) => step === 'collected')?.day
  const investments: readonly Investment[] =
    invested === undefined
      ? []
      : [{ id, day: invested, policy: policy_id, amount, parts: partsOf(request), ...investedAs(person, request) }]
  return {
    ...NOTHING,
    operations: [operation],
    details: [[id, { ...detailsFor(request), facts: askedAt(act.at, { method }) }]],
    dues: [...(captured === undefined ? [] : [captureOf(id, captured, request)]), ...investments.map(investmentDue)],
    investments,
    isOver: hasEnded(state) || state === 'settled',
  }
}

const PERIODS = { 1: 'MONTHLY', 3: 'QUARTERLY', 6: 'HALF_YEARLY', 12: 'YEARLY' } as const

const againOf = ({ act, request, stopped }: Ordered): AgainPaid => ({
  day: request.debit_day ?? 1,
  every: request.periodicity ?? 'MENSUELLE',
  asked: act.at.day,
  stopped,
})

const scheduledOf = (person: Person, ordered: Ordered, now: Moment, first: PlainDate | undefined): ScheduledPayment[] => {
  const { act, request } = ordered
  const account = person.accounts.find(({ policy_id }) => policy_id === request.policy_id)
  const payment = againOf(ordered)
  const next = nextDebitOf(payment, companyContext(request.main_company_id).day_value_liquidity, now.day)
  if (account === undefined || payment.stopped !== undefined || next === undefined) return []
  const banks = [...(person.s2e_profile?.bank_accounts ?? []), ...(person.ais_profile?.bank_accounts ?? [])]
  const bank = banks.find(({ warrant }) => warrant?.rum === request.rum)
  return [
    {
      id: act.act.id,
      scope: account.scope,
      policy_id: request.policy_id,
      amount: request.amount,
      periodicity: PERIODS[MONTHS_BETWEEN[payment.every] as keyof typeof PERIODS],
      status: 'En cours',
      company_id: account.company_id ?? null,
      company_name: account.company_name ?? null,
      contract_number: account.contract_number ?? null,
      plan_type: account.type,
      iban: bank?.iban ?? null,
      bic: bank?.bic ?? null,
      start_date: first ?? next.on,
      end_date: null,
      creation_date: act.at.day,
      next_investment_date: next.on,
      tax_choice: request.tax_choice ?? null,
      repartitions: [
        {
          id: request.policy_id,
          title: account.title,
          amount: request.amount,
          investments: partsOf(request).map(({ id: fund, amount }) => ({
            id: fund,
            title: fundNamed(fund)?.label ?? fund,
            amount,
          })),
        },
      ],
    },
  ]
}

/** Debits of a payment that is made again and again: two in a row that the bank rejects stop it. PAYM-16. */
const debitsOf = ({ rejected }: Book, ordered: Ordered, liquidity: number, now: Moment) => {
  const { id } = ordered.act.act
  const named = debitsUntil(againOf(ordered), liquidity, now.day).map(({ on, invested }, at) => {
    const name = `${id}-${at + 1}`
    return { on, invested, id: name, isRejected: rejected.has(captureId(name)) }
  })
  const last = named.findIndex(({ isRejected }, at) => isRejected && named[at - 1]?.isRejected === true)
  return last < 0 ? { debits: named, isStopped: false } : { debits: named.slice(0, last + 1), isStopped: true }
}

const again = (book: Book, ordered: Ordered, now: Moment): Course => {
  const { person } = book
  const { act, request } = ordered
  const { id } = act.act
  const { policy_id: policy, amount } = request
  const liquidity = companyContext(request.main_company_id).day_value_liquidity
  const { debits: named, isStopped } = debitsOf(book, ordered, liquidity, now)
  const paid = named.filter(({ isRejected }) => !isRejected)
  const sum = { policy, amount, parts: partsOf(request), ...investedAs(person, request) }
  const investments = paid.map(({ id: one, invested: day }): Investment => Object.assign({ id: one, day }, sum))
  const scheduled = isStopped ? [] : scheduledOf(person, ordered, now, named[0]?.on)
  return {
    ...NOTHING,
    operations: named.map(({ id: one, on, invested, isRejected }): Operation => ({
      id: one,
      ...familyOf(person, request),
      policy_id: policy,
      date: on,
      label: 'Versement Volontaire Programmé',
      status: wordOfLife(isRejected ? 'rejected' : invested <= now.day ? 'settled' : 'executing'),
      amount,
      linked_id: id,
      ...(isRejected ? { reason: 'rejected' } : {}),
      ...(isRejected || invested <= now.day
        ? {}
        : {
            timeline: [
              { step: 'collected', day: on, done: true },
              { step: 'invested', day: invested, done: false },
            ],
          }),
    })),
    details: named.map(({ id: one }) => [one, detailsFor(request)] as const),
    dues: [...named.map(({ id: one, on }) => captureOf(one, on, request)), ...investments.map(investmentDue)],
    investments,
    scheduled,
    isOver: scheduled.length === 0 && named.every(({ invested }) => invested <= now.day),
  }
}

/**
 * Follows a payment. docs/rules/payment.md, PAYM-07 to PAYM-09.
 *
 * @param book what has fallen due, and which debits were rejected
 * @param ordered the payment, with the acts that name it
 * @param now the moment
 */
export const paymentCourse = (book: Book, ordered: Ordered, now: Moment): Course =>
  ordered.request.kind === 'PERIODIC' ? again(book, ordered, now) : once(book, ordered, now)
