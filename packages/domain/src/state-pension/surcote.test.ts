import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { pensionCase, yearsAt } from './cases.testing.ts'
import { NO_POINTS, situationOf, type CareerYear, type PensionCase } from './index.ts'

const line = (year: number, contributed: number): CareerYear => ({
  year,
  wage: euros(2000 * contributed),
  contributed,
  assimilated: 0,
  points: NO_POINTS,
})

const surcote = (birth: string, start: string, career: readonly CareerYear[], more: Partial<PensionCase> = {}): number =>
  situationOf(pensionCase({ birth: plainDate(birth), start: plainDate(start), career, ...more })).surcoteQuarters

describe('surcote in the year of the legal age', () => {
  // Born on 10/05/1964: 62 years and 9 months on 10/02/2027, 170 required; 176 held at the end of 2026.
  const before = yearsAt(44, 25_000, 2026)
  const in2027 = (contributed: number, start = '2028-01-01') => surcote('1964-05-10', start, [...before, line(2027, contributed)])

  it('[SP-24] legal age on 10/02/2027, two quarters contributed in 2027: three follow, two count (field case 13)', () => {
    expect(in2027(2)).toBe(2)
  })

  it('[SP-24] counts no more than were contributed in the year, nor than follow the age (field case 14)', () => {
    expect([0, 1, 2, 3, 4].map((contributed) => in2027(contributed))).toEqual([0, 1, 2, 3, 3])
  })

  it('[SP-24] counts those before a start in the same year alone', () => {
    // Whole civil quarters of 2027 before the start: two on 01/07, of which one follows the age.
    expect(['2027-04-01', '2027-07-01', '2027-10-01', '2027-12-01'].map((start) => in2027(4, start))).toEqual([0, 1, 2, 2])
  })

  it('[SP-24] counts whole a poor year after that of the age, and none of one before it', () => {
    expect(surcote('1964-05-10', '2029-01-01', [...before, line(2027, 2), line(2028, 1)])).toBe(3)
    expect(surcote('1964-05-10', '2027-03-01', before)).toBe(0)
  })

  it('[SP-24] counts those beyond the required quarters alone', () => {
    // 168 held: the two contributed in 2027 only reach 170; of three one is beyond.
    const short = yearsAt(42, 25_000, 2026)
    expect([2, 3, 4].map((contributed) => surcote('1964-05-10', '2028-01-01', [...short, line(2027, contributed)]))).toEqual([
      0, 1, 2,
    ])
  })

  it('[SP-24] holds for the earlier age of parents as well', () => {
    // Born on 20/05/1966: 63 years and 3 months on 20/08/2029, for a parent from 20/08/2028: one quarter of 2028 follows, two of 2028 are contributed.
    const career = [...yearsAt(43, 25_000, 2027), line(2028, 2), line(2029, 1)]
    expect(surcote('1966-05-20', '2030-01-01', career, { childrenCredited: 1, childrenRaised: 1 })).toBe(2)
    expect(surcote('1966-05-20', '2030-01-01', career)).toBe(1)
  })
})

describe('the day on which an age is reached', () => {
  // Worked until the start: all four quarters of each year.
  const career = yearsAt(50, 25_000, 2029)

  it('[SP-24] [SP-04] born on 31/12/1962: 62 years and 6 months on 30/06/2025, so the third quarter of 2025 counts (our reading)', () => {
    const held = yearsAt(50, 25_000, 2025)
    expect(surcote('1962-12-31', '2026-01-01', held)).toBe(2)
    // Born a day later: 63 years and 9 … of 1963; born on the 30th: the same day as on the 31st.
    expect(surcote('1962-12-30', '2026-01-01', held)).toBe(2)
  })

  it('[SP-24] [SP-04] an age reached on the first day of a civil quarter begins with the next one (circ. Cnav)', () => {
    // Born on 01/07/1964: 62 years and 9 months on 01/04/2027: the second quarter does not follow the age; a day earlier it does.
    expect(surcote('1964-07-01', '2028-01-01', career)).toBe(2)
    expect(surcote('1964-06-30', '2028-01-01', career)).toBe(3)
  })
})
