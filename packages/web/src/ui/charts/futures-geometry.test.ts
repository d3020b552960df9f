import { describe, expect, it } from 'vitest'
import { apart, bandPath, fanScale, linePath, nearestLine, shareUp, writtenYears } from './futures-geometry.ts'

describe('the scale of a fan', () => {
  it('leaves room above nine in ten, with at most four lines', () => {
    expect(fanScale(330_200)).toEqual({ top: 450_000, ticks: [100_000, 200_000, 300_000, 400_000] })
    for (const highest of [1, 7, 12.5, 480, 9990, 21_341, 343_137, 3.2e7]) {
      const { top, ticks } = fanScale(highest)
      expect(top).toBeGreaterThanOrEqual(highest * 1.3)
      expect(top).toBeLessThan(highest * 2.2)
      expect(ticks.length).toBeLessThanOrEqual(4)
      expect(ticks.length).toBeGreaterThanOrEqual(1)
    }
  })

  it('is empty where nothing is there', () => {
    expect(fanScale(0)).toEqual({ top: 1, ticks: [] })
    expect([linePath([], 1), bandPath([], [], 1)]).toEqual(['', ''])
  })
})

describe('a line of a fan', () => {
  it('runs from edge to edge, and bands close between two of them', () => {
    expect(linePath([0, 50, 100], 100)).toBe('M0 500L500 250L1000 0')
    expect(bandPath([0, 0], [0, 100], 100)).toBe('M0 500L1000 500L1000 0L0 500Z')
    expect([shareUp(120, 100), shareUp(-1, 100), shareUp(25, 100)]).toEqual([1, 0, 0.25])
  })

  it('is found by the place that is pointed at, between two years too', () => {
    const lines = [
      [0, 0, 0],
      [0, 100, 50],
    ]
    expect([nearestLine(lines, 0.5, 80), nearestLine(lines, 0.5, 20), nearestLine(lines, 0.75, 70)]).toEqual([1, 0, 1])
    expect([nearestLine(lines, 1, 24), nearestLine([], 0.5, 1)]).toEqual([0, undefined])
  })
})

describe('what is written beside a fan', () => {
  it('names a few years, and always the last', () => {
    expect(writtenYears(25)).toEqual([5, 10, 15, 20, 25])
    expect(writtenYears(4)).toEqual([1, 2, 3, 4])
    expect([writtenYears(1), writtenYears(40), writtenYears(11)]).toEqual([[1], [10, 20, 30, 40], [5, 11]])
  })

  it('stands apart, and inside the drawing', () => {
    expect(apart([0.5, 0.51], 0.04)).toEqual([0.5, 0.54])
    const crowded = apart([0.98, 0.985, 0.99], 0.04)
    expect(crowded.at(-1)).toBe(1)
    for (const [index, height] of crowded.entries()) expect(height - (crowded[index - 1] ?? 0)).toBeGreaterThan(0.0399)
  })
})
