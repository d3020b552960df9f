import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { pathOf } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import {
  availableOf,
  employeeGaugeCall,
  fillOf,
  gauge,
  GAUGE_ANIMATION_MS,
  GAUGE_TYPES,
  retirementGaugeCall,
  shownGauges,
  topUpCeiling,
} from './index.ts'

const of = (ceiling: number, consumed: number) => ({ ceiling: euros(ceiling), consumed: euros(consumed) })

describe('a gauge', () => {
  it.each([
    [4710, 0, '4710', '0'],
    [4000, 1000, '3000', '0.25'],
    [4710, 4710, '0', '1'],
    [4710, 5000, '0', '1'],
    [0, 0, '0', '1'],
    [0, 10, '0', '1'],
  ])('[GAUGE-05, GAUGE-06] of %d with %d paid has %s left and is %s full', (ceiling, consumed, available, fill) => {
    expect([availableOf(of(ceiling, consumed)), fillOf(of(ceiling, consumed))].map(String)).toEqual([available, fill])
  })

  it('[GAUGE-01, GAUGE-02, GAUGE-06] is shown for each account type that has one, in order', () => {
    expect(shownGauges({ per: of(10, 4), pee: of(8, 2) })).toEqual([
      { ...of(8, 2), type: 'pee', available: euros(6), fill: euros('0.25') },
      { ...of(10, 4), type: 'per', available: euros(6), fill: euros('0.4') },
    ])
    expect(shownGauges({})).toEqual([])
    expect(GAUGE_TYPES).toEqual(['pee', 'perco', 'per'])
  })

  it('[GAUGE-03, S-CONST-39] fills in 1.25 s', () => {
    expect(GAUGE_ANIMATION_MS).toBe(1250)
  })

  it('[GAUGE-04] is a ceiling and what is consumed, neither below 0', () => {
    expect(gauge.decode({ ceiling: 3844.8, consumed: 0 })).toEqual({ ceiling: euros('3844.8'), consumed: euros(0) })
    expect(gauge.safeDecode({ ceiling: -1, consumed: 0 }).success).toBe(false)
    expect(gauge.safeParse({ ceiling: 1 }).success).toBe(false)
  })
})

describe('the employer’s top-up', () => {
  // Figures of the law as published: 8 % and 16 % of 47 100 and 48 060.
  it.each([
    ['2025-12-31', '3768', '7536'],
    ['2026-01-01', '3844.8', '7689.6'],
    ['2030-01-01', '3844.8', '7689.6'],
  ])('[GAUGE-07] on %s is %s for a PEE and %s for a PERCO at most', (day, pee, perco) => {
    const date = plainDate(day)
    expect([topUpCeiling('pee', date), topUpCeiling('perco', date)].map(String)).toEqual([pee, perco])
  })
})

describe('the calls', () => {
  it('[S-CALL-37, S-CALL-38] ask by company, and by bulletin and policy', () => {
    expect(pathOf(employeeGaugeCall, { id: '42' })).toBe('/api/v2/services/api-s2e/contribution-gauge/42')
    expect(pathOf(retirementGaugeCall, { a: 'INTERESSEMENT', b: '42' })).toBe(
      '/api/v2/services/api-ais/transactional/option-bulletin/contribution-gauge/INTERESSEMENT/42',
    )
    expect(retirementGaugeCall.params.safeParse({ a: 'OTHER', b: '1' }).success).toBe(false)
    expect(employeeGaugeCall.answer.decode({ s2e_contribution_gauge: { pee: { ceiling: 10, consumed: 1 } } })).toEqual({
      s2e_contribution_gauge: { pee: of(10, 1) },
    })
    expect(retirementGaugeCall.answer.decode({ per: { ceiling: 10, consumed: 1 } })).toEqual({ per: of(10, 1) })
  })
})
