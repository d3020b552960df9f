import { readFrenchCell, separatorNamed, separatorOf } from '@hautelisse/domain/files'

/** How a file separates its cells and writes its numbers. */
export type Dialect = {
  readonly separator: ',' | ';'
  /** Its first line is `sep=;` and no row. */
  readonly hasSeparatorLine?: boolean
  /** It begins with a byte order mark, and so do its results. */
  readonly hasMark?: boolean
}

/** A first line names a separator that is not read. */
export type UnknownSeparator = { readonly unknown: string }

const MARK = '\uFEFF'

/**
 * Tells from the first line how a file is written: as a French spreadsheet does where it holds more semicolons than commas, or as `sep=;` says.
 *
 * @param firstLine first line that is not empty, with its byte order mark
 * @example dialectOf('id;age') // { separator: ';', hasSeparatorLine: false, hasMark: false }
 */
export const dialectOf = (firstLine: string): Dialect | UnknownSeparator => {
  const hasMark = firstLine.startsWith(MARK)
  const named = separatorNamed(firstLine)
  if (named === undefined) return { separator: separatorOf(firstLine), hasSeparatorLine: false, hasMark }
  return named === ',' || named === ';' ? { separator: named, hasSeparatorLine: true, hasMark } : { unknown: named }
}

const REFUSED = {
  'comma-and-point': 'has a comma and a point: the comma is the decimal sign of this file',
  'point-before-thousand': 'is ambiguous, a thousand or a decimal: the comma is the decimal sign of this file',
} as const

/** What a cell of a file reads as, or why it cannot be read. */
export const readCell = ({ separator }: Dialect, cell: string): { readonly text: string } | { readonly reason: string } => {
  if (separator === ',') return { text: cell }
  const read = readFrenchCell(cell)
  return read.kind === 'read' ? read : { reason: `${JSON.stringify(cell)} ${REFUSED[read.reason]}` }
}

/**
 * Words a reason in the way of the file: a French one has commas and French days, and its cell is quoted as it stands there.
 *
 * @param cell text of the cell
 * @param read what it was read as
 */
export const reasonIn = ({ separator }: Dialect, reason: string, cell: string, read: string): string =>
  separator === ','
    ? reason
    : (read === '' ? reason : reason.replace(read, () => cell.trim()))
        .replace('with a point before decimals', 'with a comma before decimals')
        .replace('(year-month-day: 2026-11-20)', '(day/month/year or year-month-day: 20/11/2026, 2026-11-20)')

const PLAIN_NUMBER = /^-?\d+\.\d+(?:e[+-]?\d+)?$/

/** Writes a result in the way of the file. */
export const writeResult = ({ separator }: Dialect, result: string): string =>
  separator === ';' && PLAIN_NUMBER.test(result) ? result.replace('.', ',') : result

const NEEDS_QUOTES = /["\r\n]/

const timesIn = (text: string, sign: string): number => {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1
  return found
}

const quotedWhereNeeded = (cell: string, separator: string): string =>
  cell.includes(separator) || NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Writes one line, with quotes around the cells that need them. */
export const writeLine = ({ separator }: Dialect, cells: readonly string[]): string => {
  // Nearly every line needs none, and is looked through as a whole.
  const line = cells.join(separator)
  const isPlain = !NEEDS_QUOTES.test(line) && timesIn(line, separator) === cells.length - 1
  return `${isPlain ? line : cells.map((cell) => quotedWhereNeeded(cell, separator)).join(separator)}\n`
}
