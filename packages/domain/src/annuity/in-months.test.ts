import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import { monthsBetween } from './index.ts'

describe('months between two days', () => {
  it.each([
    ['1961-05-17', '2026-12-31', 787.4516, '787 months on 17 December, and 14 days of 31'],
    ['1961-05-17', '2026-12-17', 787, 'a whole number of months'],
    ['1961-05-17', '2026-12-16', 786.9667, '29 days of the 30 from 17 November'],
    ['1961-01-31', '2026-02-28', 781, 'a month without its day ends the month'],
    ['1961-01-31', '2026-03-01', 781.0323, 'a day of the 31 from 28 February to 31 March'],
    ['2026-12-31', '2027-02-14', 1.5, '14 days of the 28 from 31 January'],
    ['2026-12-31', '2026-12-31', 0, 'the day itself'],
  ])('[ANN-14] from %s to %s: %d, %s', (from, to, months) => {
    expect(monthsBetween(plainDate(from), plainDate(to))).toBe(months)
  })

  it('[ANN-14] refuses a day before the first, and no day', () => {
    expect(() => monthsBetween(plainDate('2026-12-31'), plainDate('2026-12-30'))).toThrow(DomainInputError)
    expect(() => monthsBetween(plainDate('2026-12-31'), '2027-02-30' as ReturnType<typeof plainDate>)).toThrow(DomainInputError)
  })
})
