import type { FanTarget } from '../ui/charts/index.ts'

/** Width of the drawing above the cards, and what separates and insets them, in its units. */
export const FAN_WIDTH = 1200
const GAP = 12
const INSET = 26

/** Relative widths of the cards, as a style sheet wants them. */
export const gridColumns = (weights: readonly number[]): string => weights.map((weight) => `minmax(0, ${weight}fr)`).join(' ')

/** The columns of the cards, with what the room of the narrowest one follows from: its share, and the gaps between all. */
export const rowOf = (weights: readonly number[]) => ({
  '--family-columns': gridColumns(weights),
  '--family-gaps': weights.length - 1,
  '--family-share': Math.min(...weights) / weights.reduce((total, weight) => total + weight, 0),
})

/**
 * Returns the room below each bundle of the fan: its card, without its margins, as shares of the drawing's width.
 *
 * @param weights - relative widths of the cards
 */
export const targetsOf = (weights: readonly number[]): readonly FanTarget[] => {
  const free = FAN_WIDTH - GAP * (weights.length - 1)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let from = 0
  return weights.map((weight) => {
    const width = (free * weight) / sum
    const target = { start: (from + INSET) / FAN_WIDTH, width: (width - 2 * INSET) / FAN_WIDTH }
    from += width + GAP
    return target
  })
}

/** On a small screen the bundles end above their names, which share the width as the cards would. */
export const narrowTargetsOf = (weights: readonly number[]): readonly FanTarget[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let from = 0
  return weights.map((weight) => {
    const target = { start: from / sum, width: (weight / sum) * 0.9 }
    from += weight
    return target
  })
}
