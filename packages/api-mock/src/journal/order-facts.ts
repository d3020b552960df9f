import { valuationDay } from '@hautelisse/domain/investments'
import { hasEnded, type LifeState, type Moment, type OrderFacts } from '@hautelisse/domain/operations'
import { releasesOf, withdrawRequest, type PlanRelease, type ReleaseOrder } from '@hautelisse/domain/release'
import * as z from 'zod'

import { fundNamed, type SoldLot } from '../people/index.ts'
import { unitValue } from '../portfolios/index.ts'
import { lastOf } from './due.ts'
import type { KeptAct } from './model.ts'

/** When an order was asked for, and what else is known of how. */
export const askedAt = ({ day, hour }: Moment, more: Partial<NonNullable<OrderFacts['asked']>> = {}): OrderFacts => ({
  asked: { day, hour, ...more },
})

/** What the documents of a request were said to be, and what the journal keeps of each. */
const sentDocuments = z.object({ kinds: z.array(z.string()), files: z.array(z.object({ name: z.string(), bytes: z.number() })) })

type State = NonNullable<OrderFacts['documents']>[number]['state']

/** Documents are looked at together: one that is missing refuses them all. Nobody looks at what is added to a refund. */
const stateOf = (state: LifeState, isChecked: boolean): State => {
  if (!isChecked) return 'received'
  if (state === 'refused') return 'refused'
  return hasEnded(state) || state === 'checking' ? 'received' : 'accepted'
}

const documentsOf = (
  sent: KeptAct | undefined,
  life: LifeState,
  checked: Moment['day'] | undefined,
  isChecked: boolean,
): OrderFacts => {
  const read = sent && sentDocuments.safeParse(sent.asked).data
  if (sent === undefined || read === undefined) return {}
  const state = stateOf(life, isChecked)
  const day = state === 'received' ? sent.at.day : (checked ?? sent.at.day)
  return {
    documents: read.files.map(({ name, bytes }, at) => ({ kind: read.kinds[at], name, bytes, state, day })),
  }
}

const salesOf = (plan: PlanRelease): OrderFacts => ({
  sales: releasesOf(plan).map(({ tax, value, paidIn, amount, on }) => ({ tax, value, paid_in: paidIn, amount, on })),
})

/** Lots that are sold, and what one unit of their funds was worth. */
const lotsOf = (policy: string, lots: readonly SoldLot[]): OrderFacts => ({
  lots: lots.map(({ fund, compartment, acquired_on, available_on, origin, units, amount }) => ({
    policy_id: policy,
    investment_id: fund,
    acquired_on,
    available_on,
    origin,
    units: units.toNumber(),
    amount,
    ...(compartment === '' ? {} : { compartment }),
  })),
  unit_values: [...new Map(lots.map(({ fund, on }) => [fund, valuationDay(on)]))].flatMap(([id, day]) => {
    const fund = fundNamed(id)
    return fund === undefined || fund.kind.of === 'euros'
      ? []
      : [{ investment_id: id, value: unitValue(fund, day).toNumber(), day }]
  }),
})

/** A release as its course knows it. */
type ReleaseFacts = {
  readonly act: KeptAct
  readonly about: readonly KeptAct[]
  readonly order: ReleaseOrder
  readonly plan: PlanRelease
  readonly lots: readonly SoldLot[]
  /** Where its request is; that there was nothing left to sell says nothing of its documents. */
  readonly state: LifeState
  readonly checked: Moment['day'] | undefined
  readonly paidTo: OrderFacts['paid_to']
}

/**
 * Says what stands behind a release or a refund: when and how it was asked for, its lots, what is taken of it, its documents and where it goes. docs/rules/operations.md, OPER-22.
 *
 * @param release the release as its course knows it
 */
export const factsOfRelease = ({ act, about, order, plan, lots, state, checked, paidTo }: ReleaseFacts): OrderFacts => {
  const request = withdrawRequest.safeParse(act.asked).data
  return {
    ...askedAt(act.at, {
      with_code: true,
      release: order.reason,
      event_date: order.event ?? undefined,
      amount_to_finance: request?.amount_to_finance,
      funds: [...(request?.policies[0]?.funds ?? [])],
    }),
    ...lotsOf(order.policy, lots),
    ...salesOf(plan),
    ...documentsOf(lastOf(about, 'documents'), state, checked, order.documents.length > 0),
    paid_to: paidTo,
  }
}
