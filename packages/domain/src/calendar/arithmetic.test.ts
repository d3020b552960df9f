import { describe, expect, it } from 'vitest'

import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  firstDayOfMonthFrom,
  plainDate,
  todayInParis,
  wholeMonthsBetween,
} from './index.ts'

describe('moving a date', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])("by months stays within the month's length: %s and %i months is %s", (date, months, moved) => {
    expect(addMonths(plainDate(date), months)).toBe(moved)
  })

  it.each([
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2026-11-20', -18, '2008-11-20'],
  ])('by years keeps the day where it exists: %s and %i years is %s', (date, years, moved) => {
    expect(addYears(plainDate(date), years)).toBe(moved)
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['1970-01-01', -1, '1969-12-31'],
    ['2000-02-28', 366, '2001-02-28'],
  ])('by days follows the calendar: %s and %i days is %s', (date, days, moved) => {
    expect(addDays(plainDate(date), days)).toBe(moved)
  })

  it('past the years that can be written is an error', () => {
    expect(() => addYears(plainDate('9999-01-01'), 1)).toThrow('No such day: year 10000, month 1, day 1')
    expect(() => addDays(plainDate('0001-01-01'), -1)).toThrow(RangeError)
    expect(() => addMonths(plainDate('2026-01-01'), 0.5)).toThrow(RangeError)
  })
})

describe('time between two dates', () => {
  it('counts days', () => {
    expect(daysBetween(plainDate('2026-11-20'), plainDate('2026-12-01'))).toBe(11)
    expect(daysBetween(plainDate('2026-11-20'), plainDate('2026-11-19'))).toBe(-1)
    expect(daysBetween(plainDate('2000-01-01'), plainDate('2100-01-01'))).toBe(36_525)
  })

  it.each([
    ['2026-11-20', '2028-04-01', 16],
    ['2026-11-20', '2026-12-19', 0],
    ['2026-11-20', '2026-12-20', 1],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-02-27', 0],
    ['2028-04-01', '2026-11-20', -16],
  ])('counts whole months only: from %s to %s are %i', (from, to, months) => {
    expect(wholeMonthsBetween(plainDate(from), plainDate(to))).toBe(months)
  })
})

describe('the first day of a month from a date on', () => {
  it.each([
    ['2028-03-12', '2028-04-01'],
    ['2028-04-01', '2028-04-01'],
    ['2028-12-02', '2029-01-01'],
    ['2028-01-31', '2028-02-01'],
  ])('is %s → %s', (date, first) => {
    expect(firstDayOfMonthFrom(plainDate(date))).toBe(first)
  })
})

describe('today in Paris', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01'],
  ])('changes at midnight there, in winter and in summer: %s is %s', (instant, day) => {
    expect(todayInParis(Date.parse(instant))).toBe(day)
  })
})
