import { describe, expect, it } from 'vitest'
import { historyAxis } from './history-axis.ts'

describe('the axis of a history', () => {
  it('begins at or below the lowest value and ends above the highest, with a few round lines', () => {
    expect(historyAxis([38_914.57, 48_260.4])).toMatchObject({ bottom: 35_000, ticks: [35_000, 40_000, 45_000] })
    expect(historyAxis([38_914.57, 48_260.4], 1)).toMatchObject({ bottom: 30_000, ticks: [30_000, 35_000, 40_000, 45_000] })
    expect(historyAxis([1, 48_260.4], 1).bottom).toBe(0)
    for (const values of [
      [184.37, 151.08],
      [0.01, 0.02],
      [0, 987_654_321_098.76],
      [5, 5],
      [0, 0],
    ]) {
      const { bottom, top, ticks } = historyAxis(values)
      expect(bottom).toBeLessThanOrEqual(Math.min(...values))
      expect(top).toBeGreaterThan(bottom)
      expect(top).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
  })
})
