import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import {
  debitsUntil,
  EMPTY_PAYMENT,
  happeningsOf,
  investedBy,
  lifeOf,
  nextDebitOf,
  type Moment,
  type Offer,
  type PaymentForm,
} from './index.ts'

const at = (day: string, hour = '10:00', minutes = 0): Moment => ({ day: plainDate(day), hour, minutes })

/** The PEE of the sample company: a quarter on top, 257,00 € of 3 138,00 € received, three funds. */
const OFFER = {
  account: { type: 'PEE', scope: 's2e', title: 'PEE', policy_id: '1', balance: euros(0), company_id: 'c' },
  context: {
    max_amount: euros(10_000),
    blockings: [],
    day_limit: 15,
    day_value_liquidity: 28,
    direct_debit_exceptional_payment: true,
    debit_card_exceptional_payment: true,
    scheduled_payment: true,
    scheduled_payment_creation: true,
    frequencies: ['MENSUELLE'],
    min_amount: undefined,
    yearly_limit: undefined,
  },
  allocable: {
    policy_id: '1',
    title: 'PEE',
    type: 'PEE',
    order: 1,
    available_on: plainDate('2031-06-01'),
    top_up: {
      bands: [{ up_to: null, rate: new Decimal('0.25') }],
      ceiling: euros(3138),
      matched: euros(1028),
      own: euros(2348),
      received: euros(257),
      kind_received: euros(257),
    },
    investments: ['money', 'bonds', 'shares'].map((id) => ({ id, label: id, held: true })),
  },
  ways: ['card', 'debit', 'scheduled'],
  refusal: undefined,
} as const satisfies Offer

const FORM: PaymentForm = {
  ...EMPTY_PAYMENT,
  policyId: '1',
  way: 'scheduled',
  amount: '200',
  shares: { money: '20', bonds: '30', shares: '50' },
}

describe('a payment', () => {
  it('[PAYM-04] [PAYM-10] of 200,00 € brings 45,15 € net, and 245,15 € are shared 49,03, 73,55 and 122,57', () => {
    // Mock-up r of the visual direction.
    const { topUp, total, parts } = investedBy(FORM, OFFER, plainDate('2026-11-20'))
    expect([topUp?.gross, topUp?.contributions, topUp?.net, total, ...parts].map((figure) => figure?.toFixed(2))).toEqual([
      '50.00',
      '4.85',
      '45.15',
      '245.15',
      '49.03',
      '73.55',
      '122.57',
    ])
  })

  it('[PAYM-09] [OPER-15] on the tenth is first debited on 10/12, may be stopped until 07/12 and is invested on 28/12', () => {
    const days = happeningsOf(FORM, OFFER, plainDate('2026-11-20'), '10:00').map(({ what, day }) => [what, day])
    expect(days).toEqual([
      ['recorded', '2026-11-20'],
      ['changeable-until', '2026-12-07'],
      ['debited', '2026-12-10'],
      ['invested', '2026-12-28'],
      ['again', undefined],
      ['available', '2031-06-01'],
    ])
  })

  it.each([
    ['2026-11-20', '17:59', '2026-11-24'],
    ['2026-11-20', '18:00', '2026-11-25'],
    ['2026-11-21', '10:00', '2026-11-25'],
    // Easter Monday and Good Friday are no market days.
    ['2026-04-02', '18:00', '2026-04-09'],
  ])('[PAYM-07] [OPER-14] by card on %s at %s is invested on %s', (day, hour, invested) => {
    const asked = at(day, hour)
    expect(lifeOf({ method: 'CARD', asked, card: { isAccepted: true, at: asked } }, asked)).toMatchObject({
      state: 'executing',
      invested,
    })
  })

  it.each([
    [29, 'awaiting-card'],
    [30, 'lapsed'],
  ])('[PAYM-07] waits for its card: after %i minutes it is %s', (minutes, state) => {
    expect(lifeOf({ method: 'CARD', asked: at('2026-11-20') }, at('2026-11-20', '10:30', minutes)).state).toBe(state)
  })

  it.each([
    [at('2026-11-20', '17:59'), 'accepted'],
    [at('2026-11-20', '18:00'), 'executing'],
    [at('2026-11-26'), 'executing'],
    [at('2026-11-27'), 'settled'],
  ])('[PAYM-08] by debit on 20/11 is, at %j, %s', (now, state) => {
    expect(lifeOf({ method: 'DIRECT_DEBIT', asked: at('2026-11-20') }, now).state).toBe(state)
  })

  it('[PAYM-08] that the bank rejects on the day of the debit is rejected, and is invested nowhere', () => {
    const payment = { method: 'DIRECT_DEBIT', asked: at('2026-11-20'), isRejected: true } as const
    expect(lifeOf(payment, at('2026-11-24')).state).toBe('executing')
    expect(lifeOf(payment, at('2026-11-25'))).toMatchObject({ state: 'rejected', invested: undefined })
  })

  it('[PAYM-09] [OPER-15] is debited month after month, the value of 28/02/2027, a Sunday, being that of 01/03/2027', () => {
    const payment = { day: 10, every: 'MENSUELLE', asked: plainDate('2026-11-20') } as const
    expect(debitsUntil(payment, 28, plainDate('2027-03-09'))).toEqual([
      { on: '2026-12-10', invested: '2026-12-28' },
      { on: '2027-01-11', invested: '2027-01-28' },
      { on: '2027-02-10', invested: '2027-03-01' },
    ])
  })

  it.each([
    ['2026-12-07', 0],
    ['2026-12-08', 1],
  ])('[PAYM-09] [OPER-15] that is stopped on %s was debited %i times by the end of the year', (stopped, count) => {
    const payment = { day: 10, every: 'MENSUELLE', asked: plainDate('2026-11-20'), stopped: plainDate(stopped) } as const
    expect(debitsUntil(payment, 28, plainDate('2026-12-31'))).toHaveLength(count)
    expect(nextDebitOf(payment, 28, plainDate('2026-12-31'))).toBeUndefined()
  })
})
