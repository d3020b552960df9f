import { describe, expect, test } from 'vitest'

import { addDays, isMarketDay, plainDate, type PlainDate } from '../calendar/index.ts'
import { Decimal, euros, sumEuros } from '../money/index.ts'
import {
  availablePeriods,
  balanceAfter,
  changeOver,
  changesByYear,
  freeDates,
  historyOf,
  moneyWeightedRate,
  type MoneyWeightedRate,
  performanceBetween,
  periodStart,
  planAvailability,
  valuationDay,
  valueLots,
  valueOf,
  within,
  type FundMarket,
  type Lot,
} from './index.ts'

const day = plainDate
const TODAY = day('2026-11-20')
const SHARES: FundMarket = {
  seed: 48_002_190,
  growth: 0.05,
  volatility: 0.15,
  anchor: { day: day('2026-11-18'), value: euros('184.37') },
}

describe('the value of a fund', () => {
  test('[INV-02] the path goes through the known value', () => {
    expect(valueOf(SHARES, SHARES.anchor.day)).toEqual(euros('184.37'))
  })

  test('[INV-02] a day without market has the value of the last market day before it', () => {
    expect(valueOf(SHARES, day('2026-11-15'))).toEqual(valueOf(SHARES, day('2026-11-13')))
    expect(valueOf(SHARES, day('2026-11-01'))).toEqual(valueOf(SHARES, day('2026-10-30')))
  })

  test('[INV-04] the values used on 20/11/2026 are those of 18/11/2026; over a weekend they stay', () => {
    expect(valuationDay(TODAY)).toBe('2026-11-18')
    expect(valuationDay(day('2026-11-22'))).toBe('2026-11-19')
    expect(valuationDay(day('2026-11-23'))).toBe('2026-11-19')
  })

  test.each(['2014-12-31', '2041-01-01'])('%s lies outside and is refused', (outside) => {
    expect(() => valueOf(SHARES, day(outside))).toThrow(RangeError)
  })

  test('the first and the last day have a value', () => {
    for (const edge of ['2015-01-01', '2015-01-02', '2040-12-31']) expect(valueOf(SHARES, day(edge)).greaterThan(0)).toBe(true)
  })

  test('[INV-02] a history lists the market days of six years, each with the value of that day', () => {
    const history = historyOf(SHARES, day('2026-11-18'))
    expect(history[0]?.date).toBe('2020-11-18')
    expect(history.at(-1)).toEqual({ date: '2026-11-18', amount: euros('184.37') })
    expect(history.every(({ date }) => isMarketDay(date))).toBe(true)
    for (const place of [0, 1, 400, 900, 1500])
      expect(history[place]?.amount).toEqual(valueOf(SHARES, history[place]?.date as PlainDate))
  })

  test('a history begins with the first day of all', () => {
    expect(historyOf(SHARES, day('2017-05-31'))[0]?.date).toBe('2015-01-02')
  })
})

describe('periods of a history', () => {
  const values = (...dates: readonly string[]) => dates.map((date, place) => ({ date: day(date), amount: euros(100 + place) }))

  test('[INV-07] periods start on 1 January, and one, three and five years before', () => {
    expect(periodStart('year-start', TODAY)).toBe('2026-01-01')
    expect(periodStart('one-year', TODAY)).toBe('2025-11-20')
    expect(periodStart('three-years', TODAY)).toBe('2023-11-20')
    expect(periodStart('five-years', day('2028-02-29'))).toBe('2023-02-28')
  })

  test('[INV-07] [S-CONST-36] without values there is no period; with six years of them there are all four', () => {
    expect(availablePeriods([], TODAY)).toEqual([])
    expect(availablePeriods(historyOf(SHARES, day('2026-11-18')), TODAY)).toEqual([
      'year-start',
      'one-year',
      'three-years',
      'five-years',
    ])
  })

  test('[INV-07] a longer period needs a value older than the shorter one', () => {
    expect(availablePeriods(values('2026-09-01', '2026-10-01'), TODAY)).toEqual(['year-start'])
    expect(availablePeriods(values('2025-12-15', '2026-10-01'), TODAY)).toEqual(['one-year'])
    expect(availablePeriods(values('2024-01-02', '2025-01-02'), TODAY)).toEqual(['three-years'])
    expect(availablePeriods(values('2026-10-01'), TODAY)).toEqual([])
  })

  test('[INV-20] [FUND-08] the change over a period compares its last value with the one in force on its first day', () => {
    const history = values('2025-11-14', '2025-12-15', '2026-03-02', '2026-10-01')
    const ofYear = changeOver(within(history, 'year-start', TODAY))
    // From 101 of 15/12/2025 to 103, as the year's own line says.
    expect(ofYear?.toFixed(6)).toBe('0.019802')
    expect(changesByYear(history)[0]?.change).toEqual(ofYear)
    expect(changeOver(within(values('2026-03-02', '2026-10-01'), 'year-start', TODAY))?.toFixed(6)).toBe('0.010000')
    expect(changeOver(values('2026-10-01'))).toBeUndefined()
    expect(changeOver([{ date: TODAY, amount: euros(0) }, ...values('2026-10-01')])).toBeUndefined()
  })
})

describe('lots', () => {
  const lot = (acquired: string, available: string | null, units: string): Lot => ({
    acquired_on: day(acquired),
    available_on: available === null ? null : day(available),
    origin: 'payment',
    units: new Decimal(units),
  })

  test('[INV-01] a fund’s amount is rounded once and its lots add up to it, the odd cent to the oldest of equal ones', () => {
    const holding = valueLots([lot('2025-03-01', null, '1.5'), lot('2024-03-01', null, '1.5')], euros('0.01'))
    expect(holding.amount).toEqual(euros('0.03'))
    expect(holding.lots.map(({ acquired_on, amount }) => [acquired_on, amount.toFixed(2)])).toEqual([
      ['2024-03-01', '0.02'],
      ['2025-03-01', '0.01'],
    ])
  })

  test('a holding without units is worth nothing', () => {
    expect(valueLots([], euros('184.37'))).toEqual({ amount: euros(0), units: euros(0), lots: [] })
    expect(valueLots([lot('2025-03-01', null, '0')], euros(10)).lots[0]?.amount).toEqual(euros(0))
  })

  test('the units of a seeded fund come to its amount', () => {
    expect(valueLots([lot('2025-03-01', null, '28.416998')], euros('184.37')).amount).toEqual(euros('5239.24'))
  })

  test('[INV-05] money of a company plan is free on 1 June of the fifth year after', () => {
    expect(planAvailability(day('2026-01-02'))).toBe('2031-06-01')
    expect(planAvailability(day('2026-12-31'))).toBe('2031-06-01')
  })

  test('amounts are added up by the day on which they become free', () => {
    const { lots } = valueLots(
      [
        lot('2020-05-01', '2025-06-01', '2'),
        lot('2026-01-05', '2031-06-01', '3'),
        lot('2021-05-01', '2026-11-20', '1'),
        lot('2022-01-01', null, '4'),
      ],
      euros(10),
    )
    expect(freeDates(lots, TODAY).map(({ on, amount }) => [on, amount.toFixed(2)])).toEqual([
      [undefined, '30.00'],
      ['2031-06-01', '30.00'],
      ['retirement', '40.00'],
    ])
    expect(sumEuros(freeDates(lots, TODAY).map(({ amount }) => amount))).toEqual(euros(100))
  })
})

describe('performance', () => {
  const movements = { paid_in: euros('1335.60'), top_up: euros('0'), paid_out: euros('0'), charges: euros('0') }

  // Figures of the account page: 1 841,78 € more since 1 January, 1 335,60 € of them paid in.
  test('[INV-03] what was not paid in was earned', () => {
    expect(performanceBetween(euros('46418.62'), euros('48260.40'), movements)).toEqual(euros('506.18'))
    expect(balanceAfter(euros('46418.62'), movements, euros('506.18'))).toEqual(euros('48260.40'))
  })

  test('charges and money paid out are taken from the balance, not from the performance', () => {
    const taken = { paid_in: euros(10), top_up: euros(5), paid_out: euros(30), charges: euros(2) }
    expect(performanceBetween(euros(100), euros(90), taken)).toEqual(euros(7))
  })

  const written = (rate: MoneyWeightedRate | undefined) => {
    if (rate === undefined) return undefined
    return (rate.kind === 'one' ? [rate.rate] : rate.rates).map((one) => one.times(100).toFixed(2))
  }

  // Reference case of a spreadsheet's XIRR, in its documentation.
  test('[INV-06] the money-weighted rate is that of the reference case', () => {
    const rate = moneyWeightedRate([
      { day: day('2008-01-01'), amount: euros(-10_000) },
      { day: day('2008-03-01'), amount: euros(2750) },
      { day: day('2008-10-30'), amount: euros(4250) },
      { day: day('2009-02-15'), amount: euros(3250) },
      { day: day('2009-04-01'), amount: euros(2750) },
    ])
    expect(written(rate)).toEqual(['37.34'])
  })

  // Roots by hand: −100 + 230 v − 132 v² is nil for v = 1 / 1.1 and v = 1 / 1.2; −1000 + 3600 v − 4310 v² + 1716 v³ also for 1 / 1.3.
  test.each([
    [
      [-100, 230, -132],
      ['10.00', '20.00'],
    ],
    [
      [-1000, 3600, -4310, 1716],
      ['10.00', '20.00', '30.00'],
    ],
    // Eighty years, 100 € at 5 %, with 1 € paid in a year before the end: 100 × 1.05^80 + 1.05.
    [[-100, ...Array.from({ length: 78 }, () => 0), -1, 4957.19], ['5.00']],
    // 100 is taken out and comes back: no rate at all.
    [[100, -150, 100], undefined],
    // As many changes of sign as roots, and yet one rate: v = 1 / 1.05, the other two are no real numbers.
    [[-100, 105, -100, 105], ['5.00']],
  ])('[INV-06] of %s, a year apart, says every rate that cancels them', (amounts, rates) => {
    const flows = amounts.map((amount, year) => ({ day: addDays(day('2022-01-01'), 365 * year), amount: euros(amount) }))
    expect(written(moneyWeightedRate(flows))).toEqual(rates)
  })

  test('[INV-06] there is no rate for less than a year, for flows of one sign and for none', () => {
    expect(moneyWeightedRate([])).toBeUndefined()
    expect(
      moneyWeightedRate([
        { day: day('2026-01-01'), amount: euros(-100) },
        { day: day('2026-12-31'), amount: euros(110) },
      ]),
    ).toBeUndefined()
    expect(
      moneyWeightedRate([
        { day: day('2025-01-01'), amount: euros(100) },
        { day: day('2026-12-31'), amount: euros(110) },
      ]),
    ).toBeUndefined()
  })

  test('a year is 365 days', () => {
    const rate = moneyWeightedRate([
      { day: day('2025-01-01'), amount: euros(-100) },
      { day: day('2026-01-01'), amount: euros(110) },
    ])
    expect(written(rate)).toEqual(['10.00'])
  })
})
