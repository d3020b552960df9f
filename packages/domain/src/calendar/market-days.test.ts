import { describe, expect, test } from 'vitest'

import { addDays } from './arithmetic.ts'
import { addMarketDays, easterOf, isMarketDay, isPublicHoliday, orderDay, weekdayOf } from './market-days.ts'
import { hourInParis, todayInParis } from './paris.ts'
import { dateOf, plainDate } from './plain-date.ts'

describe('holidays and market days', () => {
  // Easter Sundays as the churches publish them.
  test.each([
    [2015, '2015-04-05'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(easterOf(year)).toBe(day)
  })

  // The eleven holidays of 2026, as service-public.fr lists them.
  const OF_2026 = [
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]
  test('the public holidays of a year are the eleven of the labour code', () => {
    const days = Array.from({ length: 365 }, (_, place) => addDays(dateOf(2026, 1, 1), place))
    expect(days.filter(isPublicHoliday)).toEqual(OF_2026)
  })

  test('no market on a weekend, a public holiday, Good Friday and 26 December', () => {
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-11', '2026-04-03', '2025-12-26'])
      expect([day, isMarketDay(plainDate(day))]).toEqual([day, false])
    for (const day of ['2026-11-20', '2026-11-12', '2026-04-02', '2025-12-24'])
      expect([day, isMarketDay(plainDate(day))]).toEqual([day, true])
  })

  test('20 November 2026 is a Friday', () => {
    expect(weekdayOf(plainDate('2026-11-20'))).toBe(5)
  })

  // A switch ordered on 12/11/2026 is sold on 16/11, bought on 20/11 and seen on 23/11; one ordered on 20/11 is sold on 24/11.
  test.each([
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-11-12', 2, '2026-11-16'],
    ['2026-11-12', 6, '2026-11-20'],
    ['2026-11-12', 7, '2026-11-23'],
    ['2026-12-10', -3, '2026-12-07'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -2, '2026-11-18'],
  ])('%s moved by %i market days is %s', (from, count, to) => {
    expect(addMarketDays(plainDate(from), count)).toBe(to)
  })

  test.each([
    ['2026-11-20T17:59:59+01:00', '2026-11-20'],
    ['2026-11-20T18:00:00+01:00', '2026-11-23'],
    // In summer Paris is two hours ahead of UTC.
    ['2026-07-15T15:59:59Z', '2026-07-15'],
    ['2026-07-15T16:00:00Z', '2026-07-16'],
    // A Saturday counts for the Monday, whatever the hour.
    ['2026-11-21T10:00:00+01:00', '2026-11-23'],
    ['2026-11-21T20:00:00+01:00', '2026-11-23'],
    // The eve of Good Friday, after hours: Easter Monday is a holiday too.
    ['2026-04-02T18:00:00+02:00', '2026-04-07'],
    // Christmas Eve of 2026 is a Thursday: Friday is Christmas, then a weekend.
    ['2026-12-24T18:00:00+01:00', '2026-12-28'],
    // The clocks change in the night to 29 March 2026.
    ['2026-03-27T16:59:59Z', '2026-03-27'],
    ['2026-03-30T16:00:00Z', '2026-03-31'],
  ])('[OPER-14] an order confirmed at %s counts for %s', (instant, day) => {
    const epoch = Date.parse(instant)
    expect(orderDay(todayInParis(epoch), hourInParis(epoch))).toBe(day)
  })

  test('a fraction of a day is refused', () => {
    expect(() => addMarketDays(plainDate('2026-11-20'), 0.5)).toThrow(RangeError)
  })
})
