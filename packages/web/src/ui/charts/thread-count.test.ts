import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NARROW_RANGE, threadsPerGroup, threadUnit, WIDE_RANGE } from './thread-count.ts'

describe('threadUnit', () => {
  it.each([
    [114_663.13, 1000, 2000],
    [88_408.97, 1000, 2000],
    [600, 5, 10],
    [5_000_000, 50_000, 100_000],
    [999_999_999_999.99, 10_000_000_000, 20_000_000_000],
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
    expect(threadsPerGroup([100_000, 0.01, 0], 1000)).toEqual([99, 1, 0])
  })
  it('draws nothing when there is nothing', () => {
    expect(threadsPerGroup([0, 0], 1)).toEqual([0, 0])
  })

  const amounts = fc
    .array(fc.integer({ min: 0, max: 99_999_999_999 }), { minLength: 1, maxLength: 4 })
    .filter((list) => list.some((one) => one > 0))
  test.prop([amounts])('adds up to the total and gives every positive amount a thread', (list) => {
    const total = list.reduce((sum, amount) => sum + amount, 0)
    const unit = threadUnit(total, WIDE_RANGE)
    const counts = threadsPerGroup(list, unit)
    const positive = list.filter((amount) => amount > 0).length
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Math.max(Math.round(total / unit), positive))
    for (const [index, amount] of list.entries()) if (amount === 0) expect(counts[index]).toBe(0)
    for (const [index, amount] of list.entries()) if (amount > 0) expect(counts[index]).toBeGreaterThan(0)
  })
})
