import * as z from 'zod'

/**
 * Makes a part of an answer one that may be missing: with something there that cannot be read, `null` included, the rest of the answer stands
 * without it (docs/decisions/03).
 *
 * @param part schema of the part where it is there
 * @example z.object({ year: ifReadable(z.int()) }).parse({ year: 'soon' }) // { year: undefined }
 */
export const ifReadable = <Part extends z.ZodType>(part: Part) => part.optional().catch(undefined)

/**
 * Makes a list of an answer one whose lines stand each alone: a line that cannot be read is `undefined` in its place, and costs no other.
 *
 * @param line schema of a line
 * @example eachIfReadable(z.int()).parse([1, 'two', 3]) // [1, undefined, 3]
 */
export const eachIfReadable = <Line extends z.ZodType>(line: Line) => z.array(ifReadable(line))

/**
 * Parts the lines of a list that were read from the number of those that could not be.
 *
 * @param lines lines as they were read
 * @example partLines([1, undefined, 3]) // { lines: [1, 3], unreadable: 1 }
 */
export const partLines = <Line>(
  lines: readonly (Line | undefined)[],
): { readonly lines: readonly Line[]; readonly unreadable: number } => {
  const read = lines.filter((line) => line !== undefined)
  return { lines: read, unreadable: lines.length - read.length }
}
