import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { bandPath, heightAt, lanes, linePath, nearest, nearestLine, spaced, spread, threadsPath } from './line-geometry.ts'

const LINE = [
  { x: 0, y: 0 },
  { x: 0.25, y: 0.375 },
  { x: 0.5, y: 0.5 },
]

describe('a line', () => {
  it('runs straight between its places and level beyond the last', () => {
    expect([0, 0.125, 0.25, 0.375, 0.5, 0.9].map((x) => heightAt(LINE, x))).toEqual([0, 0.1875, 0.375, 0.4375, 0.5, 0.5])
    expect(heightAt([], 0.1)).toBe(0)
  })

  it('is one path, with the vertical axis upwards; bands close between two of them, and threads stand under its places', () => {
    expect(linePath(LINE)).toBe('M0 1000L250 625L500 500')
    expect(bandPath(spaced([0, 0], 100), spaced([0, 100], 100))).toBe('M0 1000L1000 1000L1000 0L0 1000Z')
    expect(threadsPath(LINE)).toBe('M250 1000V625M500 1000V500')
    expect([linePath([]), bandPath([], []), threadsPath([])]).toEqual(['', '', ''])
  })

  it('is read at its nearest place', () => {
    expect([0, 0.12, 0.13, 0.37, 5].map((x) => nearest(LINE, x))).toEqual([0, 0, 1, 1, 2])
    expect(nearest([], 0.5)).toBe(-1)
  })

  it('among others is found by the place that is pointed at, between two years too', () => {
    const lines = [spaced([0, 0, 0], 100), spaced([0, 100, 50], 100)]
    const found = (x: number, y: number): number => nearestLine(lines, { x, y })
    expect([found(0.5, 0.8), found(0.5, 0.2), found(0.75, 0.7), found(1, 0.24)]).toEqual([1, 0, 1, 0])
    expect(nearestLine([], { x: 0.5, y: 1 })).toBe(-1)
  })
})

describe('names above a drawing', () => {
  const rowsOf = (...marks: readonly (readonly [at: number, width: number])[]) =>
    lanes(marks.map(([at, name]) => ({ at, name, number: 0.01 }))).map(({ row, side }) => `${row} ${side}`)

  it('share a row if there is room, and otherwise step up to the right', () => {
    expect(rowsOf([0.3, 0.1], [0.9, 0.2])).toEqual(['0 before', '0 before'])
    expect(rowsOf([0.8, 0.1], [0.82, 0.1], [0.9, 0.2])).toEqual(['0 before', '1 before', '2 before'])
  })

  it('stand after their threads near the left edge, and step up to the left', () => {
    expect(rowsOf([0.02, 0.1], [0.03, 0.15], [0.9, 0.2])).toEqual(['1 after', '0 after', '0 before'])
  })

  it('count the numbers, which reach beside their threads', () => {
    expect(rowsOf([0.2, 0.1], [0.205, 0.25], [0.9, 0.1])).toEqual(['0 before', '1 after', '0 before'])
  })

  test.prop([
    fc.uniqueArray(fc.double({ min: 0, max: 0.92, noNaN: true }), { maxLength: 5 }),
    fc.double({ min: 0.05, max: 0.25, noNaN: true }),
  ])('never touch in one row', (shares, name) => {
    const marks = shares.toSorted((one, other) => one - other).map((at) => ({ at, name, number: 0.02 }))
    const spans = lanes(marks).map(({ row, side }, index) => {
      const at = marks[index]?.at ?? 0
      return { row, from: side === 'before' ? at - name : at - 0.02, to: side === 'before' ? at + 0.02 : at + name }
    })
    for (const [index, one] of spans.entries())
      for (const other of spans.slice(index + 1))
        expect(one.row !== other.row || one.to <= other.from || other.to <= one.from).toBe(true)
  })
})

describe('labels along an edge', () => {
  it('stay where they are with room enough, and move as little as it takes without', () => {
    expect(spread([0.1, 0.5], 0.05)).toEqual([0.1, 0.5])
    expect(spread([0.9, 0.91, 1], 0.05)).toEqual([0.9, 0.95, 1])
    expect(spread([0.98, 0.99, 1], 0.05)).toEqual([0.9, 0.95, 1])
  })

  test.prop([
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 9 }),
    fc.double({ min: 0.01, max: 0.11, noNaN: true }),
  ])('never touch, and keep their order', (shares, gap) => {
    const placed = spread(
      shares.toSorted((one, other) => one - other),
      gap,
    )
    for (const [index, place] of placed.entries()) {
      expect(place).toBeGreaterThanOrEqual(-0.0001)
      expect(place).toBeLessThanOrEqual(1)
      if (index > 0) expect(place - (placed[index - 1] ?? 0)).toBeGreaterThan(gap - 0.0001)
    }
  })
})
