import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { addEuros, Decimal, euros, splitAmount, sumEuros } from '../money/index.ts'
import { NO_EVALUATORS } from './evaluators.testing.ts'
import {
  explainPremium,
  explainTopUp,
  missingForTopUp,
  premiumOf,
  topUpLawCheckedUntil,
  topUpOf,
  type TopUpCase,
} from './index.ts'

type Given = Partial<Record<'payment' | 'matched' | 'own' | 'received' | 'kind', string>>
type Plan = { readonly kind: TopUpCase['kind']; readonly bands: string; readonly ceiling?: string; readonly on?: string }

/** A case from text: bands such as `1000:1;:0.25`; what is not given is 0, own payments are those that were matched. */
const caseOf = ({ kind, bands, ceiling, on = '2026-11-20' }: Plan, given: Given): TopUpCase => ({
  kind,
  asOf: plainDate(on),
  rule: {
    bands: bands.split(';').map((band) => {
      const [upTo = '', rate = ''] = band.split(':')
      return { upTo: upTo === '' ? undefined : euros(upTo), rate: new Decimal(rate) }
    }),
    ceiling: ceiling === undefined ? undefined : euros(ceiling),
  },
  payment: euros(given.payment ?? 0),
  matchedBefore: euros(given.matched ?? 0),
  ownBefore: euros(given.own ?? given.matched ?? 0),
  receivedBefore: euros(given.received ?? 0),
  kindReceivedBefore: euros(given.kind ?? given.received ?? 0),
})

const PERECO: Plan = { kind: 'perco', bands: ':0.5', ceiling: '1314' }
const PEE: Plan = { kind: 'pee', bands: ':0.25', ceiling: '3138' }

const LAW_BOUND: Plan = { kind: 'pee', bands: ':1' }
const ENDING: Plan = { kind: 'pee', bands: '500:1' }

const figures = (given: TopUpCase) => {
  const { gross, contributions, net, bound } = topUpOf(given)
  return [...[gross, contributions, net].map((amount) => amount.toFixed(2)), bound]
}

// Figures of the worked case, reckoned by hand from its sentences.
describe('what the employer adds', () => {
  it.each([
    ['1 239,44 on a PERECO at 50 %', PERECO, { payment: '1239.44' }, ['619.72', '60.11', '559.61', 'rule']],
    ['1 000,00 on a PEE at 25 %', PEE, { payment: '1000', received: '257' }, ['250.00', '24.25', '225.75', 'rule']],
    ['2 239,44, all on the PERECO', PERECO, { payment: '2239.44' }, ['1119.72', '108.61', '1011.11', 'rule']],
    ['nothing', PERECO, { payment: '0' }, ['0.00', '0.00', '0.00', 'rule']],
  ])('[TOPUP-01, TOPUP-05] to %s', (_, plan, given, expected) => {
    expect(figures(caseOf(plan, given))).toEqual(expected)
  })

  it('[TOPUP-01, TOPUP-05] to a payment is invested with it, to the cent', () => {
    const topUps = [topUpOf(caseOf(PERECO, { payment: '1239.44' })), topUpOf(caseOf(PEE, { payment: '1000' }))]
    expect(sumEuros([euros('2239.44'), ...topUps.map(({ net }) => net)]).toFixed(2)).toBe('3024.80')
    const month = addEuros(euros(200), topUpOf(caseOf(PEE, { payment: '200' })).net)
    expect(splitAmount(month, [20, 30, 50]).map((part) => part.toFixed(2))).toEqual(['49.03', '73.55', '122.57'])
  })

  const BANDS: Plan = { kind: 'pee', bands: '1000:1;3000:0.5' }
  it.each([
    ['the first band', '0', '400', '400.00'],
    ['across both bands and beyond the last', '400', '4000', '1600.00'],
    ['to the limit of the first', '400', '600', '600.00'],
    ['a cent beyond it', '400', '600.02', '600.01'],
    ['the second', '1500', '100', '50.00'],
    ['beyond the last', '3000', '500', '0.00'],
  ])('[TOPUP-01] counts the payments of the year: %s, with %s before', (_, matched, payment, gross) => {
    expect(figures(caseOf(BANDS, { matched, payment }))[0]).toBe(gross)
  })

  it('[TOPUP-01] reckons a band of the rule that goes on after a part that is reached', () => {
    expect(figures(caseOf({ kind: 'pee', bands: '1000:1;:0.25' }, { matched: '900', payment: '300' }))[0]).toBe('150.00')
  })

  it('[TOPUP-02] stops at the plan’s ceiling', () => {
    expect(figures(caseOf(PERECO, { payment: '3000', received: '612' }))).toEqual(['702.00', '68.09', '633.91', 'plan'])
    expect(figures(caseOf(PERECO, { payment: '3000', received: '1400' }))).toEqual(['0.00', '0.00', '0.00', 'plan'])
  })

  // 8 % of 48 060, R.3332-8.
  it.each(['1281.60', '1281.61'])('[CON-01, CON-02] stops at the law’s ceiling: %s at 300 %%', (payment) => {
    expect(figures(caseOf({ kind: 'pee', bands: ':3' }, { payment }))[0]).toBe('3844.80')
  })

  it('[CON-02] counts what all companies added against the law’s ceiling, and only this plan’s against its own', () => {
    const given = { payment: '2000', own: '5000', received: '0', kind: '3700' }
    expect(figures(caseOf({ ...PEE, bands: ':1' }, given))).toEqual(['144.80', '14.05', '130.75', 'law'])
  })

  it('[TOPUP-03] is three times the own payments of the year at most, those that the plan does not match included', () => {
    const four: Plan = { kind: 'perco', bands: ':4' }
    expect(figures(caseOf(four, { payment: '100' }))).toEqual(['300.00', '29.10', '270.90', 'triple'])
    expect(figures(caseOf(four, { payment: '100', own: '50' }))).toEqual(['400.00', '38.80', '361.20', 'rule'])
    expect(figures(caseOf(four, { payment: '100', own: '50', kind: '100' }))[0]).toBe('350.00')
  })

  it('[CON-01] follows the year of the payment; a year not known yet has the latest known law, and says so', () => {
    const most = (on: string) => figures(caseOf({ kind: 'pee', bands: ':3', on }, { payment: '9000' }))[0]
    expect(['2025-12-31', '2026-01-01', '2027-06-01'].map(most)).toEqual(['3768.00', '3844.80', '3844.80'])
    expect(['2026-11-20', '2027-01-04'].map((day) => topUpLawCheckedUntil(plainDate(day)))).toEqual([undefined, '2026-11-20'])
  })

  it('[TOPUP-04] is explained down to the law and the plan', () => {
    const { net } = explainTopUp(caseOf(PERECO, { payment: '1239.44', received: '612' }))
    expect([net.value, discrepancies(net, NO_EVALUATORS)]).toEqual(['559.61', []])
    expect(JSON.stringify(net)).toContain('law-ceiling-perco')
  })

  it.each([
    ['of the plan, 612,00 being received already', PERECO, { payment: '1239.44', received: '612' }, '164.56'],
    ['of the law', LAW_BOUND, { payment: '3844.79' }, '0.01'],
    ['where the payment is beyond it', PERECO, { payment: '5000' }, '0.00'],
    ['of a rule that ends before any ceiling', ENDING, { payment: '200' }, '300.00'],
    ['where nothing more is possible', PERECO, { payment: '10', received: '1314' }, undefined],
  ])('[TOPUP-06] lacks a payment of its own to the whole possible %s', (_, plan, given, missing) => {
    expect(missingForTopUp(caseOf(plan, given))?.toFixed(2)).toBe(missing)
  })
})

describe('a bonus or profit share', () => {
  it('[TOPUP-07] is distributed after CSG and CRDS, rounded once', () => {
    const { gross, contributions, net } = premiumOf(euros(2480), plainDate('2026-11-20'))
    expect([gross, contributions, net].map((amount) => amount.toFixed(2))).toEqual(['2480.00', '240.56', '2239.44'])
    const explained = explainPremium(euros(2480), plainDate('2026-11-20')).net
    expect([explained.value, discrepancies(explained, NO_EVALUATORS)]).toEqual(['2239.44', []])
  })
})
