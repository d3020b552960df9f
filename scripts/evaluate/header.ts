import type { Problem } from './engine.ts'

/** Says what is wrong with the first line of a file: a column of the engine that is missing, or stands there twice; other columns are let through. */
export const checkHeader = (
  header: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
): readonly Problem[] => {
  const known = new Set([...columns, ...optional])
  return [
    ...columns.filter((column) => !header.includes(column)).map((column) => ({ column, reason: 'missing from the header' })),
    ...header
      .filter((column, at) => known.has(column) && header.indexOf(column) < at)
      .map((column) => ({ column, reason: 'twice in the header' })),
  ]
}
