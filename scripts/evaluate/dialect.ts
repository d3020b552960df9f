/** How a file separates its cells and writes its numbers. */
export type Dialect = { readonly separator: ',' | ';' }

const timesIn = (text: string, sign: string): number => text.split(sign).length - 1

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

/** Writes one line, with quotes around the cells that need them. */
export const writeLine = ({ separator }: Dialect, cells: readonly string[]): string => {
  let line = ''
  for (const [at, cell] of cells.entries()) {
    const text = cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
    line += at === 0 ? text : separator + text
  }
  return `${line}\n`
}
