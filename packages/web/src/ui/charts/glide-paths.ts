import { threadsPerGroup } from './thread-count.ts'

/** How a glide path is drawn: threads from top to bottom, in a drawing of this width and pitch. */
export type GlideSize = { readonly threads: number; readonly width: number; readonly pitch: number; readonly gap: number }

/** Fifty threads, each of two percent. */
export const WIDE: GlideSize = { threads: 50, width: 1200, pitch: 5.6, gap: 14 }
/** Twenty-five threads, each of four percent. */
export const NARROW: GlideSize = { threads: 25, width: 348, pitch: 8, gap: 12 }

const short = (value: number): string => `${Math.round(value * 10) / 10}`

/** Share of a column's width that a thread takes to move, on each side of the border. */
const BEND = 0.11

/** Which group each thread belongs to in one column, from top to bottom. */
const groupsOf = (shares: readonly number[], threads: number): readonly number[] => {
  const counts = threadsPerGroup(shares, shares.reduce((sum, share) => sum + share, 0) / threads)
  return counts.flatMap((count, group) => Array.from({ length: count }, () => group))
}

/**
 * Height of a glide path's drawing.
 *
 * @param size measures of the drawing
 * @param groups number of groups, each apart from the next
 * @example glideHeight(WIDE, 3) // 308
 */
export const glideHeight = ({ threads, pitch, gap }: GlideSize, groups: number): number =>
  threads * pitch + gap * Math.max(0, groups - 1)

/**
 * Draws a glide path: each thread is an equal part of the savings, and changes its group where a column holds less of it.
 *
 * @param columns shares of each column, groups in the same order everywhere
 * @param size measures of the drawing
 * @returns one path for each group
 * @example glidePaths([[1, 0], [0, 1]], { threads: 1, width: 100, pitch: 10, gap: 0 }) // ['M0 5H44.5', 'M44.5 5C50 5 50 5 55.5 5H100']
 */
export const glidePaths = (columns: readonly (readonly number[])[], size: GlideSize): readonly string[] => {
  const groups = columns.map((shares) => groupsOf(shares, size.threads))
  const count = columns[0]?.length ?? 0
  const paths = Array.from({ length: count }, () => '')
  const columnWidth = size.width / Math.max(1, columns.length)
  const heightOf = (thread: number, group: number): string => short((thread + 0.5) * size.pitch + group * size.gap)
  for (let thread = 0; thread < size.threads; thread += 1)
    for (const [index, column] of groups.entries()) {
      const group = column[thread] ?? 0
      const before = groups[index - 1]?.[thread]
      const left = index * columnWidth
      const bend = columnWidth * BEND
      const right = index === columns.length - 1 ? size.width : left + columnWidth - bend
      const y = heightOf(thread, group)
      const start =
        before === undefined
          ? `M0 ${y}`
          : `M${short(left - bend)} ${heightOf(thread, before)}C${short(left)} ${heightOf(thread, before)} ${short(left)} ${y} ${short(left + bend)} ${y}`
      paths[group] = `${paths[group] ?? ''}${start}H${short(right)}`
    }
  return paths
}
