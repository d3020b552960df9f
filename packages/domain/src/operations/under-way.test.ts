import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { operations } from './arbitraries.ts'
import { kindOf, operationState, ordersOn, ordersUnderWay, timelineOf, type Operation } from './index.ts'

const TODAY = plainDate('2026-11-24')
const PEE = { policy_id: '00482190', title: 'PEE' }

/** The request of finding 3: 5 209,41 € before charges, sold on the 24th. */
const RELEASE: Operation = {
  id: '41720003',
  scope: 's2e',
  policy_id: PEE.policy_id,
  date: plainDate('2026-11-20'),
  label: 'Déblocage anticipé',
  status: 'En cours',
  type: 'REMBOURSEMENT',
  amount: euros('5000'),
  gross_amount: euros('5209.41'),
  timeline: timelineOf('release', plainDate('2026-11-20'), plainDate('2026-11-23')),
}

describe('orders under way', () => {
  it('[OPER-21] carry kind, account, the amount before charges, and what happens next on which day', () => {
    expect(ordersUnderWay([RELEASE], [PEE], plainDate('2026-11-23'))).toEqual([
      {
        id: '41720003',
        kind: 'refund',
        amount: euros('5209.41'),
        net: euros('5000'),
        policyId: '00482190',
        account: 'PEE',
        next: { step: 'sale', day: '2026-11-24' },
        life: [
          { step: 'requested', state: 'done' },
          { step: 'sale', state: 'now' },
          { step: 'transfer-sent', state: 'ahead' },
          { step: 'on-account', state: 'ahead' },
        ],
      },
    ])
  })

  it('[OPER-21] do not call a day to come that has passed since they were read', () => {
    const [order] = ordersUnderWay([RELEASE], [PEE], plainDate('2026-11-25'))
    expect(order?.next).toEqual({ step: 'transfer-sent', day: '2026-11-25' })
    expect(order?.life.find(({ state }) => state === 'now')?.step).toBe('transfer-sent')
    expect(ordersUnderWay([RELEASE], [PEE], plainDate('2026-12-24'))[0]?.next).toBeUndefined()
  })

  it('[OPER-21] have no next day where nobody tells one, and keep the place of those that wait for nothing known', () => {
    const { timeline: _, gross_amount: __, ...bare } = RELEASE
    const orders = ordersUnderWay([{ ...bare, id: '1', policy_id: 'gone' }, RELEASE], [PEE], TODAY)
    expect(
      orders.map(({ id, amount, net, account, next }) => [id, amount.toFixed(2), net?.toFixed(2), account, next?.day]),
    ).toEqual([
      ['41720003', '5209.41', '5000.00', 'PEE', '2026-11-24'],
      ['1', '5000.00', undefined, undefined, undefined],
    ])
  })

  it.each([
    ['what is done', { status: 'Traité' }],
    ['what was cancelled', { status: 'Annulé' }],
    ['a word that nobody has described', { status: 'En attente' }],
    ['the choice of a premium, which has its own card', { type: 'BO_PARTICIPATION' }],
    ['what the company pays', { type: 'ABONDEMENT' }],
  ])('[OPER-21] leave out %s', (_, more) => {
    expect(ordersUnderWay([{ ...RELEASE, ...more }], [PEE], TODAY)).toEqual([])
  })

  it('[OPER-21] of an account are those that name it', () => {
    const orders = ordersUnderWay([RELEASE, { ...RELEASE, id: '2', policy_id: undefined }], [PEE], TODAY)
    expect(ordersOn(orders, ['00482190', 'x']).map(({ id }) => id)).toEqual(['41720003'])
    expect(ordersOn(orders, [])).toEqual([])
  })
})

test.prop([fc.array(operations, { maxLength: 20 }), datesOfYears(2026, 2026)])(
  '[OPER-21] name each unfinished order once, in the order of their days, whatever the order of the list',
  (list, today) => {
    const orders = ordersUnderWay(list, [], today)
    const unfinished = list.filter(
      ({ status, type }) =>
        operationState(status) === 'in-progress' && ['payment', 'switch', 'refund', 'transfer-in'].includes(kindOf(type)),
    )
    expect(orders.map(({ id }) => id).toSorted()).toEqual(unfinished.map(({ id }) => id).toSorted())
    expect(ordersUnderWay(list.toReversed(), [], today)).toEqual(orders)
    expect(orders.every(({ next }) => next === undefined || next.day >= today)).toBe(true)
  },
)
