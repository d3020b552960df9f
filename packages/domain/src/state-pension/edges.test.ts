import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { cents, pensionCase, yearsAt } from './cases.testing.ts'
import { computePension, firstStartAt, situationOf } from './index.ts'

const required = (birth: string, start = '2033-01-01'): string => {
  const { legalAgeInMonths, requiredQuarters } = situationOf(pensionCase({ birth: plainDate(birth), start: plainDate(start) }))
  return `${legalAgeInMonths} ${requiredQuarters}`
}

describe('the edges of the law', () => {
  it.each([
    ['1961-08-31', '744 168'],
    ['1961-09-01', '747 169'],
    ['1965-03-31', '753 170'],
    ['1965-04-01', '756 171'],
    ['1965-12-01', '756 171'],
    ['1966-01-01', '759 172'],
    ['1968-12-31', '765 172'],
    ['1969-01-01', '768 172'],
  ])(
    '[SP-04] born on %s: legal age in months and quarters %s (CSS L.161-17-2 and -3 since 1 September 2026)',
    (birth, expected) => {
      expect(required(birth)).toBe(expected)
    },
  )

  it('[SP-04] the law of before holds for a start on 1 August 2026, the new one from 1 September on', () => {
    expect([required('1964-03-12', '2026-08-01'), required('1964-03-12', '2026-09-01')]).toEqual(['756 171', '753 170'])
  })

  it('[SP-04] a birth on a 1st opens the pension on the day itself, one on 29 February a month later where the day is missing', () => {
    expect(firstStartAt(plainDate('1966-09-01'), 759)).toBe('2029-12-01')
    expect(firstStartAt(plainDate('1968-02-29'), 765)).toBe('2031-12-01')
    expect(firstStartAt(plainDate('1968-02-29'), 780)).toBe('2033-03-01')
  })

  it('[SP-05] two children take two years from the mean of a start from 1 September 2026 on, none from one of August', () => {
    const average = (start: string) => {
      const career = [...yearsAt(23, 30_000), ...yearsAt(20, 1000, 2002)]
      const asked = pensionCase({ birth: plainDate('1963-01-15'), start: plainDate(start), childrenCredited: 2, career })
      return computePension(asked).figures?.averageWage
    }
    const [august, september] = [average('2026-08-01'), average('2026-09-01')]
    expect(september?.gt(august ?? 0)).toBe(true)
  })

  it('[SP-06] of 21 quarters missing no more than 17 are counted from the first possible start on', () => {
    const missing = (otherQuarters: number) =>
      computePension(pensionCase({ otherQuarters, career: yearsAt(30, 30_000) })).figures?.missingQuarters.toString()
    // Born on 12/03/1964: 170 required, 120 held here, 17 quarters from the legal day to 67.
    expect([missing(30), missing(29), missing(34)]).toEqual(['17', '17', '16'])
  })

  it('[SP-01] is defined from one quarter to fifty years, and for births from 1955 to 2010', () => {
    const month = (birth: string, start: string, years: number, wage = 30_000) =>
      computePension(
        pensionCase({
          birth: plainDate(birth),
          start: plainDate(start),
          career: yearsAt(years, wage, Number(start.slice(0, 4)) - 1),
        }),
      ).figures?.month
    expect(cents(month('1955-01-01', '2026-01-01', 50) ?? pensionCase({}).otherPensions)).not.toBe('0.00')
    expect(month('2010-12-31', '2085-12-01', 50)?.gt(0)).toBe(true)
    // Four quarters without any pay: the minimum alone, 756.29 × 4 / 170.
    expect(month('1964-03-12', '2039-04-01', 1, 0)?.toString()).toBe('17.8')
  })
})
