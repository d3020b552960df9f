import type { Problem } from './engine.ts'

/** Says what is wrong with the first line of a file: every column of the engine once, in any order, optional ones once at most, and no other. */
export const checkHeader = (
  header: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
): readonly Problem[] => {
  const [only = ''] = header
  // Not one comma: a list of everything that is missing would hide the reason.
  if (header.length === 1 && columns.length > 1 && !columns.includes(only))
    return [{ column: only, reason: 'the only column in the header: cells are separated by commas' }]
  return problemsWith(header, columns, [...columns, ...optional])
}

const problemsWith = (header: readonly string[], columns: readonly string[], known: readonly string[]): readonly Problem[] => [
  ...columns.filter((column) => !header.includes(column)).map((column) => ({ column, reason: 'missing from the header' })),
  ...header.filter((column) => !known.includes(column)).map((column) => ({ column, reason: 'unknown column in the header' })),
  ...header
    .filter((column, at) => known.includes(column) && header.indexOf(column) < at)
    .map((column) => ({ column, reason: 'twice in the header' })),
]
