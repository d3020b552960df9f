import type { Problem } from './engine.ts'

/** Says what is wrong with the first line of a file: every column of the engine once, in any order, and no other. */
export const checkHeader = (header: readonly string[], columns: readonly string[]): readonly Problem[] => {
  const [only = ''] = header
  // Not one comma: a list of everything that is missing would hide the reason.
  if (header.length === 1 && columns.length > 1 && !columns.includes(only))
    return [{ column: only, reason: 'the only column in the header: cells are separated by commas' }]
  return problemsWith(header, columns)
}

const problemsWith = (header: readonly string[], columns: readonly string[]): readonly Problem[] => [
  ...columns.filter((column) => !header.includes(column)).map((column) => ({ column, reason: 'missing from the header' })),
  ...header.filter((column) => !columns.includes(column)).map((column) => ({ column, reason: 'unknown column in the header' })),
  ...header
    .filter((column, at) => columns.includes(column) && header.indexOf(column) < at)
    .map((column) => ({ column, reason: 'twice in the header' })),
]
