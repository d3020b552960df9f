import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { datesOfYears } from './arbitraries.ts'
import { addDays, addWorkingDays, dateOf, isWorkingDay, plainDate } from './index.ts'

const [FIRST_YEAR, LAST_YEAR] = [2024, 2040]

/**
 * Easter by the rule of its definition, another way than the one under test: the first Sunday after the fourteenth day of the ecclesiastical moon that
 * falls on 21 March or later, the moon being that of the golden number (Clavius, tables of the Gregorian calendar for 1900 to 2199).
 */
const PASCHAL_MOONS = [
  '04-14', '04-03', '03-23', '04-11', '03-31', '04-18', '04-08', '03-28', '04-16', '04-05', '03-25', '04-13', '04-02', '03-22', '04-10',
  '03-30', '04-17', '04-07', '03-27',
] // prettier-ignore
const easterByMoon = (year: number): Date => {
  const moon = new Date(`${year}-${PASCHAL_MOONS[year % 19]}T12:00:00Z`)
  return new Date(moon.getTime() + (7 - moon.getUTCDay()) * 86_400_000)
}

/** Days off of a year, written out with another calendar than the domain's. */
const holidaysOf = (year: number): ReadonlySet<string> => {
  const easter = easterByMoon(year).getTime()
  const movable = [1, 39, 50].map((days) => new Date(easter + days * 86_400_000).toISOString().slice(0, 10))
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].map((day) => `${year}-${day}`)
  return new Set([...fixed, ...movable])
}

describe('working days', () => {
  it('[RIB-09] are Monday to Friday without the eleven holidays, on each day of 2024 to 2040 by a second way of Easter', () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const holidays = holidaysOf(year)
      expect([year, holidays.size]).toEqual([year, year === 2008 ? 10 : 11])
      for (let day = dateOf(year, 1, 1); day < dateOf(year + 1, 1, 1); day = addDays(day, 1)) {
        const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
        expect([day, isWorkingDay(day)]).toEqual([day, weekday > 0 && weekday < 6 && !holidays.has(day)])
      }
    }
  })

  it('[RIB-09] Good Friday and 26 December are worked', () => {
    expect(isWorkingDay(plainDate('2026-04-03'))).toBe(true)
    expect(isWorkingDay(plainDate('2025-12-26'))).toBe(true)
  })

  it.each([
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-12-24', 2, '2026-12-29'],
    // 8 May 2026 is a Friday, Ascension Day 14 May a Thursday.
    ['2026-05-07', 2, '2026-05-12'],
    ['2026-05-13', 5, '2026-05-21'],
    ['2026-11-21', 1, '2026-11-23'],
  ])('[RIB-09] %s and %i working days is %s', (from, count, to) => {
    expect(addWorkingDays(plainDate(from), count)).toBe(to)
  })

  it('moves by whole days forward only', () => {
    for (const count of [0, -1, 1.5]) expect(() => addWorkingDays(plainDate('2026-11-20'), count)).toThrow(RangeError)
  })

  test.prop([datesOfYears(FIRST_YEAR, LAST_YEAR), fc.integer({ min: 1, max: 10 })])(
    '[RIB-09] what is reached is a working day, with exactly as many of them after the start',
    (from, count) => {
      const to = addWorkingDays(from, count)
      let worked = 0
      for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) worked += 1
      expect([isWorkingDay(to), worked]).toEqual([true, count])
    },
  )
})
