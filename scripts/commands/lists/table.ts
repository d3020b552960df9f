const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/**
 * Writes a Markdown table.
 *
 * @param head names of the columns
 * @param rows cells of each row
 * @example tableOf(['Room'], [['`money`']]) // '| Room |\n| --- |\n| `money` |'
 */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(rowOf).join('\n')

/**
 * Gives the names that only one of two lists has.
 *
 * @param one a list of names
 * @param other another one
 * @example inOneOnly(['a', 'b'], ['b', 'c']) // ['a', 'c']
 */
export const inOneOnly = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one.filter((name) => !other.includes(name)),
  ...other.filter((name) => !one.includes(name)),
]
