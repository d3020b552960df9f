import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { addDays, addMonths, plainDate, type PlainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { NO_EVALUATORS } from './evaluators.testing.ts'
import { euros } from '../money/index.ts'
import {
  addedTax,
  explainRelease,
  freeLots,
  grossFor,
  RELEASE_COMPARTMENTS,
  RELEASE_PLANS,
  RELEASE_REASONS,
  releaseAnswer,
  releaseCheckedUntil,
  releasedLots,
  releaseOf,
  soonFreeLots,
  takeFrom,
  taxOf,
  worthOf,
  yearOfEarlyGains,
  type ReleasePlan,
  type ReleaseReason,
} from './index.ts'

const TODAY = plainDate('2026-11-20')

/** The law as the articles list it, written down apart from the code: what a plan knows, and what of it has six months. */
const KNOWN: Readonly<Record<ReleasePlan, string>> = {
  PEE: 'MARRIAGE THIRD_CHILD SEPARATION VIOLENCE DISABILITY DEATH END_OF_CONTRACT BUSINESS HOME HOME_ENLARGEMENT HOME_DISASTER ENERGY_RENOVATION OVER_INDEBTEDNESS CAREGIVER CLEAN_VEHICLE',
  PERCO: 'DISABILITY DEATH HOME HOME_DISASTER OVER_INDEBTEDNESS END_OF_UNEMPLOYMENT RETIREMENT',
  PER: 'DEATH DISABILITY OVER_INDEBTEDNESS END_OF_UNEMPLOYMENT LIQUIDATION HOME MINOR RETIREMENT',
}
const LIMITED: Readonly<Record<ReleasePlan, string>> = {
  PEE: 'MARRIAGE THIRD_CHILD SEPARATION BUSINESS HOME HOME_ENLARGEMENT HOME_DISASTER ENERGY_RENOVATION CLEAN_VEHICLE',
  PERCO: 'HOME HOME_DISASTER',
  PER: '',
}
const isIn = (list: string, reason: ReleaseReason): boolean => list.split(' ').includes(reason)

const CASES = RELEASE_PLANS.flatMap((plan) =>
  (plan === 'PER' ? RELEASE_COMPARTMENTS : [undefined]).flatMap((compartment) =>
    RELEASE_REASONS.map((reason) => ({ plan, compartment, reason })),
  ),
)

describe('reasons of a release', () => {
  it.each(CASES)('[REL-01] [REL-02] [REL-03] $plan $compartment knows $reason, or not, on each side of each day', (given) => {
    const { plan, compartment, reason } = given
    const isMandatoryOut = compartment === 'co' && (reason === 'HOME' || reason === 'RETIREMENT')
    const isKnown = isIn(KNOWN[plan], reason) && !isMandatoryOut
    const hasEvent = reason !== 'CAREGIVER' && reason !== 'RETIREMENT'
    const isLimited = isIn(LIMITED[plan], reason)
    for (const event of [
      TODAY,
      addDays(TODAY, -1),
      addMonths(TODAY, -6),
      addDays(addMonths(TODAY, -6), -1),
      plainDate('2010-01-01'),
    ]) {
      const answer = releaseAnswer({ ...given, event, on: TODAY })
      const isPast = hasEvent && isLimited && event < addMonths(TODAY, -6)
      const isBeforeLaw = (reason === 'ENERGY_RENOVATION' || reason === 'CLEAN_VEHICLE') && event < plainDate('2024-07-07')
      expect(answer.kind).toBe(!isKnown ? 'unknown-reason' : isBeforeLaw ? 'before-law' : isPast ? 'past-limit' : 'allowed')
      const lastDay = isKnown && hasEvent && isLimited && !isBeforeLaw ? addMonths(event, 6) : undefined
      expect('lastDay' in answer ? answer.lastDay : undefined).toBe(lastDay)
    }
    const late = releaseAnswer({ ...given, event: addDays(TODAY, 1), on: TODAY }).kind
    expect(late).toBe(isKnown ? 'not-happened' : 'unknown-reason')
    expect(releaseAnswer({ ...given, event: undefined, on: TODAY }).kind).toBe(
      !isKnown ? 'unknown-reason' : hasEvent ? 'no-event' : 'allowed',
    )
  })

  it.each(['ENERGY_RENOVATION', 'CLEAN_VEHICLE'] as const)(
    '[REL-03] %s: events from 7 July 2024 on, in their six months',
    (reason) => {
      const answer = (event: string, on: string) =>
        releaseAnswer({ plan: 'PEE', reason, event: plainDate(event), on: plainDate(on) })
      expect(answer('2024-07-06', '2025-01-02')).toEqual({ kind: 'before-law', from: '2024-07-07' })
      expect(answer('2024-07-07', '2025-01-02')).toMatchObject({ kind: 'allowed', lastDay: '2025-01-07', daysLeft: 5 })
      expect(answer('2024-07-07', '2025-01-08').kind).toBe('past-limit')
    },
  )

  it('[REL-03] nobody knows these reasons, nor the help to a relative, before the decree', () => {
    for (const reason of ['ENERGY_RENOVATION', 'CLEAN_VEHICLE', 'CAREGIVER'] as const)
      expect(releaseAnswer({ plan: 'PEE', reason, event: undefined, on: plainDate('2024-07-06') }).kind).toBe('unknown-reason')
  })

  it.each([
    ['2026-09-14', '2027-03-14', 114],
    ['2026-08-29', '2027-02-28', 100],
    ['2026-08-30', '2027-02-28', 100],
    ['2026-08-31', '2027-02-28', 100],
  ])('[REL-04] [CTX-17] an event of %s can be asked for until %s', (event, lastDay, daysLeft) => {
    const question = { plan: 'PEE', reason: 'HOME', event: plainDate(event) } as const
    expect(releaseAnswer({ ...question, on: TODAY })).toMatchObject({ kind: 'allowed', lastDay, daysLeft })
    expect(releaseAnswer({ ...question, on: plainDate(lastDay) })).toMatchObject({ kind: 'allowed', daysLeft: 0 })
    expect(releaseAnswer({ ...question, on: addDays(plainDate(lastDay), 1) }).kind).toBe('past-limit')
  })

  it.each([
    ['2027-08-29', '2028-02-29'],
    ['2027-08-30', '2028-02-29'],
    ['2027-08-31', '2028-02-29'],
    ['2026-02-28', '2026-08-28'],
    ['2028-02-28', '2028-08-28'],
    ['2028-02-29', '2028-08-29'],
  ])('[REL-04] months end where they end, leap year or not: %s until %s', (event, lastDay) => {
    const day = plainDate(event)
    expect(releaseAnswer({ plan: 'PERCO', reason: 'HOME', event: day, on: day })).toMatchObject({ lastDay })
  })
})

const PLAN = {
  account: { type: 'PEE' },
  reason: 'HOME',
  value: euros('11404.16'),
  paidIn: euros('8849.63'),
  on: TODAY,
} as const
const T = { tax: 'charges', value: euros('11404.16'), paidIn: euros('8849.63'), on: TODAY } as const
const inCents = (figures: object) =>
  Object.values(figures).map((figure: { toFixed: (digits: number) => string }) => figure.toFixed(2))

describe('what a release comes to', () => {
  it('[REL-30] names the year whose rate stands for all of a gain where a plan holds lots of before 2018, or has sold them', () => {
    const [last, first] = [plainDate('2017-12-31'), plainDate('2018-01-01')]
    const of = (type: Account['type'], ...days: PlainDate[]) => ({
      type,
      investments: [{ lots: days.map((acquired_on) => ({ acquired_on })) }] as unknown as Account['investments'],
    })
    const [on, later] = [plainDate('2026-11-20'), plainDate('2027-02-01')]
    expect(['PEE', 'PEG', 'PEI'].map((type) => yearOfEarlyGains(of(type as Account['type'], first, last), on))).toEqual([
      2026, 2026, 2026,
    ])
    expect(yearOfEarlyGains(of('PEE', first), on, [{ acquired_on: last }])).toBe(2026)
    // The rate of 2027 is not known: that of the last check stands in.
    expect(yearOfEarlyGains(of('PEE', last), later)).toBe(2026)
    expect(
      [of('PEE', first), of('PEE'), { type: 'PEE' as const }, of('PERECO', last)].map((one) => yearOfEarlyGains(one, on)),
    ).toEqual([undefined, undefined, undefined, undefined])
  })

  it('[REL-05] [REL-06] [REF-08] 6 000,00 of a PEE worth 11 404,16 pays 5 750,02', () => {
    const release = { ...T, amount: euros(6000) }
    expect(inCents(releaseOf(release))).toEqual(['6000.00', '4656.00', '1344.00', '249.98', '0.00', '5750.02', '0.00'])
  })

  it.each([
    ['vvd', 'HOME', '9372.00', '256.00', '8000.00'],
    ['vvd', 'DISABILITY', '9628.00', '0.00', '0.00'],
    ['vvd', 'RETIREMENT', '9372.00', '256.00', '8000.00'],
    ['vvd', undefined, '9372.00', '256.00', '8000.00'],
    ['vvnd', 'HOME', '9372.00', '256.00', '0.00'],
    ['es', 'HOME', '9628.00', '0.00', '0.00'],
    ['co', 'DEATH', '9628.00', '0.00', '0.00'],
  ] as const)('[REL-06] [REL-07] 10 000 of a PER, %s, %s', (compartment, reason, paid, flatTax, scaleBase) => {
    const tax = taxOf('PER', compartment, reason)
    const figures = releaseOf({ tax, value: euros(25_000), paidIn: euros(20_000), amount: euros(10_000), on: TODAY })
    expect(inCents(figures)).toEqual(['10000.00', '8000.00', '2000.00', '372.00', flatTax, paid, scaleBase])
  })

  it('[REL-06] a sale in 2025 has the rate of 2025, one after the last check the last known', () => {
    const charges = (on: string) => releaseOf({ ...T, on: plainDate(on), amount: euros(6000) }).charges.toFixed(2)
    expect([charges('2025-12-31'), charges('2027-03-14')]).toEqual(['231.17', '249.98'])
    expect([releaseCheckedUntil(TODAY), releaseCheckedUntil(plainDate('2027-03-14'))]).toEqual([undefined, '2026-11-20'])
  })

  it('[REL-05] [REL-07] each figure opens, and replays', () => {
    for (const tax of ['charges', 'scale'] as const)
      for (const node of Object.values(explainRelease({ ...T, tax, amount: euros(6000) })))
        expect(discrepancies(node, NO_EVALUATORS)).toEqual([])
  })

  it('refuses what no plan has', () => {
    for (const wrong of [{ value: euros(0) }, { paidIn: euros(-1) }, { amount: euros(-1) }, { amount: euros('11404.17') }])
      expect(() => releaseOf({ ...T, amount: euros(1), ...wrong })).toThrow('out-of-range')
  })

  it('[REL-08] the smallest amount for a wanted net, and the most there is', () => {
    expect(grossFor(PLAN, euros('5750.02'), euros('6193.72'))).toEqual({ kind: 'gross', amount: euros(6000) })
    const most = releaseOf({ ...T, amount: euros('6193.72') }).paid
    expect(grossFor(PLAN, euros(6000), euros('6193.72'))).toEqual({ kind: 'too-much', most })
  })

  it('[REL-09] the tax of the next year, with the quotient and without it', () => {
    const household = {
      marital_status: 'CE',
      single_parent: false,
      children: 0,
      wage_1: euros(30_000),
      wage_2: euros(0),
      deduction: euros(0),
    } as const
    // By hand from the scale of 2025: 27 000 net of costs owe 1 564, 35 000 owe 3 604 and 29 000 owe 1 883.
    const { plain, withQuotient } = addedTax(household, euros(8000), 2025)
    expect([plain.toFixed(2), withQuotient.toFixed(2)]).toEqual(['2040.00', '1276.00'])
  })
})

const lot = (
  fund: string,
  acquired: string,
  free: string | null,
  amount: number,
  origin: 'payment' | 'profit-sharing' = 'payment',
) => ({
  fund,
  acquired_on: plainDate(acquired),
  available_on: free === null ? null : plainDate(free),
  origin,
  amount: euros(amount),
})

describe('lots that are taken', () => {
  const LOTS = [
    lot('b', '2020-05-01', '2025-06-01', 100),
    lot('a', '2024-05-01', '2029-06-01', 200),
    lot('a', '2023-05-01', '2028-06-01', 300),
    lot('b', '2026-10-01', '2031-06-01', 400, 'profit-sharing'),
    lot('a', '2022-05-01', null, 500),
    lot('b', '2021-05-01', '2027-02-18', 600),
  ]

  it('[REL-10] [REL-11] free, free within ninety days, and blocked ones acquired by the event', () => {
    const event = plainDate('2026-09-14')
    expect(worthOf(freeLots(LOTS, TODAY)).toNumber()).toBe(100)
    expect(worthOf(soonFreeLots(LOTS, TODAY)).toNumber()).toBe(600)
    expect(worthOf(soonFreeLots(LOTS, plainDate('2026-11-19'))).toNumber()).toBe(0)
    expect(worthOf(releasedLots(LOTS, 'HOME', event, TODAY)).toNumber()).toBe(1600)
    expect(worthOf(releasedLots(LOTS, 'END_OF_CONTRACT', event, TODAY)).toNumber()).toBe(2000)
    expect(worthOf(releasedLots(LOTS, 'HOME', plainDate('2023-05-01'), TODAY)).toNumber()).toBe(1400)
  })

  it('[REL-12] fund after fund, in a fund the lot that is free soonest', () => {
    const taken = takeFrom(LOTS, euros(1200), ['a'])
    expect(taken.map(({ lot: { acquired_on }, amount }) => [acquired_on, amount.toNumber()])).toEqual([
      ['2023-05-01', 300],
      ['2024-05-01', 200],
      ['2022-05-01', 500],
      ['2020-05-01', 100],
      ['2021-05-01', 100],
    ])
    const same = [
      lot('a', '2024-02-01', '2029-06-01', 1),
      lot('a', '2024-01-01', '2029-06-01', 1),
      lot('c', '2024-01-01', null, 1),
    ]
    expect(takeFrom(same, euros(1), []).map(({ lot: { acquired_on } }) => acquired_on)).toEqual(['2024-01-01'])
    const waiting = [lot('a', '2024-02-01', null, 1), lot('a', '2024-01-01', null, 1), lot('a', '2024-03-01', '2029-06-01', 1)]
    expect(takeFrom(waiting, euros(2), []).map(({ lot: { acquired_on } }) => acquired_on)).toEqual(['2024-03-01', '2024-01-01'])
  })
})
