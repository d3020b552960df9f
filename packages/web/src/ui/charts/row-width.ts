import type { Bundle } from './fan-paths.ts'

/** Least distance between two threads where they run most aslant: nearer ones melt into a patch. */
const LEAST_APART = 2.5
const ROWS = 60

/** How far apart the threads of the densest group run halfway down, where they are most aslant. */
const leastApart = (counts: readonly number[], bundles: readonly Bundle[], row: number, height: number): number => {
  const top = row / counts.reduce((sum, count) => sum + count, 0)
  let before = 0
  const distances = counts.flatMap((count, group) => {
    const { start, pitch } = bundles[group] ?? { start: 0, pitch: 0 }
    const shiftOf = (index: number): number => (before + index + 0.5) * top - start - (index + 0.5) * pitch
    const shift = Math.max(Math.abs(shiftOf(0)), Math.abs(shiftOf(count - 1)))
    before += count
    return count < 2 ? [] : [(top + pitch) / 2 / Math.hypot(1, (2 * shift) / height)]
  })
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

/**
 * Gives the row on top the width at which threads that end on one side stay apart on their way there: the whole width where they do, less where
 * most of them would sweep across the drawing.
 *
 * @param counts threads per group
 * @param bundles where each group ends
 * @param width width of the drawing
 * @param height from top to bottom
 * @example rowWidth([10], [{ start: 0, pitch: 6 }], 60, 100) // 60
 */
export const rowWidth = (counts: readonly number[], bundles: readonly Bundle[], width: number, height: number): number => {
  const rows = Array.from({ length: ROWS }, (_, index) => (width * (ROWS - index)) / ROWS)
  const apart = rows.map((row) => leastApart(counts, bundles, row, height))
  const widest = rows.find((_, index) => (apart[index] ?? 0) >= LEAST_APART)
  return widest ?? rows[apart.indexOf(Math.max(...apart))] ?? width
}
