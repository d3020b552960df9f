import type { Heir } from '@hautelisse/domain/inheritance'
import type { FanGroup, FanTarget } from '../ui/charts/index.ts'

/** Colour of each group of heirs. */
export const TONES: Readonly<Record<Heir, FanGroup['tone']>> = {
  spouse: 'd3',
  children: 'd1',
  parents: 'd1',
  siblings: 'd4',
  beneficiary: 'd2',
}

/** Room between two groups, as a share of the drawing's width. */
const GAP = 0.06

/** Groups side by side, each as wide as its amount, with a gap between them. */
export const targetsOf = (groups: readonly FanGroup[]): readonly FanTarget[] => {
  const total = groups.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const room = 1 - GAP * (groups.length - 1)
  let start = 0
  return groups.map(({ amount = 0 }) => {
    const target = { start, width: total === 0 ? 0 : (room * amount) / total }
    start += target.width + GAP
    return target
  })
}
