import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { anyBirthYears, birthYearAndAge, lives, SMOOTH_UNTIL_AGE, tableCodes } from './arbitraries.ts'
import { BIRTH_YEARS, completeExpectation, firstAge, LAST_AGE, loadMortalityTables, TABLE_CODES } from './index.ts'

const tables = await loadMortalityTables()
const allBirthYears = Array.from({ length: BIRTH_YEARS.last - BIRTH_YEARS.first + 1 }, (_, at) => BIRTH_YEARS.first + at)
const agesFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** From this age on the men's columns of the first birth years cross by a few tenths of a person in 100 000: whole numbers are no finer. */
const GROWING_UNTIL_AGE = 97

describe('all tables, all birth years, all ages', () => {
  it.each(TABLE_CODES)('[MOR-04] %s: the number living never increases with age', (code) => {
    const rises = allBirthYears.flatMap((year) =>
      agesFrom(firstAge(year), LAST_AGE).filter(
        (age) => tables[code].survivors(year, age + 1) > tables[code].survivors(year, age),
      ),
    )
    expect(rises).toEqual([])
  })

  it.each(TABLE_CODES)('[MOR-07] %s: the expectation of life falls with age up to 110', (code) => {
    const rises = allBirthYears.flatMap((year) =>
      agesFrom(firstAge(year), SMOOTH_UNTIL_AGE).filter(
        (age) => completeExpectation(tables[code], year, age + 1) >= completeExpectation(tables[code], year, age),
      ),
    )
    expect(rises).toEqual([])
  })

  it.each(TABLE_CODES)('[MOR-07] %s: the expectation of life grows with the birth year up to age 97', (code) => {
    const falls = allBirthYears
      .slice(1)
      .flatMap((year) =>
        agesFrom(firstAge(year - 1), GROWING_UNTIL_AGE).filter(
          (age) => completeExpectation(tables[code], year, age) <= completeExpectation(tables[code], year - 1, age),
        ),
      )
    expect(falls).toEqual([])
  })

  it('[MOR-07] [MOR-05] women are expected to live longer than men up to age 110, and the mixed table lies between', () => {
    const exceptions = allBirthYears.flatMap((year) =>
      agesFrom(firstAge(year), SMOOTH_UNTIL_AGE).filter((age) => {
        const [women, mixed, men] = [tables.TGF05, tables.MIXED, tables.TGH05].map((table) =>
          completeExpectation(table, year, age),
        )
        return !((women as number) > (mixed as number) && (mixed as number) > (men as number))
      }),
    )
    expect(exceptions).toEqual([])
  })
})

describe('between whole ages and beyond the columns', () => {
  test.prop([lives(tables), lives(tables)])(
    '[MOR-04] the number living lies between those of the whole ages around',
    ({ table, birthYear, age }, other) => {
      const part = (other.age % 12) / 12
      const here = table.survivors(birthYear, age + part)
      expect(here).toBeLessThanOrEqual(table.survivors(birthYear, age))
      expect(here).toBeGreaterThanOrEqual(table.survivors(birthYear, age + 1))
    },
  )

  test.prop([tableCodes, birthYearAndAge(anyBirthYears)])(
    '[MOR-03] any birth year has the answer of one between 1900 and 2005',
    (code, { birthYear, age }) => {
      const nearest = Math.min(Math.max(birthYear, 1900), 2005)
      expect(tables[code].survivors(birthYear, age)).toBe(tables[code].survivors(nearest, age))
      expect(completeExpectation(tables[code], birthYear, age)).toBe(completeExpectation(tables[code], nearest, age))
    },
  )
})
