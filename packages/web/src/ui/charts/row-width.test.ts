import { describe, expect, it } from 'vitest'
import { bundleIn } from './fan-paths.ts'
import { rowWidth } from './row-width.ts'

describe('rowWidth', () => {
  const targets = [
    [0, 358],
    [426, 262],
  ] as const
  const bundlesOf = (counts: readonly number[]) =>
    counts.map((count, group) => bundleIn(targets[group]?.[0] ?? 0, targets[group]?.[1] ?? 0, count))
  const rowOf = (...counts: readonly number[]) => rowWidth(counts, bundlesOf(counts), 688, 140)

  it('is that of the drawing where the threads have room on their way', () => {
    expect(rowOf(76, 32)).toBe(688)
    expect(rowOf(20, 20)).toBe(688)
  })
  it('follows the threads where nearly all of them end on one side, so that they stay apart', () => {
    expect(rowOf(94, 0)).toBeGreaterThan(358)
    expect(rowOf(94, 0)).toBeLessThan(500)
    expect(rowOf(89, 5)).toBeLessThan(550)
  })
  it('is that at which they are farthest apart where they are too many for more', () => {
    expect(rowOf(300, 0)).toBeLessThan(500)
  })
})
