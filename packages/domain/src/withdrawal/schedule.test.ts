import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { scheduleOf } from './index.ts'

const schedule = (birth: string, retirementAge: number, asOf = '2026-11-20') =>
  scheduleOf({ birthDate: plainDate(birth), retirementAge, asOf: plainDate(asOf) })
const kinds = (birth: string, age: number, asOf?: string) => schedule(birth, age, asOf).notes.map(({ kind }) => kind)

describe('the start of the annuity', () => {
  it('[MRM-33] is the first of the month after the birthday', () => {
    expect(schedule('1964-03-12', 64)).toEqual({ start: '2028-04-01', age: 64, months: 16, notes: [] })
  })

  it('[MRM-33] is the birthday itself on the first of a month', () => {
    expect(schedule('1964-03-01', 64)).toMatchObject({ start: '2028-03-01', age: 64, months: 15 })
  })

  it('[MRM-33] is the first of next month once that day is past', () => {
    expect(schedule('1962-10-05', 64)).toMatchObject({ start: '2026-12-01', age: 64, months: 0 })
    expect(schedule('1962-11-01', 64, '2026-11-01')).toMatchObject({ start: '2026-11-01', age: 64, months: 0 })
    expect(schedule('1962-11-01', 64, '2026-11-02')).toMatchObject({ start: '2026-12-01', age: 64 })
    expect(schedule('1962-11-30', 64, '2026-12-31')).toMatchObject({ start: '2027-01-01', months: 0 })
  })

  it('[MRM-33] treats a birth on 29 February as 1 March in a common year', () => {
    expect(schedule('1964-02-29', 65)).toMatchObject({ start: '2029-03-01', age: 65 })
    expect(schedule('1964-02-29', 64)).toMatchObject({ start: '2028-03-01', age: 64 })
  })
})

describe('notes on the start', () => {
  it('[MRM-61] say when the age asked for has been passed, and which one it becomes', () => {
    expect(schedule('1961-03-12', 61).notes).toEqual([
      { kind: 'below-present-age', asked: 61, presentAge: 65 },
      { kind: 'age-differs', asked: 61, age: 65, start: '2026-12-01' },
    ])
  })

  it('[MRM-61] say when a birthday before the start changes the age', () => {
    expect(schedule('1960-11-25', 65).notes).toEqual([{ kind: 'age-differs', asked: 65, age: 66, start: '2026-12-01' }])
  })

  it('[MRM-61] say nothing at the present age or above', () => {
    expect(kinds('1962-10-05', 64)).toEqual([])
  })

  it('[MRM-61] say when the start comes before the legal age, whose law has not been read beyond a day', () => {
    expect(schedule('1968-06-15', 62).notes).toEqual([
      {
        kind: 'before-legal-age',
        legalAgeInMonths: 765,
        legalFrom: '2032-03-15',
        start: '2030-07-01',
        source: expect.stringContaining('L.161-17-2') as string,
        checkedUntil: '2027-12-31',
      },
    ])
    expect(schedule('1964-12-02', 62).notes).toMatchObject([
      { kind: 'before-legal-age', legalAgeInMonths: 753, checkedUntil: undefined },
    ])
  })

  it('[MRM-61] say nothing on the very day of the legal age', () => {
    // Born 1 October 1963: 62 years and 9 months on 1 July 2026.
    expect(kinds('1963-10-01', 63, '2026-01-01')).toEqual([])
    // Born 1 July 1969: exactly 64 on the start; a day younger is a month later.
    expect(kinds('1969-07-01', 64)).toEqual([])
    expect(kinds('1969-07-01', 63)).toEqual(['before-legal-age'])
  })

  it('[MRM-61] give the legal age’s day as a birthday’s: on the 1st of the next month where the month is too short', () => {
    const legalFrom = (birth: string) =>
      schedule(birth, 60, '2024-01-01').notes.flatMap((note) => (note.kind === 'before-legal-age' ? note.legalFrom : []))
    // Starts from 01/01/2025, before the rise was suspended: 63 years for 1964, 63 years and 3 months for 1965.
    expect(['1965-08-30', '1965-08-31', '1965-11-29', '1965-11-30'].map(legalFrom)).toEqual([
      ['2028-11-30'],
      ['2028-12-01'],
      ['2029-03-01'],
      ['2029-03-01'],
    ])
    // 62 years and 9 months on 01/10/2027, not on 30/09/2027; whole years of a birth on 29 February.
    expect(schedule('1964-12-31', 62).notes).toMatchObject([{ legalAgeInMonths: 753, legalFrom: '2027-10-01' }])
    expect(legalFrom('1964-02-29')).toEqual(['2027-03-01'])
    expect(legalFrom('1964-03-31')).toEqual(['2027-03-31'])
  })

  it('[MRM-61] know no legal age for those who passed it long ago', () => {
    expect(kinds('1950-05-05', 69)).toEqual(['below-present-age', 'age-differs'])
  })
})
