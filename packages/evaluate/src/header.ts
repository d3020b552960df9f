import type { Problem } from './engine.ts'

/**
 * Says what is wrong with the first line of a file: a column of the engine that is missing or stands there twice, or one that the results add;
 * other columns are let through.
 *
 * @param header columns of the file
 * @param columns columns that the engine needs
 * @param optional columns that it may take
 * @param added columns that the results add
 */
export const checkHeader = (
  header: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
  added: readonly string[],
): readonly Problem[] => {
  const known = new Set([...columns, ...optional])
  return [
    ...columns.filter((column) => !header.includes(column)).map((column) => ({ column, reason: 'missing from the header' })),
    ...header
      .filter((column, at) => known.has(column) && header.indexOf(column) < at)
      .map((column) => ({ column, reason: 'twice in the header' })),
    ...added
      .filter((column) => header.includes(column) && !known.has(column))
      .map((column) => ({ column, reason: 'in the file already, and the results add it: give it another name' })),
  ]
}
