import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { addDays, daysBetween, plainDate, type PlainDate } from '../calendar/index.ts'
import { Decimal, euros, subtractEuros, sumEuros } from '../money/index.ts'
import {
  balanceAfter,
  FUND_DAYS,
  LOT_ORIGINS,
  moneyWeightedRate,
  performanceBetween,
  valueLots,
  valueOf,
  type CashFlow,
  type Lot,
} from './index.ts'

const FIRST = plainDate('2016-01-04')
const dates = fc.integer({ min: 0, max: 3800 }).map((days) => addDays(FIRST, days))
const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => euros(new Decimal(amount).dividedBy(100)))
const lot: fc.Arbitrary<Lot> = fc.record({
  acquired_on: dates,
  available_on: fc.option(dates),
  origin: fc.constantFrom(...LOT_ORIGINS),
  units: fc.integer({ min: 0, max: 10_000_000_000 }).map((units) => new Decimal(units).dividedBy(1_000_000)),
})
const movements = fc.record({ paid_in: cents(1e8), top_up: cents(1e8), paid_out: cents(1e8), charges: cents(1e6) })

describe('investments, in general', () => {
  test.prop([fc.array(lot, { minLength: 1, maxLength: 12 }), cents(1_000_000)])(
    '[INV-01] lots add up to their fund, to the cent, and none is below zero',
    (lots, value) => {
      const holding = valueLots(lots, value)
      expect(sumEuros(holding.lots.map(({ amount }) => amount))).toEqual(holding.amount)
      expect(holding.lots.every(({ amount }) => !amount.isNegative())).toBe(true)
      expect(holding.units.times(value).minus(holding.amount).abs().lessThanOrEqualTo('0.005')).toBe(true)
    },
  )

  test.prop([cents(1e9), cents(1e9), movements])(
    '[INV-03] paid in + top-up + performance − charges − paid out = balance',
    (then, now, moved) => {
      expect(balanceAfter(then, moved, performanceBetween(then, now, moved))).toEqual(now)
    },
  )

  test.prop([fc.integer(), dates])(
    '[INV-02] a value is positive, the same twice, and moves by less than a third in a day',
    (seed, on) => {
      const market = { seed, growth: 0.05, volatility: 0.2, anchor: { day: plainDate('2026-11-18'), value: euros('100.00') } }
      const next = addDays(on, 1) > FUND_DAYS.last ? on : addDays(on, 1)
      const [value, after] = [valueOf(market, on), valueOf(market, next)]
      expect(valueOf(market, on)).toEqual(value)
      expect(value.greaterThan(0)).toBe(true)
      expect(subtractEuros(after, value).abs().dividedBy(value).lessThan(0.34)).toBe(true)
    },
  )

  /** Newton's method on 1 + rate in double precision: another solver than the product's. */
  const newton = (flows: readonly CashFlow[], start: number): number => {
    const first = flows.map(({ day }) => day).toSorted()[0] as PlainDate
    const terms = flows.map(({ day, amount }) => ({ years: daysBetween(first, day) / 365, amount: amount.toNumber() }))
    let base = 1 + start
    for (let step = 0; step < 60; step += 1) {
      const value = terms.reduce((sum, { years, amount }) => sum + amount * base ** -years, 0)
      const slope = terms.reduce((sum, { years, amount }) => sum - years * amount * base ** (-years - 1), 0)
      base -= value / slope
    }
    return base - 1
  }

  test.prop([
    fc.array(fc.tuple(fc.integer({ min: 0, max: 2500 }), fc.integer({ min: 1, max: 500_000 })), { minLength: 1, maxLength: 8 }),
    fc.double({ min: 0.5, max: 2, noNaN: true }),
  ])('[INV-06] the money-weighted rate agrees with an independent solver', (paid, factor) => {
    const flows = paid.map(([days, amount]) => ({ day: addDays(FIRST, days), amount: euros(-amount) }))
    const total = paid.reduce((sum, [, amount]) => sum + amount, 0)
    const all = [...flows, { day: addDays(FIRST, 3000), amount: euros(Math.round(total * factor * 100) / 100) }]
    const found = moneyWeightedRate(all)
    const rate = found?.kind === 'one' ? found.rate.toNumber() : NaN
    expect(rate).toBeCloseTo(newton(all, rate), 7)
    const first = all.map(({ day }) => day).toSorted()[0] as PlainDate
    const left = all.reduce((sum, { day, amount }) => sum + amount.toNumber() * (1 + rate) ** (-daysBetween(first, day) / 365), 0)
    expect(Math.abs(left)).toBeLessThan(total * 1e-6)
  })

  test.prop([
    fc.uniqueArray(fc.integer({ min: -50, max: 200 }), {
      minLength: 1,
      maxLength: 4,
      comparator: (one, other) => Math.abs(one - other) < 5,
    }),
  ])('[INV-06] flows made from rates of one’s choice give back each of them', (percents) => {
    // The product of (v·(1 + rate) − 1) over the rates: its amounts change their sign each year.
    let amounts: readonly number[] = [1_000_000]
    for (const percent of percents)
      amounts = [...amounts, 0].map((amount, at) => (amounts[at - 1] ?? 0) * (1 + percent / 100) - amount)
    const flows = amounts.map((amount, year) => ({ day: addDays(FIRST, 365 * year), amount: euros(amount) }))
    const found = moneyWeightedRate(flows)
    const rates = found?.kind === 'several' ? found.rates : found === undefined ? [] : [found.rate]
    expect(rates.map((rate) => rate.times(100).toDecimalPlaces(2).toNumber())).toEqual(
      percents.toSorted((one, other) => one - other),
    )
  })
})
