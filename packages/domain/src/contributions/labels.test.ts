import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { inOrder, type Derivation } from '../explain/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { explainPremium, explainTopUp, paymentCeilingOf, topUpCaseOf, topUpFor } from './index.ts'

const TODAY = plainDate('2026-11-20')

/** Every figure of a calculation: what it is, where it comes from, and by which rule. */
const figuresOf = (figure: Derivation): readonly string[] =>
  inOrder(figure).map(({ node: { term, unit, source, rule } }) =>
    [term.replace('contributions.', ''), unit, source?.code ?? '-', rule ?? '-'].join(' '),
  )

const ACCOUNT = {
  type: 'PEE' as const,
  top_up: {
    bands: [
      { up_to: euros(500), rate: new Decimal(1) },
      { up_to: null, rate: new Decimal('0.25') },
    ],
    ceiling: euros(3138),
    matched: euros(400),
    own: euros(450),
    received: euros(257),
    kind_received: euros(300),
  },
}

describe('the figures behind what a saver is told', () => {
  it('[TOPUP-01] [TOPUP-02] [TOPUP-03] [TOPUP-04] [TOPUP-05] of a top-up name the plan’s rule, the law and the history', () => {
    const given = topUpCaseOf(ACCOUNT, euros(200), TODAY)
    if (given === undefined) throw new Error('A PEE with a rule is topped up.')
    expect(figuresOf(explainTopUp(given).net)).toEqual([
      'matched-before eur history -',
      'payment eur payment -',
      'matched eur - -',
      'band-end eur plan-rule -',
      'band-end eur plan-rule -',
      'band-start eur plan-rule -',
      'band-start eur plan-rule -',
      'band-part eur plan-rule TOPUP-01',
      'band-rate rate plan-rule -',
      'band-top-up eur plan-rule TOPUP-01',
      'band-end eur plan-rule -',
      'band-start eur plan-rule -',
      'band-start eur plan-rule -',
      'band-part eur plan-rule TOPUP-01',
      'band-rate rate plan-rule -',
      'band-top-up eur plan-rule TOPUP-01',
      'rule-top-up eur plan-rule TOPUP-01',
      'plan-ceiling eur plan-rule -',
      'received eur history -',
      'plan-room eur plan-rule TOPUP-02',
      'social-security-ceiling eur social-security-ceiling -',
      'law-share rate law-ceiling-pee -',
      'law-ceiling eur law-ceiling-pee -',
      'law-ceiling eur law-ceiling-pee CON-01',
      'kind-received eur history -',
      'law-room eur law-ceiling-pee CON-02',
      'multiple count triple -',
      'own-before eur history -',
      'payment eur payment -',
      'own eur - -',
      'triple eur triple -',
      'triple-room eur triple TOPUP-03',
      'least eur - TOPUP-04',
      'gross eur - TOPUP-04',
      'nothing eur - -',
      'gross eur - TOPUP-04',
      'rate rate premium-contributions -',
      'contributions eur premium-contributions TOPUP-05',
      'contributions eur premium-contributions TOPUP-05',
      'net eur - TOPUP-05',
    ])
  })

  it('[PAYCEIL-01] [PAYCEIL-02] of the yearly ceiling name the law and the pay', () => {
    const ceiling = { base: euros('18000.03'), counted: euros(15), asOf: TODAY }
    const of = (status: 'EMPLOYEE' | 'NO_PAY') => paymentCeilingOf({ ...ceiling, status }).explanation.left
    expect(figuresOf(of('EMPLOYEE'))).toEqual([
      'income eur payment -',
      'income-share rate payment-ceiling -',
      'payment-ceiling eur payment-ceiling PAYCEIL-01',
      'fraction eur - -',
      'payment-ceiling eur payment-ceiling PAYCEIL-02',
      'counted eur history -',
      'payment-room eur payment-ceiling PAYCEIL-02',
      'nothing eur - -',
      'payment-room eur payment-ceiling PAYCEIL-02',
    ])
    expect(figuresOf(of('NO_PAY'))).toEqual([
      'social-security-ceiling eur social-security-ceiling -',
      'ceiling-share rate payment-ceiling -',
      'payment-ceiling eur payment-ceiling PAYCEIL-01',
      'counted eur history -',
      'payment-room eur payment-ceiling PAYCEIL-02',
      'nothing eur - -',
      'payment-room eur payment-ceiling PAYCEIL-02',
    ])
    expect(inOrder(of('EMPLOYEE')).find(({ node }) => node.term === 'contributions.income')?.node.details).toEqual({
      status: 'EMPLOYEE',
    })
  })

  it('[TOPUP-07] of a premium name its contributions', () => {
    expect(figuresOf(explainPremium(euros(2480), TODAY).net)).toEqual([
      'premium eur history -',
      'rate rate premium-contributions -',
      'premium-contributions eur premium-contributions TOPUP-07',
      'premium-contributions eur premium-contributions TOPUP-07',
      'premium-net eur - TOPUP-07',
    ])
  })
})

describe('what a plan’s rule adds to a payment', () => {
  it('[TOPUP-01] is reckoned from what counts before it: bands, ceiling, own payments and what was received', () => {
    expect(topUpCaseOf(ACCOUNT, euros(200), TODAY)).toEqual({
      kind: 'pee',
      asOf: TODAY,
      rule: {
        bands: [
          { upTo: euros(500), rate: new Decimal(1) },
          { upTo: undefined, rate: new Decimal('0.25') },
        ],
        ceiling: euros(3138),
      },
      payment: euros(200),
      matchedBefore: euros(400),
      ownBefore: euros(450),
      receivedBefore: euros(257),
      kindReceivedBefore: euros(300),
    })
    // 100 at 100 %, 100 at 25 %; 12,125 of it is taken: 12,13.
    expect(topUpFor(ACCOUNT, euros(200), TODAY)?.net.toFixed(2)).toBe('112.87')
  })

  it('[TOPUP-01] is nothing without a rule, and on a plan of no kind that is topped up', () => {
    expect(topUpCaseOf({ type: 'PEE' }, euros(200), TODAY)).toBeUndefined()
    expect(topUpCaseOf({ ...ACCOUNT, type: 'LIFE' }, euros(200), TODAY)).toBeUndefined()
    expect(topUpFor({ type: 'PEE' }, euros(200), TODAY)).toBeUndefined()
  })
})
