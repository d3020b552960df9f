import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { addDays, completedYears, plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { deductionEnd, stillPossible } from './index.ts'

const TODAY = plainDate('2026-11-20')
const BORN = plainDate('1957-03-12')

describe('the age from which payments are not deducted', () => {
  it('[TS-11] is told with its day to a person who is within a year of it and told the birth date', () => {
    expect(deductionEnd({ client_age: 69, birthDate: BORN }, TODAY)).toEqual({ age: 70, from: '2027-03-12', since: '2026-01-01' })
  })

  it.each([
    ['an age alone', { client_age: 69 }],
    ['an age that is not the one of the birth date', { client_age: 69, birthDate: plainDate('1985-03-12') }],
  ])('[TS-11] has no day of %s', (_, saver) => {
    expect(deductionEnd(saver, TODAY)).toEqual({ age: 70, from: undefined, since: '2026-01-01' })
  })

  it('[TS-11] is told to nobody of 68, and to nobody before the law', () => {
    expect(deductionEnd({ client_age: 68 }, TODAY)).toBeUndefined()
    expect(deductionEnd({ client_age: 69 }, plainDate('2025-12-31'))).toBeUndefined()
  })

  test.prop([datesOfYears(1950, 2010), datesOfYears(2026, 2080)])(
    '[TS-11] its day lies within the next year',
    (birthDate, today) => {
      const end = deductionEnd({ client_age: completedYears(birthDate, today), birthDate }, today)
      if (end?.from === undefined) return
      const age = completedYears(birthDate, today)
      expect(age >= 70 || (end.from > today && end.from <= addDays(today, 366))).toBe(true)
    },
  )
})

describe('what still fits into the year', () => {
  it.each([
    ['2026-01-01', undefined, 12, '450'],
    ['2026-11-20', undefined, 2, '2700'],
    ['2026-12-31', undefined, 1, '5400'],
    ['2026-05-31', undefined, 8, '675'],
    ['2026-11-20', '2027-03-12', 2, '2700'],
    ['2026-11-20', '2026-12-12', 2, '2700'],
    ['2026-11-20', '2026-12-01', 1, '5400'],
  ])('[TS-12] on %s, with an end on %s: %i payments of %s', (today, end, payments, most) => {
    const possible = stillPossible(euros(5400), plainDate(today), end === undefined ? undefined : plainDate(end))
    expect([possible.payments, possible.most.toString()]).toEqual([payments, most])
  })

  test.prop([fc.integer({ min: 1, max: 50_000 }), datesOfYears(2025, 2040), fc.option(fc.integer({ min: 1, max: 400 }))])(
    '[TS-12] all of them together never exceed the ceiling, and miss it by less than a cent each',
    (ceiling, today, days) => {
      const { payments, most } = stillPossible(euros(ceiling), today, days === null ? undefined : addDays(today, days))
      expect(payments).toBeGreaterThanOrEqual(1)
      expect(payments).toBeLessThanOrEqual(12)
      const paid = most.times(payments)
      expect(paid.lessThanOrEqualTo(ceiling)).toBe(true)
      expect(paid.plus(payments / 100).greaterThan(ceiling)).toBe(true)
    },
  )
})
