import { compareDates } from '@hautelisse/domain/calendar'
import { switchLife, switchRequest } from '@hautelisse/domain/fund-switch'
import { sumEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { stateOfLife, type Instruction, type Operation } from '@hautelisse/domain/operations'
import type { Moment } from '@hautelisse/domain/payment'

import type { DoneDetails, SwitchOrder } from '../people/index.ts'
import type { KeptAct } from './model.ts'

/** What follows from the fund switches of a person. */
type Switches = {
  readonly operations: readonly Operation[]
  readonly orders: readonly SwitchOrder[]
  readonly details: ReadonlyMap<string, DoneDetails>
}

const STATUSES = { processed: 'Traité', 'in-progress': 'En cours', cancelled: 'Annulé', other: 'En cours' } as const

type Side = ReturnType<typeof switchRequest.parse>['source']

const instructionsOf = ({ policy_id, investments }: Side, meaning: Instruction['meaning']): readonly Instruction[] =>
  investments.map(({ id, amount }) => ({ meaning, policy_id, investment_id: id, amount }))

const made = ({ act, asked, at, key }: KeptAct, acts: readonly KeptAct[], now: Moment) => {
  const request = act.kind === 'switch' ? switchRequest.safeParse(asked).data : undefined
  if (act.kind !== 'switch' || request === undefined) return undefined
  const { id, scope, whole } = act
  const { source, destination } = request
  const isCancelled = acts.some((other) => other.act.kind === 'cancel' && other.act.id === id)
  const { state, timeline, sold, bought } = switchLife({ scope, asked: at, isCancelled }, now)
  const operation: Operation = {
    id,
    scope,
    policy_id: source.policy_id,
    date: at.day,
    label: 'Arbitrage',
    status: STATUSES[stateOfLife(state)],
    type: 'TRANSFERT',
    amount: sumEuros(source.investments.map(({ amount }) => amount)),
    request_key: key,
    ...(state === 'settled' ? {} : { timeline: [...timeline] }),
    ...(state === 'cancelled' ? { reason: state } : {}),
    ...(state === 'accepted' ? { cancellable: true } : {}),
  }
  const order: SwitchOrder = {
    id,
    policy: source.policy_id,
    sold,
    bought,
    out: source.investments,
    into: destination.investments,
    whole,
  }
  const details: DoneDetails = {
    tax: ZERO_EUROS,
    instructions: [...instructionsOf(source, 'RACHAT'), ...instructionsOf(destination, 'SOUSCRIPTION')],
  }
  return { operation, orders: isCancelled ? [] : [order], details }
}

const inOrder = (one: SwitchOrder, other: SwitchOrder): number =>
  compareDates(one.sold, other.sold) || one.id.localeCompare(other.id)

/**
 * Returns what follows from the fund switches of a person up to a moment: operations, and the orders that their contracts carry out on their days.
 *
 * @param acts acts of the person
 * @param now the moment
 */
export const switchesOf = (acts: readonly KeptAct[], now: Moment): Switches => {
  const all = acts.flatMap((one) => made(one, acts, now) ?? [])
  return {
    operations: all.map(({ operation }) => operation),
    orders: all.flatMap(({ orders }) => orders).toSorted(inOrder),
    details: new Map(all.map(({ operation, details }) => [operation.id, details])),
  }
}
