import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import type { Moment } from '../operations/index.ts'
import {
  asksForCeiling,
  boundsOf,
  checkPayment,
  debitsUntil,
  EMPTY_PAYMENT,
  errorsOn,
  happeningsOf,
  investedBy,
  leftToShare,
  lifeOf,
  newFunds,
  nextDebitOf,
  offersOf,
  partsOf,
  paymentPermissionCall,
  requestOf,
  stepOfField,
  type Offer,
  type PaymentContext,
  type PaymentForm,
  type PaymentRequest,
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

const PERMISSION = { punctual: true, periodic: true }
const CONTEXT: PaymentContext = {
  ...OFFER.context,
  blockings: [],
  frequencies: ['MENSUELLE'],
  allocable_accounts: [OFFER.allocable],
}

describe('the accounts that take payments', () => {
  const offered = (context: Partial<PaymentContext>, permission = PERMISSION, account: Partial<Offer['account']> = {}) =>
    offersOf([{ ...OFFER.account, ...account }], [{ ...CONTEXT, ...context }], permission).map(({ ways, refusal }) => [
      ways,
      refusal,
    ])

  it('[PAYM-06] [P-PERM-09] have the ways that every flag allows', () => {
    expect(offered({})).toEqual([[['card', 'debit', 'scheduled'], undefined]])
    expect(offered({ debit_card_exceptional_payment: false })).toEqual([[['debit', 'scheduled'], undefined]])
    expect(offered({ scheduled_payment_creation: false })).toEqual([[['card', 'debit'], undefined]])
    expect(offered({}, { punctual: false, periodic: true })).toEqual([[['scheduled'], undefined]])
    expect(offered({}, { punctual: true, periodic: false })).toEqual([[['card', 'debit'], undefined]])
  })

  it('[P-PERM-09] [P-PERM-13] take no payment that the answer leaves out, and fields that nobody knows are ignored', () => {
    expect(paymentPermissionCall.answer.parse({ punctual: true, other: true })).toEqual({ punctual: true, periodic: false })
    expect(paymentPermissionCall.answer.safeParse({ punctual: 'yes' }).success).toBe(false)
  })

  it('[PAYM-06] [P-PERM-08] [P-PERM-11] say why they take none', () => {
    const closed = { kind: 'closed' }
    expect(offered({}, { punctual: false, periodic: false })).toEqual([[[], closed]])
    expect(offered({}, PERMISSION, { has_acts: false })).toEqual([[['card', 'debit', 'scheduled'], closed]])
    expect(offered({}, PERMISSION, { unsolicited_payment: false })).toEqual([[['card', 'debit', 'scheduled'], closed]])
    expect(offered({ blockings: ['DONNEES_PERSO'] })).toMatchObject([[{}, { kind: 'blocked', code: 'DONNEES_PERSO' }]])
    expect([offered({ allocable_accounts: undefined }), offered({}, PERMISSION, { policy_id: '2' })]).toEqual([[], []])
  })
})

describe('the answers of a payment', () => {
  const on = (
    step: Parameters<typeof errorsOn>[2],
    form: Partial<PaymentForm>,
    offer: Offer = OFFER,
    rum: string | undefined = 'RUM1',
  ) => errorsOn({ ...FORM, ...form }, offer, step, { rum }).map(({ path, code }) => [path, code])
  const within = (context: Partial<PaymentContext>, allocable: Partial<Offer['allocable']> = {}): Offer => ({
    ...OFFER,
    context: { ...OFFER.context, ...context },
    allocable: { ...OFFER.allocable, ...allocable },
  })

  it.each<[string, Partial<PaymentForm>, readonly (readonly string[])[]]>([
    ['PAYM-01', { amount: '' }, [['amount', 'required']]],
    ['PAYM-01', { amount: 'deux cents' }, [['amount', 'wrong']]],
    ['PAYM-01', { amount: '0' }, [['amount', 'zero-amount']]],
    ['PAYM-01', { amount: '10 000,01' }, [['amount', 'amount-too-large']]],
    ['PAY-10', { day: 16 }, [['debit_day', 'wrong']]],
    ['PAYM-06', { way: '' }, [['method', 'required']]],
    [
      'PAYM-04',
      { shares: { money: '20,5', shares: '101' } },
      [
        ['shares.money', 'wrong'],
        ['shares.shares', 'wrong'],
      ],
    ],
    ['PAYM-04', { shares: { money: '99' } }, [['repartitions', 'split-incomplete']]],
    ['PAYM-04', {}, []],
  ])('[%s] with %j are refused on their step', (_, form, errors) => {
    expect(on('amount', form)).toEqual(errors)
  })

  it('[PAYM-01] [PAYM-02] [PAYM-05] are held to the least, to what is left of the year, and to the share of a fund', () => {
    expect(on('amount', {}, within({ min_amount: euros(500) }))).toEqual([['amount', 'amount-too-small']])
    const paid = within({ yearly_limit: { ceiling: euros(10_000), counted: euros('9999.99') } })
    expect(on('amount', { amount: '0,02' }, paid)).toEqual([['amount', 'yearly-ceiling']])
    expect(on('amount', { amount: '0,01' }, paid)).toEqual([])
    expect(
      boundsOf({ ...CONTEXT, yearly_limit: { ceiling: euros(1), counted: euros(2) } }, { type: 'PEE' }).yearly?.toFixed(2),
    ).toBe('0.00')
    const limited = within(
      {},
      { investments: OFFER.allocable.investments.map((fund) => (fund.id === 'money' ? { ...fund, fund_max_rate: 10 } : fund)) },
    )
    expect(on('amount', {}, limited)).toEqual([['repartitions', 'fund-share-too-large']])
    expect(on('amount', { shares: { money: '10', bonds: '40', shares: '50' } }, limited)).toEqual([])
  })

  it('[O-CONST-28] [PAYM-05] give 40 percent to a fund that takes 40, and not 41', () => {
    const euroFund = within(
      {},
      { investments: OFFER.allocable.investments.map((fund) => (fund.id === 'money' ? { ...fund, fund_max_rate: 40 } : fund)) },
    )
    expect(on('amount', { shares: { money: '40', bonds: '10', shares: '50' } }, euroFund)).toEqual([])
    expect(on('amount', { shares: { money: '41', bonds: '9', shares: '50' } }, euroFund)).toEqual([
      ['repartitions', 'fund-share-too-large'],
    ])
  })

  it('[PAYM-02] [PAYM-06] need a warrant, the word on the ceiling, and what is read of new funds', () => {
    expect(errorsOn(FORM, OFFER, 'means', { rum: undefined }).map(({ path }) => path)).toEqual(['rum', 'keeps_ceiling'])
    expect(on('means', { way: 'card', keepsCeiling: true })).toEqual([])
    const told = within({ yearly_limit: { ceiling: euros(10_000), counted: euros(0) } })
    expect([asksForCeiling(OFFER), asksForCeiling(told)]).toEqual([true, false])
    const fresh = within({}, { investments: OFFER.allocable.investments.map((fund) => ({ ...fund, held: fund.id !== 'money' })) })
    expect(newFunds(FORM, fresh).map(({ id }) => id)).toEqual(['money'])
    expect(newFunds({ ...FORM, shares: { money: 'x' } }, fresh)).toEqual([])
    expect([on('summary', {}, fresh), on('summary', { hasRead: true }, fresh), on('summary', {})]).toEqual([
      [['has_read', 'required']],
      [],
      [],
    ])
  })

  it('[PAYM-06] are refused whole for an account that takes none', () => {
    const none = [['policy_id', 'required']]
    expect(errorsOn(FORM, undefined, 'account', { rum: undefined }).map(({ path, code }) => [path, code])).toEqual(none)
    expect(on('account', {}, { ...OFFER, refusal: { kind: 'closed' } })).toEqual(none)
    expect([on('account', {}), on('results', {})]).toEqual([[], []])
  })

  it('[PAYM-04] make a request only when they are whole', () => {
    const request = (form: Partial<PaymentForm>, rum?: string) => requestOf({ ...FORM, ...form }, OFFER, rum)
    expect([request({ amount: '' }), request({ way: '' }), request({ shares: { money: '99' } })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(request({}, 'RUM1')).toMatchObject({
      kind: 'PERIODIC',
      method: 'DIRECT_DEBIT',
      rum: 'RUM1',
      periodicity: 'MENSUELLE',
      debit_day: 10,
    })
    const byCard = request({ way: 'card', shares: { money: '100' } }, 'RUM1')
    expect(byCard).not.toHaveProperty('rum')
    expect(byCard?.repartitions[0]?.investments.map(({ id, amount }) => [id, amount.toFixed(2)])).toEqual([['money', '200.00']])
    expect(request({ way: 'debit' })).not.toHaveProperty('rum')
    expect(requestOf(FORM, { ...OFFER, account: { ...OFFER.account, company_id: undefined } }, 'RUM1')?.main_company_id).toBe('')
    expect([
      leftToShare({ ...FORM, shares: { money: '60', bonds: '50' } }, OFFER.allocable),
      partsOf({ ...FORM, shares: {} }, OFFER.allocable).length,
    ]).toEqual([-10, 3])
  })

  it('[PAYM-06] lead from each refused field of the request to its step', () => {
    expect(['repartitions.0', 'rum', 'has_read', 'policy_id', 'else', ''].map(stepOfField)).toEqual([
      'amount',
      'means',
      'summary',
      'account',
      undefined,
      undefined,
    ])
  })

  it('[PAYM-07] [PAYM-08] by card are captured at once, by debit collected on the third market day', () => {
    const days = (form: Partial<PaymentForm>, offer: Offer = OFFER) =>
      happeningsOf({ ...FORM, ...form }, offer, plainDate('2026-11-20'), '10:00').map(({ what, day }) => [what, day])
    expect(days({ way: 'card' }, within({}, { available_on: undefined }))).toEqual([
      ['captured', '2026-11-20'],
      ['invested', '2026-11-24'],
    ])
    expect(days({ way: 'debit' }).slice(0, 3)).toEqual([
      ['recorded', '2026-11-20'],
      ['collected', '2026-11-25'],
      ['invested', '2026-11-27'],
    ])
  })
})

describe('what became of a payment', () => {
  const asked = at('2026-11-20')
  const later = at('2026-11-20', '11:00', 10)

  it('[PAYM-07] ends where the card is refused', () => {
    expect(lifeOf({ method: 'CARD', asked, card: { isAccepted: false, at: asked } }, later)).toMatchObject({
      state: 'refused',
      invested: undefined,
    })
  })

  it('[PAYM-08] ends where a debit is taken back in time', () => {
    expect(lifeOf({ method: 'DIRECT_DEBIT', asked, cancelled: later }, later)).toMatchObject({
      state: 'cancelled',
      invested: undefined,
    })
  })

  it('[PAYM-09] has no next debit once it is stopped', () => {
    const again = { day: 10, every: 'MENSUELLE', asked: plainDate('2026-11-20') } as const
    expect(nextDebitOf(again, 28, plainDate('2026-11-21'))?.on).toBe('2026-12-10')
    expect(nextDebitOf({ ...again, stopped: plainDate('2026-11-21') }, 28, plainDate('2026-11-21'))).toBeUndefined()
  })

  it('[PAYM-10] brings nothing as long as there is no amount, and no more than itself where nobody adds to it', () => {
    const none = investedBy({ ...FORM, way: 'card', amount: '' }, OFFER, plainDate('2026-11-20'))
    expect([none.topUp, none.total.toFixed(2), none.parts.map((part) => part.toFixed(2))]).toEqual([
      undefined,
      '0.00',
      ['0.00', '0.00', '0.00'],
    ])
    const { top_up: _, ...alone } = OFFER.allocable
    expect(investedBy({ ...FORM, way: 'card' }, { ...OFFER, allocable: alone }, plainDate('2026-11-20')).total.toFixed(2)).toBe(
      '200.00',
    )
  })

  it('[PAYM-04] shares as far as the percents go', () => {
    const parts = (form: Partial<PaymentForm>) => partsOf({ ...FORM, ...form }, OFFER.allocable).map((part) => part.toFixed(2))
    expect(parts({ shares: { money: '20', bonds: 'x' } })).toEqual(['40.00', '0.00', '0.00'])
    expect(parts({ amount: '' })).toEqual(['0.00', '0.00', '0.00'])
    expect(leftToShare({ ...FORM, shares: { money: 'x', bonds: '30' } }, OFFER.allocable)).toBe(70)
  })
})

describe('a payment as the server checks it', () => {
  const REQUEST = requestOf(FORM, OFFER, 'RUM1') as PaymentRequest
  const codes = (request: Partial<PaymentRequest>, context: Partial<PaymentContext> = {}) =>
    checkPayment({ ...REQUEST, ...request }, { ...CONTEXT, ...context }, ['RUM1']).map(({ path, code }) => [path, code])

  it('[PAYM-01] [PAYM-04] [PAYM-06] is refused by the rules of the form, field by field', () => {
    expect(codes({})).toEqual([])
    expect([codes({ policy_id: '2' }), codes({}, { allocable_accounts: undefined })]).toEqual([
      [['policy_id', 'unknown-policy']],
      [['policy_id', 'unknown-policy']],
    ])
    expect(codes({ method: 'CARD' })).toEqual([
      ['method', 'wrong'],
      ['rum', 'wrong'],
    ])
    expect(codes({ kind: 'PUNCTUAL' })).toEqual([
      ['periodicity', 'wrong'],
      ['debit_day', 'wrong'],
    ])
    expect(codes({ periodicity: 'ANNUELLE', debit_day: 16 })).toEqual([
      ['periodicity', 'wrong'],
      ['debit_day', 'wrong'],
    ])
    expect(codes({ periodicity: undefined, debit_day: undefined })).toEqual([
      ['periodicity', 'wrong'],
      ['debit_day', 'wrong'],
    ])
    const once = { kind: 'PUNCTUAL', method: 'CARD', periodicity: undefined, debit_day: undefined, rum: undefined } as const
    expect(codes(once)).toEqual([])
    expect(codes({ rum: 'ANOTHER' })).toEqual([['rum', 'wrong']])
    expect([codes({ repartitions: [] }), codes({ repartitions: [{ id: '9', investments: [] }] })]).toEqual([
      [['repartitions', 'wrong']],
      [['repartitions', 'wrong']],
    ])
    const twice = [...(REQUEST.repartitions[0]?.investments ?? []), { id: 'money', amount: euros(1) }]
    expect(codes({ repartitions: [{ id: '1', investments: twice }] })).toEqual([['repartitions', 'wrong']])
    expect(codes({ amount: euros('200.01') })).toEqual([['repartitions', 'split-incomplete']])
  })
})
