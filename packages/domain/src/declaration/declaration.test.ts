import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { bought, entryOf, EUR, moved, paidInMoved, paidInto, sold, type Entry, type LotPlace } from '../ledger/index.ts'
import { Decimal, euros, ZERO_EUROS } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import { declarationOf, factsOf, sectionsOf } from './index.ts'

const DAY = plainDate('2026-11-24')
const place: LotPlace = {
  policy: '00482190',
  compartment: '',
  fund: 'prudence',
  acquired_on: plainDate('2021-05-28'),
  available_on: plainDate('2026-06-01'),
  origin: 'payment',
}
const units = new Decimal(10)
const entry = (operation: string, postings: Entry['postings'], day = DAY): Entry =>
  entryOf({ id: `${operation}-${day}`, operation, day, postings })

const release = [
  ...sold(place, units, euros(1000)),
  ...paidInto(place, euros('-700')),
  ...moved(EUR, 'transit/00482190', 'levies', euros('55.80')),
  ...moved(EUR, 'transit/00482190', 'bank', euros('944.20')),
]

describe('what the ledger tells of the tax', () => {
  it('[DECL-02] [DECL-04] of a release: what was withheld, and the gain as what the sale brought less what is given back', () => {
    expect(factsOf([entry('r1', release)], 2026)).toEqual(
      new Map([['r1', { day: DAY, withheld: euros('55.80'), gain: euros(300) }]]),
    )
  })

  it('[DECL-04] a switch, a loss and a payment have no gain', () => {
    const to = { policy: '00482195', compartment: '' }
    const other = { ...place, ...to }
    const facts = factsOf(
      [
        entry('switch', [
          ...sold(place, units, euros(1000)),
          ...moved(EUR, 'transit/00482190', 'transit/00482195', euros(1000)),
          ...bought(other, euros(1000), units),
          ...paidInMoved(place, to, euros(700)),
        ]),
        entry('loss', [
          ...sold(place, units, euros(600)),
          ...paidInto(place, euros(-700)),
          ...moved(EUR, 'transit/00482190', 'bank', euros(600)),
        ]),
        entry('payment', [...moved(EUR, 'bank', 'transit/00482190', euros(50)), ...bought(place, euros(50), units)]),
      ],
      2026,
    )
    expect([...facts.values()].map(({ gain, withheld }) => [gain, withheld])).toEqual([
      [ZERO_EUROS, ZERO_EUROS],
      [ZERO_EUROS, ZERO_EUROS],
      [ZERO_EUROS, ZERO_EUROS],
    ])
  })

  it('[DECL-02] takes entries of one operation together, from its first day on, and those of the year alone', () => {
    const levy = moved(EUR, 'employer/a', 'levies', euros(10))
    const tax = moved(EUR, 'employer/a', 'tax', euros(5))
    const entries = [entry('a', levy, plainDate('2026-12-30')), entry('a', tax, DAY), entry('a', levy, plainDate('2027-01-04'))]
    expect(factsOf(entries, 2026).get('a')).toEqual({ day: DAY, withheld: euros(15), gain: ZERO_EUROS })
    expect(factsOf(entries, 2025).size).toBe(0)
  })
})

const operation = (given: Partial<Operation>): Operation => ({
  id: 'o1',
  scope: 's2e',
  policy_id: '00482190',
  date: plainDate('2026-05-29'),
  label: 'Intéressement',
  status: 'Traité',
  type: 'BO_INTERESSEMENT',
  amount: euros('1000.62'),
  ...given,
})
const PERO = { policy_id: '00482176', type: 'PERO', scope: 'ais', title: 'PERO', balance: ZERO_EUROS } as const

const declared = (operations: readonly Operation[], tax = euros('107.49'), paidOut = euros(300)) =>
  declarationOf({
    year: 2026,
    operations,
    accounts: [PERO],
    facts: factsOf([entry('r1', release)], 2026),
    knownOf: (id) => (id === 'o1' ? { tax, paidOut } : { tax: ZERO_EUROS, paidOut: ZERO_EUROS }),
  })

describe('what a year comes to', () => {
  it('[DECL-03] a premium paid out in part is taxed as pay on its gross part less 6.8 %, and its levies are told with what they were taken from', () => {
    // 1 108.11 × 300 ÷ 1 000.62 = 332.23; 332.23 × 0.932 = 309.64 (by hand).
    expect(declared([operation({})]).lines.map(({ kind, amount, base }) => [kind, amount.toFixed(2), base?.toFixed(2)])).toEqual([
      ['pay', '309.64', '300.00'],
      ['withheld', '107.49', '1108.11'],
    ])
  })

  it('[DECL-01] an own payment to a retirement plan is deducted, with its box; one to a savings plan is not', () => {
    const payments = [
      operation({ id: 'p1', type: 'VL', policy_id: '00482176', amount: euros(150) }),
      operation({ id: 'p2', type: 'VERSEMENT', amount: euros(500) }),
    ]
    expect(sectionsOf(declared(payments))).toMatchObject([
      { kind: 'deductible', box: '6NS', total: euros(150), lines: [{ operation_id: 'p1', policy_id: '00482176' }] },
    ])
  })

  it('[DECL-02] [DECL-04] [DECL-05] a release stands in the year of the ledger, with its gain and what was withheld, and totals are the sums of lines', () => {
    const sections = sectionsOf(
      declared([
        operation({}),
        operation({ id: 'r1', type: 'REMBOURSEMENT', date: plainDate('2025-12-30'), amount: euros('944.20') }),
      ]),
    )
    expect(sections.map(({ kind, box, total }) => [kind, box, total.toFixed(2)])).toEqual([
      ['pay', '1AJ', '309.64'],
      ['gain', undefined, '300.00'],
      ['withheld', undefined, '163.29'],
    ])
    expect(sections.at(-1)?.lines.map(({ operation_id }) => operation_id)).toEqual(['o1', 'r1'])
  })

  it('[DECL-05] an operation that is not done says nothing, one of another year is not told, and years are the latest first', () => {
    const { lines, years } = declared([
      operation({ status: 'En cours' }),
      operation({ id: 'o2', date: plainDate('2024-05-31') }),
      operation({ id: 'o3', type: 'TRANSFERT' }),
      // The rates of before 2018 are not known.
      operation({ id: 'o4', date: plainDate('2017-12-31') }),
    ])
    expect([lines, years]).toEqual([[], [2026, 2024]])
    expect(sectionsOf({ lines })).toEqual([])
  })

  it('[DECL-05] a line of no contract names none', () => {
    const { policy_id: _, ...bare } = operation({})
    expect(declared([bare]).lines.every((line) => !('policy_id' in line))).toBe(true)
  })
})
