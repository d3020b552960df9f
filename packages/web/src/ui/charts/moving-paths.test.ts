import { describe, expect, it } from 'vitest'
import { movingPaths } from './moving-paths.ts'

const fund = (before: number, out = 0, into = 0) => ({ before, out, into })
/** Where the threads of a path start and end. */
const ends = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/M([\d.]+) 0C\S+ \S+ \S+ \S+ ([\d.]+) /g)].map(([, top, bottom]) => [Number(top), Number(bottom)])

describe('the threads that move', () => {
  it('[FSW-02] are those of the worked case: 20 move, 72 stay, a thread is about 200 €', () => {
    const paths = movingPaths([fund(5523.83, 0, 1800), fund(3682.55, 0, 2200), fund(7365.1, 4000), fund(1841.27)], 700, 220)
    expect([paths.movingCount, paths.stillCount]).toEqual([20, 72])
    expect([ends(paths.moving).length, ends(paths.still).length]).toEqual([20, 72])
  })

  it('stay where they are until they have a place, and stand straight where nothing moves', () => {
    const waiting = movingPaths([fund(100, 50), fund(100)], 100, 50)
    expect([waiting.movingCount, ends(waiting.still).every(([top, bottom]) => top === bottom)]).toEqual([0, true])
  })

  it('cross inside the drawing, and never leave it', () => {
    const paths = movingPaths([fund(100, 100), fund(100, 0, 100)], 100, 50)
    for (const [top, bottom] of ends(paths.moving)) {
      expect(top).toBeLessThan(50)
      expect(bottom).toBeGreaterThan(top)
      expect(bottom).toBeLessThanOrEqual(100)
    }
  })

  it('are none of nothing', () => {
    expect(movingPaths([], 100, 50)).toEqual({ still: '', moving: '', stillCount: 0, movingCount: 0 })
  })
})
