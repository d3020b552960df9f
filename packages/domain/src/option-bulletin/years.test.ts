import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { yearsToRetirement } from './index.ts'

const TODAY = plainDate('2026-11-20')
const years = (birth: string, today = TODAY) => yearsToRetirement(plainDate(birth), today)?.years

describe('years until the legal age', () => {
  it('[BULL-11] counts a year that has begun: 22 days are one, and 0 is who has reached it', () => {
    expect(yearsToRetirement(plainDate('1964-03-12'), TODAY)).toEqual({ years: 1, ageInMonths: 753 })
    expect([years('1964-03-12', plainDate('2026-12-11')), years('1964-03-12', plainDate('2026-12-12'))]).toEqual([1, 0])
  })

  it('[BULL-11] is 27 on the day 27 years before it, and 28 for who is born a day later', () => {
    expect([years('1989-11-20'), years('1989-11-21'), years('1990-01-15')]).toEqual([27, 28, 28])
  })

  it('[BULL-11] is unknown for a generation or a day whose law is not known here', () => {
    expect([years('1950-01-01'), years('1964-03-12', plainDate('2020-01-01'))]).toEqual([undefined, undefined])
  })
})
