import { describe, expect, it } from 'vitest'
import { loadMortalityTables } from '../mortality/index.ts'
import { discountCurve } from './discount.ts'
import { survivalCurve } from './survival.ts'

const tables = await loadMortalityTables()

describe('curves shared by a grid', () => {
  it.each([1, 2, 4, 12])('holds the number living at each of %i instalments a year', (paymentsPerYear) => {
    const curve = survivalCurve(tables.TGF05, 1961, paymentsPerYear)
    for (let period = 35 * paymentsPerYear; period < 122 * paymentsPerYear; period++) {
      expect(curve[period]).toBeCloseTo(tables.TGF05.survivors(1961, period / paymentsPerYear), 8)
    }
    expect(curve[35 * paymentsPerYear - 1]).toBe(0)
    expect(curve).toHaveLength(242 * paymentsPerYear + 1)
  })

  it('is traced once for a table, a column and a rhythm', () => {
    const curve = survivalCurve(tables.TGF05, 2005, 12)
    expect(survivalCurve(tables.TGF05, 2005, 12)).toBe(curve)
    expect(survivalCurve(tables.TGF05, 2050, 12)).toBe(curve)
    expect(survivalCurve(tables.TGF05, 2004, 12)).not.toBe(curve)
    expect(survivalCurve(tables.TGH05, 2005, 12)).not.toBe(curve)
    expect(survivalCurve(tables.TGF05, 2005, 4)).not.toBe(curve)
  })

  it('discounts a whole year by 1 + i and a month by its twelfth root', () => {
    const discounts = discountCurve(0.02, 12)
    expect(discounts).toHaveLength(123 * 12)
    expect(discounts[0]).toBe(1)
    expect(discounts[12]).toBeCloseTo(1 / 1.02, 15)
    expect(discounts[7]).toBeCloseTo(1.02 ** (-7 / 12), 15)
    expect(discounts[121 * 12]).toBeCloseTo(1.02 ** -121, 15)
    expect([...discountCurve(0, 4)]).toEqual(Array.from({ length: 123 * 4 }, () => 1))
  })

  it('keeps the curve of a rate for a while and traces the same again later', () => {
    const first = discountCurve(0.0123, 12)
    expect(discountCurve(0.0123, 12)).toBe(first)
    expect(discountCurve(0.0123, 4)).not.toBe(first)
    for (let other = 0; other < 512; other++) discountCurve(0.02 + other / 1000, 12)
    expect(discountCurve(0.0123, 12)).not.toBe(first)
    expect(discountCurve(0.0123, 12)).toEqual(first)
  })

  it('does not forget all rates when one more is asked for than fits after a fresh start', () => {
    for (let other = 0; other < 1024; other++) discountCurve(0.1 + other / 10_000, 1)
    const kept = [discountCurve(0.2, 1), discountCurve(0.21, 1)]
    expect([discountCurve(0.2, 1), discountCurve(0.21, 1)].map((curve, at) => curve === kept[at])).toEqual([true, true])
  })
})
