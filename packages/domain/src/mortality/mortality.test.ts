import { describe, expect, it } from 'vitest'
import { decodeTable } from './decode.ts'
import {
  BIRTH_YEARS,
  columnYear,
  completeExpectation,
  firstAge,
  LAST_AGE,
  loadMortalityTables,
  loadReviewTables,
  NoMortalityBeforeAge,
} from './index.ts'
import { mixTables } from './mix.ts'

const tables = await loadMortalityTables()

describe('regulatory mortality tables', () => {
  it('loads once and gives the same tables afterwards', async () => {
    expect(await loadMortalityTables()).toBe(tables)
    expect(Object.entries(tables).map(([code, table]) => [code, table.code])).toEqual([
      ['TGF05', 'TGF05'],
      ['TGH05', 'TGH05'],
      ['MIXED', 'MIXED'],
    ])
  })

  // Cells read off the files of the legal annex (arrêté du 1er août 2006).
  it.each([
    ['TGF05', 2005, 0, 100_000],
    ['TGF05', 2005, 1, 99_745],
    ['TGF05', 1996, 1, 99_738],
    ['TGF05', 2005, 120, 516],
    ['TGF05', 1900, 120, 0],
    ['TGF05', 1900, 96, 100_000],
    ['TGH05', 1900, 96, 100_000],
    ['TGH05', 1996, 0, 100_000],
  ] as const)('[MOR-01] reads %s, born %i, age %i: %i living', (code, birthYear, age, living) => {
    expect(tables[code].survivors(birthYear, age)).toBe(living)
  })

  it('[MOR-02] starts at the age reached in 1996, or at birth', () => {
    expect([1900, 1961, 1995, 1996, 1997, 2005].map((year) => firstAge(year))).toEqual([96, 35, 1, 0, 0, 0])
    expect(tables.MIXED.firstAge(1961)).toBe(35)
  })

  it('[MOR-03] takes the nearest column for a birth year that has none', () => {
    expect([1850, 1899, 1900, 2005, 2006, 2100].map((year) => columnYear(year))).toEqual([1900, 1900, 1900, 2005, 2005, 2005])
    expect(firstAge(1880)).toBe(96)
    expect(tables.TGF05.survivors(2040, 65)).toBe(tables.TGF05.survivors(2005, 65))
    expect(tables.TGH05.survivors(1890, 97)).toBe(tables.TGH05.survivors(1900, 97))
  })

  it('[MOR-02] refuses an age below the first one and names age, birth year and first age', () => {
    expect(() => tables.TGF05.survivors(1961, 34)).toThrow(NoMortalityBeforeAge)
    expect(() => tables.TGF05.survivors(1961, 34)).toThrow('No mortality before age 35 for birth year 1961: 34 was asked for')
    expect(() => tables.TGF05.survivors(2005, -0.5)).toThrow(NoMortalityBeforeAge)
    expect(new NoMortalityBeforeAge(34, 1961)).toMatchObject({
      name: 'NoMortalityBeforeAge',
      age: 34,
      birthYear: 1961,
      firstAge: 35,
    })
    expect(tables.TGF05.survivors(1961, 35)).toBe(100_000)
  })

  it('refuses a birth year or an age that is no such number', () => {
    expect(() => tables.TGF05.survivors(1961.5, 64)).toThrow('A birth year is a whole number, not 1961.5')
    expect(() => tables.TGF05.survivors(Number.NaN, 64)).toThrow('A birth year is a whole number, not NaN')
    expect(() => tables.TGF05.survivors(1961, Number.NaN)).toThrow('An age is a number of years, not NaN')
  })

  it('[MOR-04] has nobody left at 121 and above', () => {
    expect(LAST_AGE).toBe(121)
    expect([120, 120.5, 121, 121.5, 150, Number.POSITIVE_INFINITY].map((age) => tables.TGF05.survivors(2005, age))).toEqual([
      516, 258, 0, 0, 0, 0,
    ])
  })

  it('[MOR-04] runs straight between whole ages', () => {
    const at = (age: number) => tables.TGF05.survivors(1961, age)
    expect(at(64.25)).toBeCloseTo(0.75 * at(64) + 0.25 * at(65), 9)
    expect(at(64.25)).toBeLessThan(at(64))
  })

  it('[MOR-05] mixes six tenths of the men and four tenths of the women, cell by cell, with no binary dust', () => {
    expect(tables.MIXED.survivors(2005, 120)).toBe(Number((0.6 * tables.TGH05.survivors(2005, 120) + 0.4 * 516).toFixed(1)))
    expect(mixTables([Float64Array.of(100, 7)], [Float64Array.of(200, 1)], { male: 0.6, female: 0.4 })).toEqual([
      Float64Array.of(140, 4.6),
    ])
  })

  it('[MOR-01] unfolds small and large gaps between the guess and the table', () => {
    // One gap of each kind at age 0 of the youngest column, and nothing after: "(" is 0, ")" is −1, "*" is +1, "](" is 52 folded, which is +26.
    const rest = '('.repeat(20_000)
    const youngest = BIRTH_YEARS.last - BIRTH_YEARS.first
    expect(decodeTable(`(${rest}`)[youngest]?.[1]).toBe(100_000)
    expect(decodeTable(`)${rest}`)[youngest]?.[1]).toBe(100_001)
    expect(decodeTable(`*${rest}`)[youngest]?.[1]).toBe(99_999)
    expect(decodeTable(`](${rest}`)[youngest]?.[1]).toBe(99_974)
    expect(decodeTable(`^)${rest}`)[youngest]?.[1]).toBe(100_053)
  })
})

describe('complete expectation of life', () => {
  // Published with the tables: complete expectation at 65 by year of birth.
  it.each([
    [1950, 24.06, 27.53],
    [1955, 24.76, 28.26],
    [1960, 25.45, 28.99],
    [1965, 26.14, 29.73],
    [1970, 26.82, 30.46],
  ])('[MOR-06] at 65, born %i: %f years for men, %f for women, as published', (birthYear, men, women) => {
    expect(completeExpectation(tables.TGH05, birthYear, 65)).toBeCloseTo(men, 2)
    expect(completeExpectation(tables.TGF05, birthYear, 65)).toBeCloseTo(women, 2)
  })

  it('[MOR-06] is half a year at the last age with somebody living, and nothing once nobody is left', () => {
    expect(completeExpectation(tables.TGF05, 2005, 120)).toBe(0.5)
    expect(completeExpectation(tables.TGF05, 2005, 121)).toBe(0)
    expect(completeExpectation(tables.TGF05, 1900, 120)).toBe(0)
  })

  it('refuses an age below the first one', () => {
    expect(() => completeExpectation(tables.TGF05, 1961, 20)).toThrow(NoMortalityBeforeAge)
  })
})

describe('the mixed table weighted by deaths', () => {
  it('[MOR-05] dies at 0.6 of the men’s rate and 0.4 of the women’s, in every cell', async () => {
    const { MIXED_QX, TGF05, TGH05 } = await loadReviewTables()
    const dying = ({ survivors }: typeof TGF05, age: number) => 1 - survivors(1964, age + 1) / survivors(1964, age)
    expect(MIXED_QX.survivors(1964, MIXED_QX.firstAge(1964))).toBe(100_000)
    for (let age = MIXED_QX.firstAge(1964); age < 118; age++) {
      expect(dying(MIXED_QX, age)).toBeCloseTo(0.6 * dying(TGH05, age) + 0.4 * dying(TGF05, age), 10)
    }
  })
})
