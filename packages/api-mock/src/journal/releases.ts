import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import { employerAccount, EUR, moved, transitAccount } from '@hautelisse/domain/ledger'
import { addEuros, sumEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  hasEnded,
  holdsOf,
  lifeAfterAll,
  wordOfLife,
  type Hold,
  type LifeState,
  type Operation,
  type UnclaimedLot,
} from '@hautelisse/domain/operations'
import {
  lifeOfRelease,
  orderOfRefund,
  orderOfRelease,
  refundCall,
  refundRequest,
  soldBy,
  takesFiles,
  withPay,
  takenBy,
  withdrawCall,
  withdrawRequest,
  type PlanRelease,
  type ReleaseDocument,
  type ReleaseOrder,
} from '@hautelisse/domain/release'
import * as z from 'zod'

import type { OpenOrder, Person, SoldLot } from '../people/index.ts'
import { accountOn, unclaimedOn, type HeldAccount } from '../portfolios/index.ts'
import { standingIn, type Book, type Sale } from './book.ts'
import { lastOf, NOTHING, type Course, type Due, type Setting } from './due.ts'
import { countedHolds } from './holds.ts'
import type { KeptAct } from './model.ts'
import { factsOfRelease } from './order-facts.ts'
import { claimedIn, differencesOf, figuresOf, instructionsOf, lotsAtSale, planOf, sell, soldOf } from './sale.ts'
import { isPaidByCompany } from './wages.ts'

/** What an act asks for, where it is a release or a refund. */
export const orderOf = ({ call, asked, at }: KeptAct): ReleaseOrder | undefined => {
  const request = call === withdrawCall.name ? withdrawRequest.safeParse(asked).data : undefined
  if (request !== undefined) return orderOfRelease(request, at.day)
  const refund = call === refundCall.name ? refundRequest.safeParse(asked).data : undefined
  return refund && orderOfRefund(refund, at.day)
}

/** A release or a refund as it stood when it was asked for. */
export type AskedRelease = {
  readonly kind: 'release'
  readonly order: ReleaseOrder
  /** What nobody had claimed, what it took of that, and what it was told to come to. */
  readonly lots: readonly UnclaimedLot[]
  readonly taken: readonly SoldLot[]
  readonly plan: PlanRelease
  readonly told: Sale['figures']
  /** Day on which the last of what it takes is free, for a refund that waits for it. */
  readonly freeOn: PlainDate | undefined
  readonly holds: readonly Hold[]
}

const asked = (order: ReleaseOrder, held: HeldAccount, lots: readonly UnclaimedLot[], { act, at }: KeptAct): AskedRelease => {
  const parts = takenBy(order, lots)
  const taken = soldOf(at.day, parts)
  const amount = sumEuros(taken.map((lot) => lot.amount))
  const days = order.kind === 'refund-when-free' ? parts.flatMap(({ lot }) => lot.available_on ?? []) : []
  const kept = act.kind === 'release' ? act.holds : undefined
  return {
    kind: 'release',
    order,
    lots,
    taken,
    plan: planOf(held, order.reason, amount, at.day),
    told: figuresOf(held, order.reason, amount, at.day),
    freeOn: days.toSorted(compareDates).at(-1),
    holds: countedHolds(kept ?? holdsOf(parts), held.account, at.day),
  }
}

/**
 * Says what a release or a refund takes when it is asked for.
 *
 * @param book everything that has fallen due before
 * @param orders orders that are not finished
 * @param act the act
 * @returns undefined for an act that is neither, or names no contract of the person
 */
export const askRelease = (book: Book, orders: readonly OpenOrder[], act: KeptAct): AskedRelease | undefined => {
  const order = orderOf(act)
  const held = order && claimedIn(book, orders, order.policy, act.at.day)
  if (order === undefined || held === undefined) return undefined
  return asked(order, held, unclaimedOn(standingIn(book, orders), order.policy, act.at.day), act)
}

/** What the documents of a request were said to be. */
const sentDocuments = z.object({ kinds: z.array(z.string()) })

/** Whether files that say what they are leave out a document that is needed; files that say nothing are looked at by hand. */
const lacksDocument = (needed: readonly ReleaseDocument[], { asked: sent }: KeptAct): boolean => {
  const kinds = sentDocuments.safeParse(sent).data?.kinds ?? []
  return kinds.length > 0 && needed.some((document) => !kinds.includes(document))
}

/** States in which nothing is sold yet. */
const CANCELLABLE: ReadonlySet<LifeState> = new Set(['awaiting-documents', 'checking', 'accepted'])

const LABELS = { release: 'Déblocage anticipé', refund: 'Remboursement', 'refund-when-free': 'Remboursement' } as const

const saleDue = (id: string, { order, ...then }: AskedRelease, own: OpenOrder, day: PlainDate, isPayor: boolean): Due => ({
  id: `${id}-s`,
  day,
  apply: (book, orders) => {
    const held = claimedIn(book, [], order.policy, day)
    if (held === undefined) return
    const lots = soldOf(day, soldBy(order, then.lots, lotsAtSale(book, orders(), own, day)))
    const amount = sumEuros(lots.map((lot) => lot.amount))
    const plan = planOf(held, order.reason, amount, day)
    const sale = { on: day, lots, figures: figuresOf(held, order.reason, amount, day), annuity: ZERO_EUROS, plan }
    const transit = transitAccount(order.policy)
    const differs = differencesOf({ day: then.plan.on, plan: then.plan, lots: then.taken }, sale, held.account)
    sell(
      book,
      { ...sale, differs },
      {
        operation: id,
        policy: order.policy,
        postings: [
          ...moved(EUR, transit, 'levies', sale.figures.charges),
          ...moved(EUR, transit, 'tax', sale.figures.flatTax),
          ...moved(EUR, transit, isPayor ? employerAccount(order.company) : 'bank', sale.figures.paid),
        ],
      },
    )
  },
})

/**
 * Follows a release or a refund. docs/rules/release.md, REL-13 to REL-15, REL-20.
 *
 * @param asked the act by which it was asked for, the acts that name it, and whether its documents are refused
 * @param then what it took when it was asked for
 * @param setting book, moment, and from when money can be sent
 */
export const releaseCourse = (
  {
    act,
    about,
    isRefused: isUnlucky,
  }: { readonly act: KeptAct; readonly about: readonly KeptAct[]; readonly isRefused: boolean },
  then: AskedRelease,
  { book, now, payableFrom, paidTo, wayLost }: Setting,
): Course => {
  const { id } = act.act
  const { order } = then
  const sent = lastOf(about, 'documents')
  const [freeOn] = [then.freeOn, payableFrom(order.company)]
    .filter((on) => on !== undefined)
    .toSorted((one, other) => compareDates(other, one))
  const needsDocuments = order.documents.length > 0
  const isRefused = needsDocuments && sent !== undefined && (isUnlucky || lacksDocument(order.documents, sent))
  const request: Parameters<typeof lifeOfRelease>[0] = {
    asked: act.at,
    needsDocuments,
    documents: sent?.at,
    isRefused,
    cancelled: lastOf(about, 'cancel')?.at,
    freeOn,
  }
  // What had ended before keeps its end.
  const lost = wayLost(order.company, act.at)
  const isLost = lost !== undefined && !hasEnded(lifeOfRelease(request, lost).state)
  const life = lifeOfRelease(isLost ? { ...request, cancelled: lost } : request, now)
  const sale = book.sales.get(id)
  const isNothing = sale?.lots.length === 0
  const state = isNothing ? lifeAfterAll('executing', ['nothing-left']) : life.state
  const isPayor = isPaidByCompany(book.person, order.company)
  const figures = sale === undefined || isNothing ? then.told : sale.figures
  const lots = sale === undefined || isNothing ? then.taken : sale.lots
  const hasChanged = sale !== undefined && !isNothing && !sale.figures.paid.equals(then.told.paid)
  const timeline = isPayor ? [...withPay(life.timeline)] : [...life.timeline]
  const operation: Operation = {
    id,
    scope: 's2e',
    policy_id: order.policy,
    date: act.at.day,
    label: LABELS[order.kind],
    status: wordOfLife(state),
    type: 'REMBOURSEMENT',
    amount: figures.paid,
    gross_amount: figures.amount,
    request_key: act.key,
    ...(isNothing ? {} : { timeline }),
    ...(hasEnded(state) ? { reason: isNothing ? 'nothing-left' : state } : {}),
    ...(CANCELLABLE.has(state)
      ? { cancellable: true, ...(life.cancelUntil === undefined ? {} : { cancellable_until: life.cancelUntil }) }
      : {}),
    ...(hasChanged ? { told_amount: then.told.paid, differs_by: [...(sale.differs ?? [])] } : {}),
  }
  const dayOf = (name: string): PlainDate | undefined => life.timeline.find(({ step }) => step === name)?.day
  const own: OpenOrder = { id, policy: order.policy, sale: life.sale, holds: then.holds }
  return {
    ...NOTHING,
    operations: [operation],
    details: [
      [
        id,
        {
          tax: addEuros(figures.charges, figures.flatTax),
          paidOut: figures.paid,
          instructions: instructionsOf(order.policy, lots),
          takesFiles: takesFiles(request, state),
          facts: factsOfRelease({
            act,
            about,
            order,
            plan: sale?.plan ?? then.plan,
            lots,
            state: life.state,
            checked: dayOf('checked'),
            // The account that is in force on the day of the transfer, which may still be in validation today.
            paidTo: paidTo(order.company, dayOf('transfer-sent') ?? now.day),
          }),
        },
      ],
    ],
    dues: life.sale === undefined ? [] : [saleDue(id, then, own, life.sale, isPayor)],
    orders: hasEnded(state) || sale !== undefined ? [] : [own],
    isOver: hasEnded(state) || state === 'settled',
  }
}

/**
 * Gives what a release or a refund takes, as it stood when it was asked for.
 *
 * @param standing the person as they stood before the act
 * @param act the act
 * @returns undefined for an act that is neither
 */
export const askedRelease = (standing: Person, act: KeptAct): (PlanRelease & { readonly policy: string }) | undefined => {
  const order = orderOf(act)
  const held = order && accountOn(standing, order.policy, act.at.day)
  if (order === undefined || held === undefined) return undefined
  return { ...asked(order, held, unclaimedOn(standing, order.policy, act.at.day), act).plan, policy: order.policy }
}
