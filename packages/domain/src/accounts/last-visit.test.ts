import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { divideEuros, euros, sumEuros, type Euros } from '../money/index.ts'
import { accountBalances, anyAccount, listsOf } from './arbitraries.ts'
import { changeOf, historyOfChange, movedOver, movedSinceVisit, partsOfChange, rateOf, spansOf, type Account } from './index.ts'

const TODAY = plainDate('2026-11-20')
const VISIT = plainDate('2026-11-02')

/** 1 000 € on the day of the last visit, 100 € paid in, 50 € of top-up, 12 € lost on the market, 3 € of charges, 35 € paid out. */
const PLAN: Account = {
  type: 'PEE',
  scope: 's2e',
  title: 'Plan',
  policy_id: '1',
  balance: euros('1100'),
  since_visit: {
    from: VISIT,
    paid_in: euros('100'),
    top_up: euros('50'),
    paid_out: euros('35'),
    charges: euros('3'),
    performance: euros('-12'),
  },
  movements: [
    { date: plainDate('2026-10-01'), kind: 'paid_in', amount: euros('900') },
    { date: plainDate('2026-11-12'), kind: 'paid_in', amount: euros('100') },
    { date: plainDate('2026-11-12'), kind: 'top_up', amount: euros('50') },
    { date: plainDate('2026-11-13'), kind: 'charges', amount: euros('3') },
    { date: plainDate('2026-11-14'), kind: 'paid_out', amount: euros('35') },
  ],
  history: [
    { date: VISIT, amount: euros('1000') },
    { date: TODAY, amount: euros('1100') },
  ],
}
const SILENT: Account = { type: 'LIFE', scope: 'bi', title: 'Ailleurs', policy_id: '2', balance: euros('50') }

const signed: fc.Arbitrary<Euros> = fc
  .integer({ min: -10_000_000, max: 10_000_000 })
  .map((cents) => divideEuros(euros(cents), 100))

const visited = fc
  .record({
    paid_in: accountBalances,
    top_up: accountBalances,
    paid_out: accountBalances,
    charges: accountBalances,
    performance: signed,
  })
  .map((parts) => ({ since_visit: { from: VISIT, ...parts } }))

describe('what moved since the last visit', () => {
  it('[ACC-17] is told by its cause and its account, without the accounts that do not say so', () => {
    const moved = movedSinceVisit([PLAN, SILENT], TODAY)
    expect(moved?.change).toMatchObject({ from: VISIT, counted: [PLAN], left: [SILENT] })
    const parts = moved === undefined ? [] : partsOfChange(moved.change)
    expect(parts.map(({ cause, amount }) => `${cause} ${amount.toFixed(2)}`)).toEqual([
      'paid-in 150.00',
      'performance -12.00',
      'charges -3.00',
      'paid-out -35.00',
    ])
    expect(moved?.accounts.map(({ account, moved: by }) => [account.title, by.toFixed(2)])).toEqual([['Plan', '100.00']])
    expect(movedSinceVisit([SILENT], TODAY)).toBeUndefined()
  })

  it('[ACC-17] it is a span of its own, which begins on the day of the visit and has no rate a year', () => {
    const since = PLAN.since_visit === undefined ? [] : [{ ...PLAN.since_visit, from: plainDate('2026-10-01') }]
    expect(spansOf([{ ...PLAN, since }, SILENT], TODAY)).toEqual(['last-visit', 'opening'])
    const change = changeOf([PLAN], 'last-visit', TODAY)
    expect(change?.before.toFixed(2)).toBe('1000.00')
    expect(change && rateOf(change, TODAY)).toBeUndefined()
    const points = change === undefined ? [] : historyOfChange(change, TODAY)
    expect(points.map(({ date, paid }) => [date, paid.toFixed(2)])).toEqual([
      [VISIT, '1000.00'],
      [TODAY, '1115.00'],
    ])
  })

  test.prop([listsOf(anyAccount, { maxLength: 5 }), fc.array(visited, { minLength: 5, maxLength: 5 }), fc.nat({ max: 3 })])(
    '[ACC-11] [ACC-17] the causes of a change and its accounts add up to what moved, to the cent',
    (drawn, visits, most) => {
      const accounts = drawn.map((account, place) => (place % 3 === 2 ? account : Object.assign({}, account, visits[place])))
      const told = movedSinceVisit(accounts, TODAY, most)
      expect(told === undefined).toBe(accounts.length === 0)
      if (told === undefined) return
      const { change, accounts: named, others } = told
      const moved = movedOver(change).toFixed(2)
      expect(sumEuros(partsOfChange(change).map(({ amount }) => amount)).toFixed(2)).toBe(moved)
      expect(sumEuros([...named.map((one) => one.moved), others.moved]).toFixed(2)).toBe(moved)
      expect(named.length).toBeLessThanOrEqual(most)
      expect(change.counted.length + change.left.length).toBe(accounts.length)
    },
  )
})
