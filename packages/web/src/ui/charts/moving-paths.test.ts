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
    expect(movingPaths([], 100, 50)).toEqual({
      tops: [],
      bottoms: [],
      still: '',
      moving: '',
      stillCount: 0,
      movingCount: 0,
    })
  })

  it('stand in one bundle a fund on each edge, and a fund without threads takes no room', () => {
    const funds = [fund(0, 0, 100), fund(300, 100), fund(0), fund(100)]
    const { tops, bottoms, still, moving } = movingPaths(funds, 700, 220)
    expect([tops.map((one) => one !== undefined), bottoms.map((one) => one !== undefined)]).toEqual([
      [false, true, false, true],
      [true, true, false, true],
    ])
    expect([tops[1]?.start, tops[3]?.end, bottoms[0]?.start, bottoms[3]?.end].map((at) => Math.round(at ?? -1))).toEqual([
      0, 700, 0, 700,
    ])
    const isIn = (at: number, span: { readonly start: number; readonly end: number } | undefined): boolean =>
      span !== undefined && at >= span.start - 0.1 && at <= span.end + 0.1
    // What moves goes from the second fund to the first; everything else stays in its own.
    for (const [top, bottom] of ends(moving)) expect([isIn(top, tops[1]), isIn(bottom, bottoms[0])]).toEqual([true, true])
    for (const [top, bottom] of ends(still))
      expect([1, 3].some((place) => isIn(top, tops[place]) && isIn(bottom, bottoms[place]))).toBe(true)
  })
})
