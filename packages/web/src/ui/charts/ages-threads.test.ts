import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMN, STRANDS, strandsPath, stretchesOf, topOf } from './ages-threads.ts'

describe('the column of an age', () => {
  it('stacks its sources from the foot up, and the range above them', () => {
    expect(stretchesOf({ amounts: [50, 0, 25], most: 80 }, 100)).toEqual([
      { from: 0, to: 0.5 },
      { from: 0.5, to: 0.5 },
      { from: 0.5, to: 0.75 },
      { from: 0.75, to: 0.8 },
    ])
  })
  it('has no range where the most is what is drawn', () => {
    expect(stretchesOf({ amounts: [50], most: 50 }, 100)).toHaveLength(1)
    expect(stretchesOf({ amounts: [50] }, 100)).toHaveLength(1)
  })
  it('leaves the goal within the drawing', () => {
    expect(topOf([{ amounts: [900, 50], most: 1000 }], 800)).toBe(1030)
    expect(topOf([{ amounts: [900] }], 2000)).toBe(2180)
  })

  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100)
  const column = fc.record({ amounts: fc.array(cents, { minLength: 1, maxLength: 4 }), more: cents })
  test.prop([fc.array(column, { minLength: 1, maxLength: 8 }), cents])(
    '(S-52) draws threads whose lengths, at one scale for all ages, are the amount of their source',
    (list, goal) => {
      const columns = list.map(({ amounts, more }) => ({
        amounts,
        most: amounts.reduce((sum, amount) => sum + amount, 0) + more,
      }))
      const top = topOf(columns, goal)
      fc.pre(top > 0)
      // One unit of one thread's length is worth this much at every age.
      const worth = top / COLUMN.height / STRANDS
      for (const [at, { amounts }] of columns.entries()) {
        const stretches = stretchesOf({ amounts, most: columns[at]?.most }, top)
        const drawn = [...amounts, ...(stretches.length > amounts.length ? [list[at]?.more ?? 0] : [])]
        for (const [place, stretch] of stretches.entries()) {
          const threads = [...strandsPath(stretch).matchAll(/ ([\d.]+)V([\d.]+)/g)]
          const length = threads.reduce((sum, [, low, high]) => sum + Number(low) - Number(high), 0)
          expect(threads).toHaveLength(STRANDS)
          // Heights are written to a tenth: half of it at either end of each thread.
          expect(Math.abs(length * worth - (drawn[place] ?? 0))).toBeLessThanOrEqual(0.1001 * STRANDS * worth)
        }
      }
    },
  )
})
