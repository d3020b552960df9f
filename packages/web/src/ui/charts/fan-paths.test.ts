import { describe, expect, it } from 'vitest'
import { bundleIn, fanPaths } from './fan-paths.ts'

describe('bundleIn', () => {
  it('keeps few threads together, six units apart', () => {
    expect(bundleIn(100, 300, 10)).toEqual({ start: 100, pitch: 6 })
  })
  it('draws many threads closer, so that they end inside their card', () => {
    expect(bundleIn(26, 520, 104)).toEqual({ start: 26, pitch: 5 })
  })
  it('can stand against the right edge of its room', () => {
    expect(bundleIn(0, 100, 10, 'end')).toEqual({ start: 40, pitch: 6 })
  })
})

describe('fanPaths', () => {
  it('runs each thread from its place in the row to its place in the bundle', () => {
    expect(
      fanPaths(
        [2, 1],
        [
          { start: 0, pitch: 4 },
          { start: 50, pitch: 6 },
        ],
        60,
        100,
      ),
    ).toEqual(['M10 0C10 50 2 50 2 100M30 0C30 50 6 50 6 100', 'M50 0C50 50 53 50 53 100'])
  })
  it('draws nothing for an empty group', () => {
    expect(
      fanPaths(
        [0, 1],
        [
          { start: 0, pitch: 4 },
          { start: 0, pitch: 4 },
        ],
        10,
        10,
      )[0],
    ).toBe('')
  })
})
