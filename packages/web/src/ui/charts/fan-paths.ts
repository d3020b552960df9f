/** Where the threads of one group end: from `start`, one every `pitch`, in the drawing's units. */
export type Bundle = { readonly start: number; readonly pitch: number }

/** The widest gap that still reads as one bundle, and the share of it that a stroke may take. */
const WIDEST_PITCH = 6

/**
 * Bundles the threads of a group inside the room below it.
 *
 * @param start left edge of the room
 * @param width width of the room
 * @param count threads that end there
 * @param align where the bundle stands when the room is wider than it
 * @example bundleIn(26, 520, 89) // { start: 26, pitch: 5.842… }
 */
export const bundleIn = (start: number, width: number, count: number, align: 'start' | 'end' = 'start'): Bundle => {
  const pitch = count === 0 ? WIDEST_PITCH : Math.min(WIDEST_PITCH, width / count)
  return { start: align === 'start' ? start : start + width - pitch * count, pitch }
}

/** One decimal is a tenth of a pixel: enough for the eye, and half the text. */
const short = (value: number): string => `${Math.round(value * 10) / 10}`

/**
 * Draws the threads that run from an even row on top to their bundles below, in one path per group. Threads keep their order.
 *
 * @param counts threads per group
 * @param bundles where each group ends
 * @param width width of the row on top
 * @param height from top to bottom
 * @example fanPaths([1], [{ start: 0, pitch: 6 }], 10, 20) // ['M5 0C5 10 3 10 3 20']
 */
export const fanPaths = (counts: readonly number[], bundles: readonly Bundle[], width: number, height: number): string[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const middle = short(height / 2)
  let thread = 0
  return counts.map((count, group) => {
    const { start, pitch } = bundles[group] ?? { start: 0, pitch: 0 }
    let path = ''
    for (let index = 0; index < count; index += 1) {
      const top = short(((thread + 0.5) * width) / total)
      const bottom = short(start + (index + 0.5) * pitch)
      path += `M${top} 0C${top} ${middle} ${bottom} ${middle} ${bottom} ${short(height)}`
      thread += 1
    }
    return path
  })
}
