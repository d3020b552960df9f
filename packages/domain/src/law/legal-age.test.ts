import { describe, expect, it } from 'vitest'

import { addDays, compareDates, plainDate } from '../calendar/index.ts'
import { LEGAL_RETIREMENT_AGES, legalAge, OutsideValidity } from './index.ts'

const asked = (birth: string, start: string): string | undefined => {
  const answer = legalAge(plainDate(birth), plainDate(start))
  return answer === undefined
    ? undefined
    : `${Math.floor(answer.ageInMonths / 12)} y ${answer.ageInMonths % 12} m, ${answer.quarters}`
}

describe('the legal retirement age', () => {
  it.each([
    ['1955-01-01', '62 y 0 m, 166'],
    ['1957-12-31', '62 y 0 m, 166'],
    ['1958-01-01', '62 y 0 m, 167'],
    ['1961-08-31', '62 y 0 m, 168'],
    ['1961-09-01', '62 y 3 m, 169'],
    ['1962-06-15', '62 y 6 m, 169'],
    ['1963-12-31', '62 y 9 m, 170'],
    ['1964-03-12', '62 y 9 m, 170'],
    ['1965-03-31', '62 y 9 m, 170'],
    ['1965-04-01', '63 y 0 m, 171'],
    ['1966-01-01', '63 y 3 m, 172'],
    ['1967-01-01', '63 y 6 m, 172'],
    ['1968-12-31', '63 y 9 m, 172'],
    ['1969-01-01', '64 y 0 m, 172'],
    ['2000-02-29', '64 y 0 m, 172'],
  ])('for a pension from 1 September 2026 (art. L.161-17-2, law for 2026): born %s it is %s', (birth, expected) => {
    expect(asked(birth, '2026-09-01')).toBe(expected)
  })

  it.each([
    ['1963-12-31', '62 y 9 m, 170'],
    ['1964-01-01', '63 y 0 m, 171'],
    ['1965-02-01', '63 y 3 m, 172'],
    ['1966-01-01', '63 y 6 m, 172'],
    ['1967-01-01', '63 y 9 m, 172'],
    ['1968-01-01', '64 y 0 m, 172'],
  ])('for a pension before it (law of 2023): born %s it is %s', (birth, expected) => {
    expect(asked(birth, '2026-08-31')).toBe(expected)
    expect(asked(birth, '2023-09-01')).toBe(expected)
  })

  it('names the text that sets it', () => {
    expect(legalAge(plainDate('1964-03-12'), plainDate('2026-08-31'))?.source).toContain('loi 2023-270')
    expect(legalAge(plainDate('1964-03-12'), plainDate('2026-09-01'))?.source).toContain('2026')
  })

  it('says when the schedule stands in for years not checked yet', () => {
    expect(legalAge(plainDate('1964-03-12'), plainDate('2027-12-31'))?.checkedUntil).toBeUndefined()
    expect(legalAge(plainDate('1964-03-12'), plainDate('2028-04-01'))).toMatchObject({
      ageInMonths: 753,
      checkedUntil: '2027-12-31',
    })
  })

  it('is not told for generations whose age came long ago, nor for starts before the law of 2023', () => {
    expect(asked('1954-12-31', '2026-11-20')).toBeUndefined()
    expect(() => asked('1964-03-12', '2023-08-31')).toThrow(OutsideValidity)
  })

  it('lists its generations in order, and neither age nor quarters ever fall', () => {
    for (const { value } of LEGAL_RETIREMENT_AGES.values) {
      const days = value.map(({ bornFrom }) => bornFrom)
      expect(days).toEqual([...new Set(days)].toSorted(compareDates))
      for (const [index, row] of value.entries()) {
        const next = value[index + 1] ?? row
        expect(next.ageInMonths).toBeGreaterThanOrEqual(row.ageInMonths)
        expect(next.quarters).toBeGreaterThanOrEqual(row.quarters)
        expect(legalAge(addDays(next.bornFrom, -1), plainDate('2026-11-20'))?.ageInMonths ?? 0).toBeLessThanOrEqual(
          next.ageInMonths,
        )
      }
    }
  })
})
