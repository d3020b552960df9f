import { heightAt, type Place } from './line-geometry.ts'

/** Where the figure of an end of a history is written: over or under a height of the drawing. */
export type LabelPlace = { readonly side: 'above' | 'below'; readonly up: number }

/** A line may come this near to the height of its end before it runs through the figure, as a share of the height. */
const NEAR = 0.03
/** Under a lower place there is no room for a figure. */
const LEAST_ROOM = 0.16
/** Windows that a drawing is laid out for: as narrow as a phone's, and wider ones. */
export const ROOMS = ['narrow', 'wide'] as const
export type Room = (typeof ROOMS)[number]

/** Width of a letter of a figure as a share of the drawing. */
const LETTER: Readonly<Record<Room, number>> = { narrow: 0.028, wide: 0.0145 }

/**
 * Gives the share of the drawing's width that a figure takes.
 *
 * @param written the figure
 * @param room how wide the drawing is
 * @example reachOf('68 817,04 €', 'narrow') // 0.308
 */
export const reachOf = (written: string, room: Room): number => Math.min(0.5, written.length * LETTER[room])

/** Heights that a line passes between two places. */
const heightsOf = (line: readonly Place[], from: number, to: number): readonly number[] => [
  heightAt(line, from),
  heightAt(line, to),
  ...line.filter(({ x }) => x > from && x < to).map(({ y }) => y),
]

/**
 * Places the figure of an end of a history at its point, where no line runs through it: above or under all that lies beside it, whichever is nearer to
 * the end.
 *
 * @param lines lines that are drawn, all over the same width; shares of the drawing, from left to right
 * @param end height of the end
 * @param from where the figure begins, as a share of the width
 * @param to where it ends
 * @example labelPlace([[{ x: 0, y: 0.2 }, { x: 1, y: 0.9 }]], 0.2, 0, 0.3) // { side: 'below', up: 0.2 }
 */
export const labelPlace = (lines: readonly (readonly Place[])[], end: number, from: number, to: number): LabelPlace => {
  const beside = lines.flatMap((line) => heightsOf(line, from, to))
  const [lowest, highest] = [Math.min(end, ...beside), Math.max(end, ...beside)]
  if (highest <= end + NEAR) return { side: 'above', up: end }
  if (lowest >= LEAST_ROOM && end - lowest < highest - end) return { side: 'below', up: lowest >= end - NEAR ? end : lowest }
  return { side: 'above', up: highest }
}
