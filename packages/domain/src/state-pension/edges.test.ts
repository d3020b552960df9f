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

  it('[SP-05] one child takes one year from the mean, two or three take two', () => {
    const career = [...yearsAt(22, 30_000), ...yearsAt(8, 1000, 2003)]
    const average = (childrenCredited: number) =>
      computePension(pensionCase({ childrenCredited, career })).figures?.averageWage.toNumber() ?? 0
    const [none = 0, one = 0, two = 0, three = 0] = [0, 1, 2, 3].map(average)
    expect(one > none && two > one && three === two).toBe(true)
  })

  it('[SP-05] a year whose wage validates no quarter is not among the years of the mean', () => {
    const average = (contributed: number) =>
      computePension(
        pensionCase({
          career: [...yearsAt(1, 30_000), ...yearsAt(1, 1000, 2024, () => ({ contributed, assimilated: 4 - contributed }))],
        }),
      ).figures?.averageWage.toString()
    // 30 000 × 1.009, alone and with 1 000 × 1.031.
    expect([average(0), average(1)]).toEqual(['30270', '15650.5'])
  })

  it('[SP-08] bought quarters reach the required ones, and so the first quarter of surcote, sooner', () => {
    // Born on 12/03/1964: 170 required; 168 contributed to the end of 2029.
    const surcote = (boughtQuarters: number) =>
      situationOf(pensionCase({ start: plainDate('2030-01-01'), boughtQuarters, career: yearsAt(42, 30_000, 2029) }))
        .surcoteQuarters
    expect([0, 2, 3, 8].map(surcote)).toEqual([0, 0, 1, 6])
  })
})

describe('the doors for long careers', () => {
  // Worked from the year of the 19th birthday on: eight quarters by the end of that of the 20th, none by that of the 18th.
  const opening = (birth: string, start: string) => {
    const last = Number(start.slice(0, 4)) - 1
    const career = yearsAt(last - Number(birth.slice(0, 4)) - 18, 20_000, last)
    return situationOf(pensionCase({ birth: plainDate(birth), start: plainDate(start), reputedQuarters: 20, career })).opening
  }

  it.each([
    ['1965-05-15', '2026-02-01', '2026-03-01', 'decree of 2023'],
    ['1965-11-30', '2026-08-01', '2026-09-01', 'decree of 2026'],
    ['1965-12-01', '2026-08-01', '2026-09-01', 'a month earlier than the generation before, from the day of the decree'],
    ['1965-12-31', '2026-08-01', '2026-09-01', 'a month earlier than the generation before'],
    ['1966-01-01', '2026-09-01', '2026-10-01', 'on the first day of a generation'],
    ['1966-06-15', '2027-03-01', '2027-04-01', '60 years and 9 months'],
    ['1967-06-15', '2028-06-01', '2028-07-01', '61 years'],
    ['1968-06-15', '2029-09-01', '2029-10-01', '61 years and 3 months'],
    ['1969-06-15', '2030-12-01', '2031-01-01', '61 years and 6 months'],
    ['1970-06-15', '2032-03-01', '2032-04-01', '61 years and 9 months'],
    ['1971-06-15', '2033-06-01', '2033-07-01', '62 years'],
  ])('[SP-04] begun before 20, born on %s: closed on %s, open on %s (%s)', (birth, closed, open) => {
    expect([opening(birth, closed), opening(birth, open)]).toEqual(['not-open', 'long-career'])
  })

  it('[SP-06] a long career misses no quarter, though reputed ones are not held', () => {
    // 164 quarters to the end of 2026 and two of 2027, with 6 reputed ones 172 of 172.
    const asked = pensionCase({
      birth: plainDate('1966-10-01'),
      start: plainDate('2027-07-01'),
      reputedQuarters: 6,
      career: yearsAt(42, 20_000, 2027),
    })
    const { situation, figures } = computePension(asked)
    expect([situation.opening, situation.allQuarters, situation.requiredQuarters]).toEqual(['long-career', 166, 172])
    expect([figures?.missingQuarters, figures?.rate, figures?.coefficient].map(String)).toEqual(['0', '0.5', '1'])
  })
})
