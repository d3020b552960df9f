import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NARROW_RANGE, threadsPerGroup, threadUnit, WIDE_RANGE } from './thread-count.ts'

describe('threadUnit', () => {
  it.each([
    [114_663.13, 2000, 5000],
    [88_408.97, 1000, 5000],
    [1900, 20, 50],
    [600, 10, 20],
    [5_000_000, 50_000, 200_000],
    [999_999_999_999.99, 10_000_000_000, 50_000_000_000],
  ])('draws %d € with threads of %d € on a screen and %d € on a phone', (total, wide, narrow) => {
    expect(threadUnit(total, WIDE_RANGE)).toBe(wide)
    expect(threadUnit(total, NARROW_RANGE)).toBe(narrow)
  })
  it('never makes a thread worth less than a cent', () => {
    expect(threadUnit(0.03, WIDE_RANGE)).toBe(0.01)
    expect(threadUnit(0, WIDE_RANGE)).toBe(0.01)
  })

  const totals = fc.integer({ min: 100, max: 99_999_999_999_999 }).map((cents) => cents / 100)
  test.prop([totals, fc.constantFrom(WIDE_RANGE, NARROW_RANGE)])(
    'gives a number of threads within the range, whatever the total',
    (total, range) => {
      const threads = Math.round(total / threadUnit(total, range))
      expect(threads).toBeGreaterThanOrEqual(range.least)
      expect(threads).toBeLessThanOrEqual(range.most)
    },
  )
})

describe('threadsPerGroup', () => {
  it('gives the threads left over to the largest remainders', () => {
    expect(threadsPerGroup([88_408.97, 13_904.16, 12_350], 1000)).toEqual([89, 14, 12])
  })
  it('settles equal remainders by order', () => {
    expect(threadsPerGroup([50, 50], 100 / 3)).toEqual([2, 1])
  })
  it('shows a cent beside a fortune, and nothing for nothing', () => {
    expect(threadsPerGroup([100_000, 0.01, 0], 1000)).toEqual([100, 1, 0])
  })
  it('draws nothing when there is nothing', () => {
    expect(threadsPerGroup([0, 0], 1)).toEqual([0, 0])
  })

  const amounts = fc
    .array(fc.integer({ min: 0, max: 99_999_999_999 }), { minLength: 1, maxLength: 4 })
    .filter((list) => list.some((one) => one > 0))
  test.prop([amounts, fc.constantFrom(WIDE_RANGE, NARROW_RANGE)])(
    'gives each group its amount within a thread, and all of them the total, but for groups too small for one',
    (list, range) => {
      const total = list.reduce((sum, amount) => sum + amount, 0)
      const unit = threadUnit(total, range)
      const counts = threadsPerGroup(list, unit)
      for (const [index, amount] of list.entries()) {
        const count = counts[index] ?? 0
        expect(Math.abs(count - amount / unit)).toBeLessThan(1)
        expect(count > 0).toBe(amount > 0)
      }
      const tiny = list.filter((amount) => amount > 0 && amount < unit).length
      const surplus = counts.reduce((sum, count) => sum + count, 0) - Math.round(total / unit)
      expect(surplus).toBeGreaterThanOrEqual(0)
      expect(surplus).toBeLessThanOrEqual(tiny)
    },
  )
})
