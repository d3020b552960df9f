import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { RATE_CASES } from './data/worked-cases.testing.ts'
import { pensionCase, yearsAt } from './cases.testing.ts'
import { firstStartAt, NO_POINTS, PENSION_RATES, quartersOfWage, quartersToAge, settledCareer, situationOf } from './index.ts'

describe('the quarters of a wage', () => {
  it.each([
    [0, 2026, 0],
    [1802.99, 2026, 0],
    [1803, 2026, 1],
    [7211.99, 2026, 3],
    [7212, 2026, 4],
    [10_000_000, 2026, 4],
    [1886, 2013, 1],
    [120.13, 1972, 1],
    [1803, 2040, 1],
  ])('[SP-02] %d euros of %d validate %d', (wage, year, quarters) => {
    expect(quartersOfWage(euros(wage), year)).toBe(quarters)
  })
})

describe('a career put in order', () => {
  const line = (year: number, contributed: number, assimilated = 0) => ({
    year,
    wage: euros(1000),
    contributed,
    assimilated,
    points: NO_POINTS,
  })

  it('[SP-03] holds one line a year, at most four quarters, contributed ones first', () => {
    const settled = settledCareer([line(2001, 3, 1), line(2000, 2, 3), line(2001, 1)], plainDate('2027-01-01'))
    expect(settled).toEqual([line(2000, 2, 2), { ...line(2001, 4, 0), wage: euros(2000) }])
  })

  it('[SP-03] adds up the assimilated quarters of the lines of one year', () => {
    expect(settledCareer([line(2001, 1, 1), line(2001, 0, 2)], plainDate('2027-01-01'))).toMatchObject([
      { contributed: 1, assimilated: 3 },
    ])
  })

  it.each([
    ['2027-01-01', 0],
    ['2027-03-01', 0],
    ['2027-04-01', 1],
    ['2027-12-01', 3],
  ])('[SP-03] counts the whole civil quarters of the year of a start on %s: %d', (start, quarters) => {
    expect(settledCareer([line(2027, 4), line(2028, 4)], plainDate(start))).toEqual([line(2027, quarters)])
  })
})

describe('starts by age', () => {
  it.each([
    ['1964-05-16', 753, '2027-03-01'],
    ['1965-02-24', 753, '2027-12-01'],
    ['1965-07-08', 756, '2028-08-01'],
    ['1966-09-01', 759, '2029-12-01'],
    ['1968-02-29', 765, '2031-12-01'],
    ['1968-02-29', 804, '2035-03-01'],
  ])('[SP-04] born on %s, at %d months: %s (circ. Cnav 2026-07, births on a 1st and on 29 February)', (birth, age, start) => {
    expect(firstStartAt(plainDate(birth), age)).toBe(start)
  })

  it('[SP-06] counts 56 months to 67 as 19 quarters, and none from 67 on (circ. Cnav 2026-07, 4.1.1)', () => {
    const toAge = (birth: string, start: string) => quartersToAge(plainDate(birth), plainDate(start), 67)
    expect(toAge('1961-11-08', '2024-04-01')).toBe(19)
    expect(toAge('1961-11-08', '2028-12-01')).toBe(0)
    expect(toAge('1961-11-08', '2030-01-01')).toBe(0)
  })

  it.each(RATE_CASES)('[SP-06] born %s, start %s, %d quarters: %d missing, rate %s', (birth, start, all, missing, rate) => {
    const required = { 1957: 166, 1960: 167, 1962: 169, 1963: 170 }[birth.slice(0, 4)] ?? 0
    const toAge = quartersToAge(plainDate(birth), plainDate(start), 67)
    const { full, perMissingQuarter, mostMissing } = PENSION_RATES.values[0]?.value ?? { mostMissing: 0 }
    const counted = Math.max(0, Math.min(required - all, toAge, mostMissing))
    expect([counted, full?.minus(perMissingQuarter?.times(counted) ?? 0).toString()]).toEqual([missing, rate])
  })
})

describe('the quarters of surcote', () => {
  const worked = (birth: string, start: string, credited: number) => {
    const last = Number(birth.slice(0, 4)) + 69
    return situationOf(
      pensionCase({
        birth: plainDate(birth),
        start: plainDate(start),
        childrenCredited: credited,
        career: yearsAt(50, 30_000, last),
      }),
    )
  }

  it('[SP-08] are 4 for a person who is born on 15/04/1965 and works to 30/06/2029 (service-public F19643)', () => {
    expect(worked('1965-04-15', '2029-07-01', 0)).toMatchObject({ legalAgeInMonths: 756, surcoteQuarters: 4 })
  })

  it('[SP-08] begin a year earlier for a parent whose legal age is 63 or more', () => {
    expect(worked('1965-04-15', '2029-07-01', 1).surcoteQuarters).toBe(8)
    expect(worked('1965-03-31', '2028-01-01', 1).surcoteQuarters).toBe(worked('1965-03-31', '2028-01-01', 0).surcoteQuarters)
  })
})

describe('a long career', () => {
  const opening = (birth: string, start: string, reputedQuarters: number) =>
    situationOf(
      pensionCase({
        birth: plainDate(birth),
        start: plainDate(start),
        reputedQuarters,
        career: yearsAt(42, 20_000, 2027),
      }),
    ).opening

  it.each([
    ['1966-09-01', '2027-07-01', 6, 'not-open'],
    ['1966-10-01', '2027-07-01', 6, 'long-career'],
    ['1966-10-01', '2027-07-01', 5, 'not-open'],
    ['1966-10-01', '2027-06-01', 9, 'not-open'],
    ['1966-10-01', '2030-01-01', 0, 'legal-age'],
  ])('[SP-04] born on %s, 4 quarters at 20, start %s, %d reputed quarters: %s', (birth, start, reputed, expected) => {
    expect(opening(birth, start, reputed)).toBe(expected)
  })
})
