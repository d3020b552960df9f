import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod'

import {
  compareDates,
  dateOf,
  dayOf,
  daysInMonth,
  formatFrenchDate,
  frenchDateOnWire,
  isPlainDate,
  monthOf,
  parseFrenchDate,
  plainDate,
  yearOf,
  type PlainDate,
} from './index.ts'

describe('a plain date', () => {
  it('is a day that exists, as year, month and day', () => {
    expect(plainDate('2026-11-20')).toBe('2026-11-20')
    expect([yearOf, monthOf, dayOf].map((part) => part(plainDate('2026-11-20')))).toEqual([2026, 11, 20])
    expect(dateOf(33, 4, 3)).toBe('0033-04-03')
  })

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '20/11/2026',
    ' 2026-11-20',
    '',
  ])('is nothing else: "%s"', (text) => {
    expect(isPlainDate(text)).toBe(false)
    expect(() => plainDate(text)).toThrow(`Not a date in the form 2026-11-20: ${text}`)
  })

  it('is refused when its parts are no day', () => {
    expect(() => dateOf(2026, 2, 29)).toThrow('No such day: year 2026, month 2, day 29')
    expect(() => dateOf(2026, 1.5, 1)).toThrow(RangeError)
    expect(() => dateOf(10_000, 1, 1)).toThrow(RangeError)
    expect(() => dateOf(Number.NaN, 1, 1)).toThrow(RangeError)
  })

  it('knows the length of each month, leap years by the Gregorian rule', () => {
    expect(Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ])
    expect([1900, 2000, 2024, 2026, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28, 28])
  })

  it('sorts from the earliest to the latest', () => {
    const dates = ['2026-11-20', '2026-02-28', '2026-11-20', '1999-12-31'].map(plainDate)
    expect(dates.toSorted(compareDates)).toEqual(['1999-12-31', '2026-02-28', '2026-11-20', '2026-11-20'])
  })

  it('is not any text', () => {
    expectTypeOf<string>().not.toExtend<PlainDate>()
    expectTypeOf<PlainDate>().toExtend<string>()
  })
})

describe('a date in French', () => {
  it('[P-FMT-01] [S-CONST-54] is written dd/MM/yyyy', () => {
    expect(formatFrenchDate(plainDate('2026-01-05'))).toBe('05/01/2026')
    expect(parseFrenchDate('05/01/2026')).toBe('2026-01-05')
    expect(parseFrenchDate('29/02/2028')).toBe('2028-02-29')
  })

  it.each([
    '1/1/2025',
    '31/02/2025',
    '31/02/2020',
    '00/01/2025',
    '01/13/2025',
    '01/01/25',
    '2025-01-01',
    '01-01-2025',
    '01/01/2025 ',
    '01/01/0000',
    '',
  ])('[P-FMT-01] [S-CONST-54] is refused in any other form or when there is no such day: "%s"', (text) => {
    expect(parseFrenchDate(text)).toBeUndefined()
  })

  it('[S-CONST-55] is what the wire carries', () => {
    expect(frenchDateOnWire.decode('20/11/2026')).toBe('2026-11-20')
    expect(frenchDateOnWire.encode(plainDate('2026-11-20'))).toBe('20/11/2026')
    expectTypeOf<z.output<typeof frenchDateOnWire>>().toEqualTypeOf<PlainDate>()
    expectTypeOf<z.input<typeof frenchDateOnWire>>().toEqualTypeOf<string>()
  })

  it.each(['31/02/2026', '2026-11-20', '1/1/2025', '', 20_112_026, null])(
    '[S-CONST-55] is refused on the wire when it is no day: %s',
    (value) => {
      expect(frenchDateOnWire.safeParse(value).success).toBe(false)
    },
  )

  it('[S-CONST-55] says on the wire what was wrong', () => {
    expect(frenchDateOnWire.safeParse('31/02/2026').error?.issues.map(({ message }) => message)).toEqual(['no such day'])
    expect(frenchDateOnWire.safeEncode('31/02/2026' as PlainDate).success).toBe(false)
  })
})
