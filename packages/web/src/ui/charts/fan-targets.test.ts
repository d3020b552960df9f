import { describe, expect, it } from 'vitest'
import { labelledTargets, sharedTargets } from './fan-targets.ts'

describe('the room of groups that have labels', () => {
  it('fills the drawing from edge to edge, in equal parts with one gap between them', () => {
    for (const count of [1, 2, 3, 6]) {
      const targets = labelledTargets(count)
      expect(targets.at(0)?.start).toBe(0)
      expect((targets.at(-1)?.start ?? 0) + (targets.at(-1)?.width ?? 0)).toBeCloseTo(1, 10)
      const gaps = targets.slice(1).map(({ start }, at) => start - (targets[at]?.start ?? 0) - (targets[at]?.width ?? 0))
      for (const gap of gaps) expect(gap).toBeCloseTo(0.06, 10)
    }
    expect(labelledTargets(0)).toEqual([])
  })

  it('is shared by two sources, which together end where the group does', () => {
    const targets = sharedTargets([0.75, 0])
    const [own, none, added, all] = targets
    expect(own).toMatchObject({ start: 0, width: 0.3525 })
    expect((added?.start ?? 0) + (added?.width ?? 0)).toBeCloseTo(0.47, 10)
    expect([none?.width, all?.start, all?.width]).toEqual([0, 0.53, 0.47])
  })
})
