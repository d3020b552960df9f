import type { PlainDate } from '@hautelisse/domain/calendar'
import type { LotOrigin } from '@hautelisse/domain/investments'
import { entryOf, EUR, moved, transitAccount, type Entry } from '@hautelisse/domain/ledger'
import {
  stateOfLife,
  type Instruction,
  type LifeState,
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
  type Moment,
  type PaymentRequest,
  type TaxChoice,
} from '@hautelisse/domain/payment'
import { ZERO_EUROS, type Euros } from '@hautelisse/domain/money'

import { companyContext, type DoneDetails, type Person } from '../people/index.ts'
import type { KeptAct } from './model.ts'

/** A payment that is invested on a day: its parts by fund add up to it. */
export type Due = {
  readonly id: string
  /** Operation that it belongs to, where that has another id, and what it counts as, where it is no payment. */
  readonly operation?: string
  readonly type?: string
  readonly origin?: LotOrigin
  readonly day: PlainDate
  readonly policy: string
  readonly amount: Euros
  /** Compartment that the saver's own payment goes to, where the plan has one for it. */
  readonly compartment?: 'vv' | 'vvd' | 'vvnd'
  /** Whether it is deducted from income, where the plan asks. */
  readonly taxChoice?: TaxChoice
  readonly parts: readonly { readonly id: string; readonly amount: Euros }[]
}

/** What follows from the payments of a person, before anything is invested. */
type Payments = {
  readonly operations: readonly Operation[]
  readonly dues: readonly Due[]
  readonly captured: readonly Entry[]
  readonly scheduled: readonly ScheduledPayment[]
  readonly stopped: ReadonlySet<string>
  readonly details: ReadonlyMap<string, DoneDetails>
}

/** A payment that was asked for, with the acts that name it. */
type Ordered = {
  readonly id: string
  readonly key: string
  readonly at: Moment
  readonly request: PaymentRequest
  readonly about: readonly KeptAct[]
  /** Day on which another payment took its place. */
  readonly replacedOn: PlainDate | undefined
}

const orderedOf = (acts: readonly KeptAct[]): readonly Ordered[] => {
  const asked = acts.flatMap(({ act, at, key, asked: body }) => {
    const request = act.kind === 'payment' ? paymentRequest.safeParse(body).data : undefined
    if (request === undefined) return []
    return [{ id: act.id, key, at, request, about: acts.filter((other) => other.act.id === act.id) }]
  })
  return asked.map((one) =>
    Object.assign({}, one, { replacedOn: asked.find(({ request }) => request.replaces === one.id)?.at.day }),
  )
}

const partsOf = ({ repartitions }: PaymentRequest): Due['parts'] => repartitions.flatMap(({ investments }) => investments)

const instructionsOf = (request: PaymentRequest): readonly Instruction[] =>
  partsOf(request).map(({ id, amount }) => ({
    meaning: 'SOUSCRIPTION',
    policy_id: request.policy_id,
    investment_id: id,
    amount,
  }))

const STATUSES = { processed: 'Traité', 'in-progress': 'En cours', cancelled: 'Annulé', other: 'En cours' } as const
const ENDS: ReadonlySet<LifeState> = new Set(['cancelled', 'refused', 'rejected', 'lapsed'])

/** Where the saver pays by card. */
export const cardDoor = (id: string): string => `/stand-in/card-payment?payment=${encodeURIComponent(id)}`

const LABELS = { CARD: 'Versement par Carte Bancaire', DIRECT_DEBIT: 'Versement par prélèvement' } as const

const captureOf = (id: string, day: PlainDate, { policy_id, amount }: PaymentRequest): Entry =>
  entryOf({ id: `${id}-c`, operation: id, day, postings: moved(EUR, 'bank', transitAccount(policy_id), amount) })

/** The account of a payment, and what a history calls payments to it. */
const familyOf = (person: Person, { policy_id: policy, tax_choice: choice }: PaymentRequest) => {
  const account = person.accounts.find(({ policy_id }) => policy_id === policy)
  const marks = choice === undefined ? {} : { tax_choice: choice }
  return account?.scope === 'ais'
    ? ({ scope: 'ais', type: 'VL', ...marks } as const)
    : ({ scope: 's2e', type: 'VERSEMENT', ...marks } as const)
}

/** What a payment counts as when it is invested, and where: with those that are deducted, with the others, or with both together. */
const investedAs = (person: Person, request: PaymentRequest): Pick<Due, 'type' | 'compartment' | 'taxChoice'> => {
  const { policy_id: policy, tax_choice: choice } = request
  const { type } = familyOf(person, request)
  if (choice === undefined) return { type }
  const account = person.accounts.find(({ policy_id }) => policy_id === policy)
  const isHalved = account?.balance_vvd !== undefined
  return { type, taxChoice: choice, compartment: !isHalved ? 'vv' : choice === 'DEDUCTIBLE' ? 'vvd' : 'vvnd' }
}

const once = (
  person: Person,
  { id, key, at, request, about }: Ordered,
  now: Moment,
): Pick<Payments, 'operations' | 'dues' | 'captured'> => {
  const told = about.find(({ act }) => act.kind === 'card')
  const card = told?.act.kind === 'card' ? { isAccepted: told.act.isAccepted, at: told.at } : undefined
  const cancelled = about.find(({ act }) => act.kind === 'cancel')?.at
  const { method, amount, policy_id } = request
  const { state, timeline, invested } = lifeOf({ method, asked: at, card, cancelled }, now)
  const isWaiting = state === 'awaiting-card'
  const operation: Operation = {
    id,
    ...familyOf(person, request),
    policy_id,
    date: at.day,
    label: LABELS[method],
    status: STATUSES[stateOfLife(state)],
    amount,
    request_key: key,
    ...(state === 'settled' ? {} : { timeline: [...timeline] }),
    ...(ENDS.has(state) ? { reason: state } : {}),
    ...(isWaiting ? { url: cardDoor(id) } : {}),
    ...(isWaiting || state === 'accepted' ? { cancellable: true } : {}),
  }
  const captured = method === 'CARD' ? invested && card?.at.day : timeline.find(({ step }) => step === 'collected')?.day
  return {
    operations: [operation],
    dues:
      invested === undefined
        ? []
        : [
            {
              id,
              day: invested,
              policy: policy_id,
              amount,
              parts: partsOf(request),
              ...investedAs(person, request),
            },
          ],
    captured: captured === undefined || captured > now.day ? [] : [captureOf(id, captured, request)],
  }
}

const PERIODS = { 1: 'MONTHLY', 3: 'QUARTERLY', 6: 'HALF_YEARLY', 12: 'YEARLY' } as const

const againOf = ({ at, request, about, replacedOn }: Ordered): AgainPaid => ({
  day: request.debit_day ?? 1,
  every: request.periodicity ?? 'MENSUELLE',
  asked: at.day,
  stopped: about.find(({ act }) => act.kind === 'stop')?.at.day ?? replacedOn,
})

const scheduledOf = (person: Person, ordered: Ordered, now: Moment, first: PlainDate | undefined): ScheduledPayment[] => {
  const { id, at, request } = ordered
  const account = person.accounts.find(({ policy_id }) => policy_id === request.policy_id)
  const payment = againOf(ordered)
  const next = nextDebitOf(payment, companyContext(request.main_company_id).day_value_liquidity, now.day)
  if (account === undefined || payment.stopped !== undefined || next === undefined) return []
  const banks = [...(person.s2e_profile?.bank_accounts ?? []), ...(person.ais_profile?.bank_accounts ?? [])]
  const bank = banks.find(({ warrant }) => warrant?.rum === request.rum)
  const nameOf = new Map(account.investments?.map(({ id: fund, label }) => [fund, label]))
  return [
    {
      id,
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
      creation_date: at.day,
      next_investment_date: next.on,
      tax_choice: request.tax_choice ?? null,
      repartitions: [
        {
          id: request.policy_id,
          title: account.title,
          amount: request.amount,
          investments: partsOf(request).map(({ id: fund, amount }) => ({ id: fund, title: nameOf.get(fund) ?? fund, amount })),
        },
      ],
    },
  ]
}

const again = (person: Person, ordered: Ordered, now: Moment) => {
  const { id, request } = ordered
  const { policy_id: policy, amount } = request
  const liquidity = companyContext(request.main_company_id).day_value_liquidity
  const debits = debitsUntil(againOf(ordered), liquidity, now.day)
  const named = debits.map((debit, at) => ({ ...debit, id: `${id}-${at + 1}` }))
  return {
    operations: named.map(({ id: one, on, invested }): Operation => ({
      id: one,
      ...familyOf(person, request),
      policy_id: policy,
      date: on,
      label: 'Versement Volontaire Programmé',
      status: invested <= now.day ? 'Traité' : 'En cours',
      amount,
      linked_id: id,
      ...(invested <= now.day
        ? {}
        : {
            timeline: [
              { step: 'collected', day: on, done: true },
              { step: 'invested', day: invested, done: false },
            ],
          }),
    })),
    dues: named.map(({ id: one, invested: day }): Due => ({
      id: one,
      day,
      policy,
      amount,
      parts: partsOf(request),
      ...investedAs(person, request),
    })),
    captured: named.map(({ id: one, on }) => captureOf(one, on, request)),
    scheduled: scheduledOf(person, ordered, now, debits[0]?.on),
  }
}

/**
 * Returns what follows from the payments of a person up to a moment, before anything is invested.
 *
 * @param person the person as they were seeded
 * @param acts acts of the person
 * @param now the moment
 */
export const paymentsOf = (person: Person, acts: readonly KeptAct[], now: Moment): Payments => {
  const ordered = orderedOf(acts)
  const parts = ordered.map((one) =>
    one.request.kind === 'PERIODIC' ? again(person, one, now) : { ...once(person, one, now), scheduled: [] },
  )
  const detailsOf = ordered.flatMap((one, at) =>
    (parts[at]?.operations ?? []).map(({ id }): readonly [string, DoneDetails] => [
      id,
      { tax: ZERO_EUROS, instructions: instructionsOf(one.request) },
    ]),
  )
  return {
    operations: parts.flatMap(({ operations }) => operations),
    dues: parts.flatMap(({ dues }) => dues),
    captured: parts.flatMap(({ captured }) => captured),
    scheduled: parts.flatMap(({ scheduled }) => scheduled),
    stopped: new Set([
      ...acts.flatMap(({ act }) => (act.kind === 'stop' ? [act.id] : [])),
      ...ordered.flatMap(({ request: { replaces } }) => replaces ?? []),
    ]),
    details: new Map(detailsOf),
  }
}
