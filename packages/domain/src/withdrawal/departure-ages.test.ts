import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { completedYears, plainDate } from '../calendar/index.ts'
import { saverBirthDates } from './arbitraries.ts'
import { departureAges, RETIREMENT_AGES, scheduleOf } from './index.ts'

const ages = (birth: string, asOf = '2026-11-20') => departureAges(plainDate(birth), plainDate(asOf))
const marks = (birth: string, asOf?: string) => ages(birth, asOf).marks.map(({ age, reason }) => `${age} ${reason}`)

describe('the ages that a departure is measured by', () => {
  it('[WITH-03] are today’s, the legal one with its day, and the whole ages that the law leads to', () => {
    expect(ages('1964-03-12')).toEqual({
      presentAgeInMonths: 62 * 12 + 8,
      legal: {
        ageInMonths: 62 * 12 + 9,
        from: '2026-12-12',
        isReached: false,
        source: expect.stringContaining('L.161-17-2') as string,
        checkedUntil: undefined,
      },
      marks: [
        { age: 63, reason: 'after-legal-age' },
        { age: 67, reason: 'full-rate' },
      ],
    })
  })

  it('[WITH-03] say that the legal age is one of whole years, and of which law it is not known yet', () => {
    expect(ages('1992-06-05').legal).toMatchObject({ ageInMonths: 768, from: '2056-06-05', checkedUntil: '2027-12-31' })
    expect(marks('1992-06-05')).toEqual(['64 legal-age', '67 full-rate'])
  })

  it('[WITH-03] hold no mark below the present age', () => {
    expect(marks('1962-10-05')).toEqual(['67 full-rate'])
    expect(ages('1962-10-05').legal).toMatchObject({ from: '2025-04-05', isReached: true })
    expect(marks('1959-11-20')).toEqual(['67 full-rate'])
    expect(marks('1958-11-20')).toEqual([])
  })

  it('[WITH-03] know no legal age for those who passed it long ago', () => {
    expect(ages('1950-05-05')).toMatchObject({ legal: undefined, marks: [] })
  })

  it('[WITH-03] property: a mark from the legal age on starts without a note on it', () => {
    fc.assert(
      fc.property(saverBirthDates, datesOfYears(2026, 2027), (birth, day) => {
        const asOf = day < '2026-09-01' ? plainDate('2026-09-01') : day
        const { presentAgeInMonths, legal, marks: offered } = departureAges(birth, asOf)
        expect(Math.floor(presentAgeInMonths / 12)).toBe(completedYears(birth, asOf))
        for (const { age } of offered) {
          expect(age).toBeGreaterThanOrEqual(Math.max(RETIREMENT_AGES.first, completedYears(birth, asOf)))
          expect(age).toBeLessThanOrEqual(RETIREMENT_AGES.last)
          const { start, notes } = scheduleOf({ birthDate: birth, retirementAge: age, asOf })
          expect(notes.map(({ kind }) => kind)).not.toContain('below-present-age')
          const isKnown = legal !== undefined && legal.checkedUntil === undefined
          expect(isKnown && start < legal.from).toBe(false)
        }
      }),
    )
  })
})
