/** Room below a group, as shares of the drawing's width. */
export type FanTarget = { readonly start: number; readonly width: number; readonly align?: 'start' | 'end' }

/** Room between two bundles and between their labels, as a share of the drawing. */
export const GAP = 0.06

/**
 * Room of each of so many groups, side by side, as `FanLabels` lays their labels out below.
 *
 * @param count groups that have threads; the others have neither room nor a label
 * @example labelledTargets(1) // [{ start: 0, width: 1 }]
 */
export const labelledTargets = (count: number): readonly FanTarget[] => {
  const width = (1 - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => ({ start: at * (width + GAP), width }))
}

/**
 * The same where two sources meet in each group: the rooms of the first one, then those of the second, beside each other in the group's.
 *
 * @param shares share of the first source in each group
 * @example sharedTargets([0.75]) // [{ start: 0, width: 0.75, align: 'start' }, { start: 0.75, width: 0.25, align: 'start' }]
 */
export const sharedTargets = (shares: readonly number[]): readonly FanTarget[] => {
  const rooms = labelledTargets(shares.length)
  const parts = rooms.map(({ start, width }, at) => ({ start, width, own: width * (shares[at] ?? 0) }))
  return [
    ...parts.map(({ start, own }) => ({ start, width: own, align: 'start' as const })),
    ...parts.map(({ start, width, own }) => ({ start: start + own, width: width - own, align: 'start' as const })),
  ]
}
