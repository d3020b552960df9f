import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import type { Account } from '../accounts/index.ts'
import { pathOf } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import {
  availableOf,
  deductiblePaid,
  employeeGaugeCall,
  fillOf,
  gauge,
  GAUGE_ANIMATION_MS,
  GAUGE_TYPES,
  planKindOf,
  retirementGaugeByTypeCall,
  retirementGaugeCall,
  shownGauges,
  topUpCeiling,
  topUpCeilingYear,
  topUpShare,
  topUpsPaid,
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
  ])('[CON-01] on %s is %s for a PEE and %s for a PERCO at most', (day, pee, perco) => {
    const date = plainDate(day)
    expect([topUpCeiling('pee', date), topUpCeiling('perco', date)].map(String)).toEqual([pee, perco])
  })

  it.each([
    ['pee', '3768', 2025],
    ['perco', '7536', 2025],
    ['pee', '3844.8', 2026],
    ['perco', '7689.6', 2026],
    ['pee', '7689.6', undefined],
    ['perco', '3844.8', undefined],
    // 8 % of 46 368: what was added in 2024 is known by no rate.
    ['pee', '3709.44', undefined],
  ] as const)('[CON-01] for a %s of %s is that of %s', (type, ceiling, year) => {
    expect(topUpCeilingYear(type, euros(ceiling))).toBe(year)
  })

  it.each([
    ['pee', '3844.8', '2020-01-01', '0.08'],
    ['perco', '7536', '2024-12-31', '0.16'],
    ['perco', '7689.6', '2031-07-14', '0.16'],
    ['pee', '3000', '2026-11-20', '0.08'],
    ['perco', '3000', '2025-01-01', '0.16'],
    ['pee', '3000', '2024-12-31', undefined],
  ] as const)('[CON-01] a %s of %s is seen on %s as this share: %s', (type, ceiling, day, share) => {
    expect(topUpShare(type, euros(ceiling), plainDate(day))?.toString()).toBe(share)
  })
})

describe('what has been paid', () => {
  const account = (policy_id: string, type: Account['type']): Account => ({
    type,
    scope: 'ais',
    title: type,
    policy_id,
    balance: euros(0),
  })
  const paid = (policy_id: string, type: string, amount: number, more: Partial<Operation> = {}): Operation => ({
    id: `${policy_id}-${type}-${amount}`,
    scope: 'ais',
    policy_id,
    date: plainDate('2026-06-30'),
    label: type,
    status: 'Traité',
    amount: euros(amount),
    type,
    ...more,
  })
  const plans = [account('1', 'PERECO'), account('2', 'PER')]

  it('[CON-02] adds the employer’s additions to plans of one kind, of their own or beside a payment', () => {
    const operations = [
      paid('1', 'ABONDEMENT', 100),
      paid('2', 'AFF_ABONDE', 20),
      paid('1', 'COMPTABLE_ABONDEMENT', 3),
      paid('1', 'VL', 300, { abondment: euros('0.5') }),
      paid('3', 'ABONDEMENT', 1000),
      paid('1', 'ABONDEMENT', 1000, { status: 'Annulé' }),
      paid('1', 'ABONDEMENT', 1000, { status: 'En cours' }),
      paid('1', 'ABONDEMENT', 1000, { date: plainDate('2025-12-31') }),
      paid('1', 'AFF_COT', 1000),
    ]
    expect(topUpsPaid(operations, plans, 2026).toString()).toBe('123.5')
    expect(topUpsPaid(operations, plans, 2027).toString()).toBe('0')
  })

  it('[CON-02] tells plans of one ceiling from those of the other and of none', () => {
    const types = ['PEE', 'PEG', 'PEI', 'PERCO', 'PERECO', 'PERECOI', 'PER', 'PERO', 'A83', 'LIFE'] as const
    expect(types.map((type) => planKindOf(type))).toEqual([
      ...Array.from({ length: 3 }, () => 'pee'),
      ...Array.from({ length: 4 }, () => 'perco'),
      undefined,
      undefined,
      undefined,
    ])
  })

  it('[CON-03] adds the saver’s own payments to all plans whose payments are deducted', () => {
    const operations = [paid('1', 'VL', 300), paid('2', 'VL', 40), paid('4', 'VL', 1000), paid('1', 'ABONDEMENT', 1000)]
    expect(deductiblePaid(operations, [...plans, account('4', 'PERCO')], 2026).toString()).toBe('340')
  })
})

describe('the calls', () => {
  it('[S-CALL-37, S-CALL-38] ask by company, and by bulletin and policy', () => {
    expect(pathOf(employeeGaugeCall, { id: '42' })).toBe('/api/v2/services/api-s2e/contribution-gauge/42')
    expect(pathOf(retirementGaugeCall, { a: 'INTERESSEMENT', b: '42' })).toBe(
      '/api/v2/services/api-ais/transactional/option-bulletin/contribution-gauge/INTERESSEMENT/42',
    )
    expect(pathOf(retirementGaugeByTypeCall, { type: 'PARTICIPATION' })).toBe(
      '/api/v2/services/api-ais/transactional/option-bulletin/contribution-gauge/PARTICIPATION',
    )
    expect(retirementGaugeCall.params.safeParse({ a: 'OTHER', b: '1' }).success).toBe(false)
    expect(employeeGaugeCall.answer.decode({ s2e_contribution_gauge: { pee: { ceiling: 10, consumed: 1 } } })).toEqual({
      s2e_contribution_gauge: { pee: of(10, 1) },
    })
    expect(retirementGaugeCall.answer.decode({ per: { ceiling: 10, consumed: 1 } })).toEqual({ per: of(10, 1) })
  })
})
