import { describe, expect, it } from 'vitest'
import { glideHeight, glidePaths, NARROW, WIDE } from './glide-paths.ts'

const MOCK = [
  [0.8, 0.15, 0.05],
  [0.7, 0.2, 0.1],
  [0.55, 0.3, 0.15],
  [0.4, 0.35, 0.25],
  [0.2, 0.4, 0.4],
  [0, 0.3, 0.7],
]
const startsAtLeft = (path: string | undefined): number => [...(path ?? '').matchAll(/M0 /g)].length
const endsAtRight = (path: string | undefined, width: number): number =>
  (path ?? '').split('M').filter((part) => part.endsWith(`H${width}`)).length

describe('the threads of a glide path', () => {
  it('start in the groups of the first column and end in those of the last', () => {
    const [shares, bonds, money] = glidePaths(MOCK, WIDE)
    expect([shares, bonds, money].map(startsAtLeft)).toEqual([40, 8, 2])
    expect([shares, bonds, money].map((path) => endsAtRight(path, 1200))).toEqual([0, 15, 35])
  })

  it('are the same number in every column', () => {
    for (const size of [WIDE, NARROW])
      expect(glidePaths(MOCK, size).reduce((sum, path) => sum + startsAtLeft(path), 0)).toBe(size.threads)
  })

  it('stay inside the drawing', () => {
    const heights = glidePaths(MOCK, WIDE).flatMap((path) => [...path.matchAll(/M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)))
    expect(Math.max(...heights)).toBeLessThan(glideHeight(WIDE, 3))
    expect(Math.min(...heights)).toBeGreaterThan(0)
  })

  it('are none without columns', () => {
    expect(glidePaths([], WIDE)).toEqual([])
  })
})
