import { placeOf } from './axis.ts'

/** How far a thread may rise above the one a value stands on before it runs through the digits, in pixels. */
const CLEAR = 16
/** Values whose places differ by less than the height of their letters stand in one line. */
const LINE = 18
/** Threads next to either edge, whose values lean inwards. */
const EDGE = 3
const LEANING = 0.12

/**
 * Gives the share of a value's text that stands left of its thread: half, less at the first threads and more at the last.
 *
 * @param index thread of the value
 * @param count threads of the drawing
 * @example shareBefore(0, 32) // 0.12
 */
export const shareBefore = (index: number, count: number): number => {
  if (index < EDGE) return LEANING
  return index > count - EDGE - 1 ? 1 - LEANING : 0.5
}

/** The width that a higher thread leaves to a value, of whose text a part reaches towards it. */
const besideThread = (index: number, other: number, count: number): number => {
  const before = shareBefore(index, count)
  return (Math.abs(other - index) - 0.5) / count / (other < index ? before : 1 - before)
}

/** The width that two values in one line leave to each other. */
const besideValue = (index: number, next: number, count: number): number =>
  (placeOf(next, count) - placeOf(index, count)) / (1 - shareBefore(index, count) + shareBefore(next, count))

/**
 * Gives the widest that each value over a thread may be without meeting a higher thread or a value right of it, as a share of the drawing's
 * width. Of two values that meet the later one stays.
 *
 * @param heights heights of all threads, in pixels
 * @param written threads whose value is written, from left to right
 * @example labelRooms([100, 100, 100, 100, 200], [0]) // [0.795…]
 */
export const labelRooms = (heights: readonly number[], written: readonly number[]): number[] =>
  written.map((index, order) => {
    const riseTo = (other: number): number => (heights[other] ?? 0) - (heights[index] ?? 0)
    const threads = heights.flatMap((_, other) => (riseTo(other) > CLEAR ? [besideThread(index, other, heights.length)] : []))
    const values = written
      .slice(order + 1)
      .flatMap((next) => (Math.abs(riseTo(next)) < LINE ? [besideValue(index, next, heights.length)] : []))
    return Math.min(1, ...threads, ...values)
  })

/**
 * Gives the share of the drawing's width, from the left, above which no thread rises over a level.
 *
 * @param values values of all threads
 * @param level value of the level
 * @example roomOver([1, 1, 3, 3], 2) // 0.5
 */
export const roomOver = (values: readonly number[], level: number): number => {
  const higher = values.findIndex((value) => value > level)
  return higher === -1 ? 1 : higher / values.length
}

/**
 * Gives the letters that must fit between the middles of two texts side by side: half of each, and a space.
 *
 * @param one first text
 * @param other second text
 * @example lettersBetween('64 ans', '70') // 4.5
 */
export const lettersBetween = (one: string, other: string): number => (one.length + other.length + 1) / 2
