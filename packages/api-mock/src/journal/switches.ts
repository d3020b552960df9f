import { claimsOfSwitch, switchLife, switchRequest, type SwitchClaims, type SwitchRequest } from '@hautelisse/domain/fund-switch'
import { entryOf } from '@hautelisse/domain/ledger'
import { sumEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { hasEnded, lifeAfterAll, wordOfLife, type Hold, type Instruction, type Operation } from '@hautelisse/domain/operations'

import type { OpenOrder, SwitchOrder } from '../people/index.ts'
import { chargesOf, lotsIn, switchLots, unclaimedOn } from '../portfolios/index.ts'
import { accountIn, changeLots, enter, openingOf, standingIn, type Book } from './book.ts'
import { lastOf, NOTHING, type Course, type Due, type Setting } from './due.ts'
import { countedHolds } from './holds.ts'
import type { KeptAct } from './model.ts'
import { askedAt } from './order-facts.ts'
import { claimedIn } from './sale.ts'
import { receiverOf, receive, withMemory } from './switched-away.ts'

/** A fund switch as it stood when it was asked for. */
export type AskedSwitch = SwitchClaims & {
  readonly kind: 'switch'
  readonly scope: 's2e' | 'ais'
  readonly request: SwitchRequest
}

/**
 * Says what a fund switch holds when it is asked for.
 *
 * @param book everything that has fallen due before
 * @param orders orders that are not finished
 * @param act the act
 */
export const askSwitch = (book: Book, orders: readonly OpenOrder[], { act, asked, at }: KeptAct): AskedSwitch | undefined => {
  const request = act.kind === 'switch' ? switchRequest.safeParse(asked).data : undefined
  const held = request && claimedIn(book, orders, request.source.policy_id, at.day)
  if (act.kind !== 'switch' || request === undefined || held === undefined) return undefined
  const holds =
    act.holds ??
    claimsOfSwitch(request.source.investments, unclaimedOn(standingIn(book, orders), request.source.policy_id, at.day)).holds
  return { kind: 'switch', scope: act.scope, request, whole: act.whole, holds: countedHolds(holds, held.account, at.day) }
}

const instructionsOf = (policy: string, parts: SwitchOrder['out'], meaning: Instruction['meaning']): readonly Instruction[] =>
  parts.map(({ id, amount }) => ({ meaning, policy_id: policy, investment_id: id, amount }))

/** What is sold on its day and bought on another. */
const dues = (order: SwitchOrder, own: OpenOrder & { readonly holds: readonly Hold[] }): readonly Due[] => {
  const { id: operation, policy, to, sold, bought } = order
  const sell: Due['apply'] = (book, orders) => {
    const account = accountIn(book, policy)
    if (account === undefined) return
    const claims = { own: own.holds, others: orders().filter((one) => one.id !== own.id && one.policy === policy) }
    const { lots } = lotsIn(standingIn(book), account)
    const done = switchLots(lots, chargesOf(account), order, claims, receiverOf(book, account, to))
    book.switched.set(operation, { ...done, away: withMemory(book, account, { lots, sold, arriving: done.arriving }) })
    if (done.sale.length === 0) return
    enter(book, entryOf({ id: `${operation}-s`, operation, day: sold, postings: [...openingOf(book, done.sale), ...done.sale] }))
    changeLots(book, policy, JSON.stringify([order, claims]), () => done.lots)
  }
  const buy: Due['apply'] = (book) => {
    const done = book.switched.get(operation)
    if (done === undefined || done.purchase.length === 0) return
    const postings = [...done.purchase, ...receive(book, order, done.away)]
    enter(book, entryOf({ id: `${operation}-b`, operation, day: bought, postings }))
  }
  return [
    { id: `${operation}-s`, day: sold, apply: sell },
    { id: `${operation}-b`, day: bought, apply: buy },
  ]
}

/**
 * Follows a fund switch: it holds its units from the request on, sells them on one day and buys on another. docs/rules/fund-switch.md, FSW-05, FSW-06, FSW-08.
 *
 * @param act the act by which it was asked for
 * @param about acts that name it
 * @param then what it holds
 * @param setting book and moment
 */
export const switchCourse = (
  act: KeptAct,
  about: readonly KeptAct[],
  { scope, request: { source, destination }, whole, holds }: AskedSwitch,
  { book, now }: Setting,
): Course => {
  const { id } = act.act
  const [policy, to] = [source.policy_id, destination.policy_id]
  const isCancelled = lastOf(about, 'cancel') !== undefined
  const life = switchLife({ scope, asked: act.at, isCancelled }, now)
  const { sold, bought } = life
  const done = book.switched.get(id)
  const isNothing = done?.sale.length === 0
  const state = isNothing ? lifeAfterAll('executing', ['nothing-left']) : life.state
  const { out, into } = done === undefined || isNothing ? { out: source.investments, into: destination.investments } : done
  const [told, amount] = [source.investments, out].map((parts) => sumEuros(parts.map((part) => part.amount)))
  const operation: Operation = {
    id,
    scope,
    policy_id: policy,
    ...(to === policy ? {} : { to_policy_id: to }),
    date: act.at.day,
    label: 'Arbitrage',
    status: wordOfLife(state),
    type: 'TRANSFERT',
    amount: amount ?? ZERO_EUROS,
    request_key: act.key,
    ...(isNothing ? {} : { timeline: [...life.timeline] }),
    ...(hasEnded(state) ? { reason: isNothing ? 'nothing-left' : state } : {}),
    ...(state === 'accepted' ? { cancellable: true, cancellable_until: life.cancelUntil } : {}),
    ...(told === undefined || amount === undefined || told.equals(amount)
      ? {}
      : { told_amount: told, differs_by: ['values' as const] }),
  }
  const order: SwitchOrder = { id, policy, to, sold, bought, out: source.investments, into: destination.investments, whole }
  const own = { id, policy, sale: sold, holds }
  return {
    ...NOTHING,
    operations: [operation],
    details: [
      [
        id,
        {
          tax: ZERO_EUROS,
          instructions: [...instructionsOf(policy, out, 'RACHAT'), ...instructionsOf(to, into, 'SOUSCRIPTION')],
          facts: askedAt(act.at),
        },
      ],
    ],
    dues: isCancelled ? [] : dues(order, own),
    orders: hasEnded(state) || done !== undefined ? [] : [own],
    switches: hasEnded(state) || state === 'settled' ? [] : [{ ...order, into }],
    isOver: hasEnded(state) || state === 'settled',
  }
}
