import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { addDays, plainDate, yearOf } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { changeOver, changesByYear, changeSince, chargesOfYear, historyOf, monthlyOf, within } from './index.ts'
import { startOfYear } from './periods.ts'

const on = (date: string, amount: string) => ({ date: plainDate(date), amount: euros(amount) })
const VALUES = [
  on('2024-11-29', '90'),
  on('2024-12-31', '100'),
  on('2025-06-30', '80'),
  on('2025-12-31', '110'),
  on('2026-11-18', '104.5'),
]

describe('the sheet of a fund', () => {
  it('[INV-20] tells each calendar year from the last value of the year before; the first one is not known', () => {
    expect(changesByYear(VALUES).map(({ year, change }) => [year, change.toString()])).toEqual([
      [2026, '-0.05'],
      [2025, '0.1'],
    ])
    expect(changesByYear([])).toEqual([])
  })

  it('[INV-21] tells what it gained since a purchase from the value of that day, where there is one', () => {
    expect(changeSince(VALUES, plainDate('2025-07-14'))?.toString()).toBe('0.30625')
    expect(changeSince(VALUES, plainDate('2024-11-28'))).toBeUndefined()
    expect(changeSince([], plainDate('2024-11-28'))).toBeUndefined()
  })

  it('[INV-22] costs its charges of a year on the amount that is held, to the cent', () => {
    // 5 239.24 × 1.48 % = 77.540752
    expect(chargesOfYear(euros('5239.24'), 1.48).toString()).toBe('77.54')
    expect(chargesOfYear(euros(0), 1.48).toString()).toBe('0')
  })

  it('lists the last value of each month, the latest first', () => {
    expect(monthlyOf([on('2025-06-02', '1'), on('2025-06-30', '2'), on('2025-07-01', '3')]).map(({ date }) => date)).toEqual([
      '2025-07-01',
      '2025-06-30',
    ])
  })

  const days = fc.uniqueArray(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 12 })
  test.prop([days, fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 12, maxLength: 12 })])(
    '[INV-20] [FUND-08] the gain of the year so far is the line of this year: both start from the last value of the year before',
    (places, cents) => {
      const values = places
        .toSorted((one, other) => one - other)
        .map((place, at) => ({ date: addDays(plainDate('2025-01-01'), place), amount: euros((cents[at] ?? 1) / 100) }))
      const today = values.at(-1)?.date ?? plainDate('2026-11-20')
      const line = changesByYear(values).find(({ year }) => year === yearOf(today))
      const isStarted = startOfYear(values, yearOf(today)) !== undefined
      expect(line?.change).toEqual(isStarted ? changeOver(within(values, 'year-start', today)) : undefined)
    },
  )

  test.prop([fc.integer({ min: 1, max: 2 ** 31 }), fc.double({ min: -0.1, max: 0.1, noNaN: true })], SLOW)(
    '[INV-20] the changes of the years multiply to that of the whole time',
    (seed, growth) => {
      const anchor = { day: plainDate('2026-11-18'), value: euros(100) }
      const history = historyOf({ seed, growth, volatility: 0.1, anchor }, plainDate('2026-11-18'))
      const years = changesByYear(history)
      const product = years.reduce((all, { change }) => all * (1 + change.toNumber()), 1)
      const start = history.findLast(({ date }) => date < '2021-01-01')?.amount.toNumber() ?? 0
      expect(product).toBeCloseTo(100 / start, 6)
    },
  )
})
