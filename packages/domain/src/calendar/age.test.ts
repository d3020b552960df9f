import { describe, expect, it } from 'vitest'

import { AGE_OF_MAJORITY, birthdayAt, completedYears, isAdult, plainDate } from './index.ts'

const age = (birth: string, on: string): number => completedYears(plainDate(birth), plainDate(on))

describe('the age of a person', () => {
  it.each([
    ['1964-03-12', '2028-03-11', 63],
    ['1964-03-12', '2028-03-12', 64],
    ['1964-03-12', '2028-04-01', 64],
    ['2000-01-01', '2000-12-31', 0],
    ['2000-01-02', '2000-01-01', -1],
  ])('is the number of years completed: born %s, on %s it is %i', (birth, on, years) => {
    expect(age(birth, on)).toBe(years)
  })

  it('[MRM-65] born on 29 February, one is a year older on 1 March of a common year', () => {
    expect(age('2008-02-29', '2026-02-28')).toBe(17)
    expect(age('2008-02-29', '2026-03-01')).toBe(18)
    expect(birthdayAt(plainDate('2008-02-29'), 18)).toBe('2026-03-01')
  })

  it('[MRM-65] born on 29 February, one is a year older on 29 February of a leap year', () => {
    expect(age('2008-02-29', '2028-02-28')).toBe(19)
    expect(age('2008-02-29', '2028-02-29')).toBe(20)
    expect(birthdayAt(plainDate('2008-02-29'), 20)).toBe('2028-02-29')
  })

  it('is reached on the same day of the month otherwise', () => {
    expect(birthdayAt(plainDate('1964-03-12'), 64)).toBe('2028-03-12')
    expect(birthdayAt(plainDate('1964-12-31'), 60)).toBe('2024-12-31')
  })
})

describe('an adult', () => {
  it('[MRM-65] [S-CONST-02] has completed eighteen years today, not tomorrow', () => {
    const today = plainDate('2026-11-20')
    expect(AGE_OF_MAJORITY).toBe(18)
    expect(isAdult(plainDate('2008-11-20'), today)).toBe(true)
    expect(isAdult(plainDate('2008-11-21'), today)).toBe(false)
  })
})
