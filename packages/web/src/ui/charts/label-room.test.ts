import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { placeOf } from './axis.ts'
import { labelRooms, lettersBetween, roomOver, shareBefore } from './label-room.ts'

/** Threads of an annuity that rises by 1 % a year, in a drawing 280 pixels high. */
const rising = (count: number): number[] => {
  const values = Array.from({ length: count }, (_, year) => 1.01 ** year)
  return values.map((value) => (value / (values.at(-1) ?? 1) / 1.09) * 280)
}
const WRITTEN = [0, 16, 31] as const
/** Which values are written in a drawing of a width, where each is so wide. */
const shown = (heights: readonly number[], drawing: number, text: number): number[] => {
  const rooms = labelRooms(heights, WRITTEN)
  return WRITTEN.filter((_, order) => text <= (rooms[order] ?? 0) * drawing)
}

describe('labelRooms', () => {
  it('leaves « 161,30 € » over its thread on every screen', () => {
    for (const drawing of [232, 302, 700]) expect(shown(rising(32), drawing, 66)).toEqual([0, 16, 31])
  })
  it('leaves « 4 032 270 833,33 € » away where it would run through higher threads', () => {
    expect(shown(rising(32), 224, 149)).toEqual([31])
    expect(shown(rising(32), 155, 149)).toEqual([31])
    expect(shown(rising(32), 630, 149)).toEqual([0, 16, 31])
  })
  it('keeps the last of values in one line that would run into each other', () => {
    const level = rising(1)
    const heights = Array.from({ length: 32 }, () => level[0] ?? 0)
    expect(shown(heights, 302, 66)).toEqual([0, 16, 31])
    expect(shown(heights, 224, 149)).toEqual([31])
  })

  const drawings = fc.integer({ min: 1, max: 60 }).chain((count) =>
    fc.record({
      heights: fc.array(fc.double({ min: 0, max: 257, noNaN: true }), { minLength: count, maxLength: count }),
      written: fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: 4 }).map((all) => all.toSorted((a, b) => a - b)),
    }),
  )
  /** Where the text of a value stands when it takes all the room it has. */
  const spanOf = (index: number, count: number, width: number) => {
    const start = placeOf(index, count) - shareBefore(index, count) * width
    return { start, end: start + width }
  }
  test.prop([drawings, fc.double({ min: 0, max: 1, noNaN: true })])(
    'lets no value that fits stand on a much higher thread, nor on another value in its line',
    ({ heights, written }, width) => {
      const count = heights.length
      const rooms = labelRooms(heights, written)
      const fitting = written.filter((_, order) => width <= (rooms[order] ?? 0))
      for (const index of fitting) {
        const { start, end } = spanOf(index, count, width)
        const under = heights.filter((_, other) => placeOf(other, count) > start && placeOf(other, count) < end)
        expect(Math.max(...under, 0) - (heights[index] ?? 0)).toBeLessThanOrEqual(16)
        for (const next of fitting.filter(
          (other) => other > index && Math.abs((heights[other] ?? 0) - (heights[index] ?? 0)) < 18,
        ))
          expect(end - spanOf(next, count, width).start).toBeLessThanOrEqual(1e-9)
      }
    },
  )
})

describe('roomOver', () => {
  it('ends at the first thread that rises over the level', () => {
    expect(roomOver([123, 148, 178, 178], 161)).toBe(0.5)
    expect(roomOver([123, 148], 161)).toBe(1)
    expect(roomOver([178], 161)).toBe(0)
  })
})

describe('lettersBetween', () => {
  it('is half of both texts and a space', () => {
    expect([lettersBetween('64 ans', '70'), lettersBetween('', '')]).toEqual([4.5, 0.5])
  })
})
