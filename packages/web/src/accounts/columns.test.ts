import { describe, expect, it } from 'vitest'
import { gridColumns, narrowTargetsOf, targetsOf } from './columns.ts'

describe('columns', () => {
  it('writes the widths as columns that may shrink', () => {
    expect(gridColumns([560, 308, 308])).toBe('minmax(0, 560fr) minmax(0, 308fr) minmax(0, 308fr)')
  })

  it('ends each bundle inside its card, after the gap of the cards before', () => {
    const [first, second, third] = targetsOf([560, 308, 308]).map(({ start, width }) => [
      Math.round(start * 1200),
      Math.round(width * 1200),
    ])
    expect([first, second, third]).toEqual([
      [26, 508],
      [598, 256],
      [918, 256],
    ])
  })

  it('shares the width of a small screen without a gap, and keeps bundles apart', () => {
    const [first, second] = narrowTargetsOf([3, 1])
    expect(first).toEqual({ start: 0, width: 0.675 })
    expect(second).toEqual({ start: 0.75, width: 0.225 })
  })
})
