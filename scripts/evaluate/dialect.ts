/** How a file separates its cells and writes its numbers. */
export type Dialect = { readonly separator: ',' | ';' }

const timesIn = (text: string, sign: string): number => {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1
  return found
}

/**
 * Tells from the header how a file is written: as a French spreadsheet does where it holds more semicolons than commas.
 *
 * @param header first line, its columns as text
 * @example dialectOf('id;age') // { separator: ';' }
 */
export const dialectOf = (header: string): Dialect => ({ separator: timesIn(header, ';') > timesIn(header, ',') ? ';' : ',' })

const FRENCH_NUMBER = /^(\s*[+-]?\d*),(\d+(?:e[+-]?\d+)?\s*)$/i
const BOTH_SIGNS = /^[\s\d+-]*(?:,[\s\d]*\.|\.[\s\d]*,)[\s\d.,]*$/

/** What a cell of a French file reads as; undefined for a number with a comma and a point. */
export const readCell = (cell: string): string | undefined => {
  if (!cell.includes(',')) return cell
  return BOTH_SIGNS.test(cell) ? undefined : cell.replace(FRENCH_NUMBER, '$1.$2')
}

const PLAIN_NUMBER = /^-?\d+\.\d+(?:e[+-]?\d+)?$/

/** Writes a result in the way of the file. */
export const writeResult = ({ separator }: Dialect, result: string): string =>
  separator === ';' && PLAIN_NUMBER.test(result) ? result.replace('.', ',') : result

const NEEDS_QUOTES = /["\r\n]/

const quotedWhereNeeded = (cell: string, separator: string): string =>
  cell.includes(separator) || NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Writes one line, with quotes around the cells that need them. */
export const writeLine = ({ separator }: Dialect, cells: readonly string[]): string => {
  // Nearly every line needs none, and is looked through as a whole.
  const line = cells.join(separator)
  const isPlain = !NEEDS_QUOTES.test(line) && timesIn(line, separator) === cells.length - 1
  return `${isPlain ? line : cells.map((cell) => quotedWhereNeeded(cell, separator)).join(separator)}\n`
}
