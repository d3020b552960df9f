import { fc, test } from '@fast-check/vitest'
import { differenceInYears } from 'date-fns/differenceInYears'
import { describe, expect } from 'vitest'

import { inProportion } from '../properties/arbitraries.ts'
import { birthDates, dates, leapDayBirths, simulationDays } from './arbitraries.ts'
import {
  addDays,
  addMonths,
  addYears,
  birthdayAt,
  completedYears,
  dateOf,
  dayOf,
  daysBetween,
  daysInMonth,
  firstDayOfMonthFrom,
  formatFrenchDate,
  frenchDateOnWire,
  hourInParis,
  isAdult,
  isMarketDay,
  isPlainDate,
  marketDaysOf,
  monthOf,
  parseFrenchDate,
  todayInParis,
  wholeMonthsBetween,
  yearOf,
  type PlainDate,
} from './index.ts'

const PLATFORM = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })

/** Noon of the day where the tests run: far from any change of the clocks. */
const local = (date: PlainDate): Date => new Date(yearOf(date), monthOf(date) - 1, dayOf(date), 12)

const DAY = 86_400_000
/** Days counted by the language's own calendar in universal time, which knows no change of the clocks. */
const dayNumber = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`) / DAY
const dayOfNumber = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10)

const monthCounts = fc.integer({ min: -1200, max: 1200 })

describe('dates, in general', () => {
  test.prop([dates])(
    '[P-FMT-01] [S-CONST-54] [S-CONST-55] a date is read back as it was written, on screen and on the wire',
    (date) => {
      expect(parseFrenchDate(formatFrenchDate(date))).toBe(date)
      expect(frenchDateOnWire.decode(frenchDateOnWire.encode(date))).toBe(date)
    },
  )

  test.prop([fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9999 })])(
    '[P-FMT-01] a text in the form of a date is read exactly if the calendar has that day',
    (day, month, year) => {
      const [d, m, y] = [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year).padStart(4, '0')]
      const time = Date.parse(`${y}-${m}-${d}T00:00:00Z`)
      const exists = year > 0 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${y}-${m}-${d}`)
      expect(parseFrenchDate(`${d}/${m}/${y}`)).toBe(exists ? `${y}-${m}-${d}` : undefined)
    },
  )

  test.prop([fc.string()])('[P-FMT-01] no other text is taken for a date', (text) => {
    const date = parseFrenchDate(text)
    if (date !== undefined) expect(formatFrenchDate(date)).toBe(text)
    expect(isPlainDate(text)).toBe(false)
  })

  test.prop([dates, monthCounts])('moving by months keeps the day, or takes the last day of a shorter month', (date, count) => {
    const moved = addMonths(date, count)
    const months = (day: PlainDate) => yearOf(day) * 12 + monthOf(day)
    expect(months(moved) - months(date)).toBe(count)
    expect(dayOf(moved)).toBe(Math.min(dayOf(date), daysInMonth(yearOf(moved), monthOf(moved))))
    expect(addYears(date, Math.trunc(count / 12))).toBe(addMonths(date, Math.trunc(count / 12) * 12))
  })

  test.prop([dates])('the market days of a month are those on which there is a market', (date) => {
    const [year, month] = [yearOf(date), monthOf(date)]
    const days = Array.from({ length: daysInMonth(year, month) }, (_, place) => place + 1)
    expect(marketDaysOf(year, month)).toEqual(days.filter((day) => isMarketDay(dateOf(year, month, day))))
  })

  test.prop([dates, monthCounts])('moving by days agrees with the calendar of universal time', (date, count) => {
    expect(addDays(date, count * 30)).toBe(dayOfNumber(dayNumber(date) + count * 30))
  })

  test.prop([dates, dates])('counting days agrees with the calendar of universal time and undoes moving by days', (from, to) => {
    expect(daysBetween(from, to)).toBe(dayNumber(to) - dayNumber(from))
    expect(addDays(from, daysBetween(from, to))).toBe(to)
  })

  test.prop([dates, dates])(
    'whole months are the most that do not pass the second date, and change sign with the order',
    (a, b) => {
      const [from, to] = a <= b ? [a, b] : [b, a]
      const months = wholeMonthsBetween(from, to)
      expect(addMonths(from, months) <= to).toBe(true)
      expect(addMonths(from, months + 1) > to).toBe(true)
      expect(wholeMonthsBetween(to, from) + months).toBe(0)
    },
  )

  test.prop([dates])('the first of a month from a date on is a 1st, not before the date and less than a month after', (date) => {
    const first = firstDayOfMonthFrom(date)
    expect(dayOf(first)).toBe(1)
    expect(daysBetween(date, first)).toBeGreaterThanOrEqual(0)
    expect(daysBetween(date, first)).toBeLessThan(31)
  })

  test.prop([fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) })])(
    'Paris is on the day of London or on the next one',
    (instant) => {
      const utc = new Date(instant).toISOString().slice(0, 10)
      const ahead = daysBetween(utc as PlainDate, todayInParis(instant))
      expect([0, 1]).toContain(ahead)
    },
  )

  test.prop([fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2037, 11, 31) })], inProportion(20))(
    'day and hour in Paris are those of the zone history that the platform carries',
    (instant) => {
      expect(`${todayInParis(instant)} ${hourInParis(instant)}`).toBe(PLATFORM.format(instant))
    },
  )

  test.prop([fc.integer({ min: 1996, max: 2037 }), fc.constantFrom(3, 10), fc.integer({ min: -1, max: 1 })])(
    'day and hour in Paris change where the platform changes them, to the millisecond',
    (year, month, offset) => {
      const lastDay = Date.UTC(year, month - 1, 31, 1)
      const change = lastDay - new Date(lastDay).getUTCDay() * 86_400_000 + offset
      expect(`${todayInParis(change)} ${hourInParis(change)}`).toBe(PLATFORM.format(change))
    },
  )
})

describe('ages, in general', () => {
  test.prop([birthDates, fc.nat({ max: 121 })])(
    '[MRM-65] an age is reached on its birthday and not the day before',
    (birth, age) => {
      const birthday = birthdayAt(birth, age)
      expect(completedYears(birth, birthday)).toBe(age)
      expect(completedYears(birth, addDays(birthday, -1))).toBe(age - 1)
    },
  )

  test.prop([leapDayBirths, fc.integer({ min: 1, max: 121 })])(
    '[MRM-65] born on 29 February, the birthday is never before the last of February has passed',
    (birth, age) => {
      const birthday = birthdayAt(birth, age)
      expect(['02-29', '03-01']).toContain(birthday.slice(5))
      expect(addDays(birthday, -1).slice(5, 7)).toBe('02')
    },
  )

  test.prop([birthDates, simulationDays])('an age agrees with date-fns', (birth, on) => {
    expect(completedYears(birth, on)).toBe(differenceInYears(local(on), local(birth)))
  })

  test.prop([birthDates, simulationDays])(
    '[MRM-65] an adult was born on or before the day eighteen years ago',
    (birth, today) => {
      expect(isAdult(birth, today)).toBe(birth <= addYears(today, -18))
    },
  )
})
