import { parseFrenchDate } from '../calendar/index.ts'

/** What a first line `sep=;` names: a separator, or none where the line is another. */
export const separatorNamed = (line: string): string | undefined => /^\uFEFF?"?sep=(.)"?[;,\s]*$/i.exec(line)?.[1]

const timesIn = (text: string, sign: string): number => text.split(sign).length - 1

/**
 * Tells from the header of a file what separates its cells: a French spreadsheet writes semicolons, and then decimals after a comma.
 *
 * @param header first line, its columns as text
 * @example separatorOf('id;age') // ';'
 */
export const separatorOf = (header: string): ',' | ';' => (timesIn(header, ';') > timesIn(header, ',') ? ';' : ',')

/** Whether a row has nothing in any of its cells: spreadsheets write such rows below the last one. */
export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** What a cell of a French file means: its text with a point before decimals, or why it means nothing certain. */
export type FrenchCell =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: 'comma-and-point' | 'point-before-thousand' }

const NUMBER = /^([+-]?)(\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)?(?:,(\d+))?(e[+-]?\d+)?[ \u00A0\u202F]?(?:€|EUR)?$/i
const SPACES = /[ \u00A0\u202F]/g
const BOTH_SIGNS = /^[\s\u00A0\u202F\d+-]*(?:,[\s\u00A0\u202F\d]*\.|\.[\s\u00A0\u202F\d]*,)[\s\u00A0\u202F\d.,]*(?:€|EUR)?$/i
/** A point before three digits, which a zero in front of it says to be decimals. */
const THOUSAND = /^[+-]?(?!0+\.)[ \u00A0\u202F\d]+(?:\.\d{3})+[ \u00A0\u202F]?(?:€|EUR)?$/i
const PLAIN = /^([+-]?[\d.]+)[ \u00A0\u202F]?(?:€|EUR)$/i
const PARTED = /[:;]/
const PARTS = /([:;\s]+)/

const readNumber = (cell: string): FrenchCell => {
  if (BOTH_SIGNS.test(cell)) return { kind: 'refused', reason: 'comma-and-point' }
  if (THOUSAND.test(cell)) return { kind: 'refused', reason: 'point-before-thousand' }
  const match = NUMBER.exec(cell)
  if (match === null) return { kind: 'read', text: PLAIN.exec(cell)?.[1] ?? cell }
  const [, sign = '', whole = '', decimals, exponent = ''] = match
  if (whole === '' && decimals === undefined) return { kind: 'read', text: cell }
  const point = decimals === undefined ? '' : `.${decimals}`
  return { kind: 'read', text: `${sign}${whole.replaceAll(SPACES, '')}${point}${exponent}` }
}

const DAY = /^\d{2}\/\d{2}\/\d{4}$/

/**
 * Reads a cell of a file whose decimal sign is the comma: thousands with any of three spaces, a euro sign behind, days as 12/03/1964.
 *
 * A point before three digits is refused, unless a zero stands before it: it is a thousand to some and a decimal to others. Of a cell with several
 * numbers (`1983:20000,5:4`) each is read.
 * Rule FILE-23, FILE-24.
 *
 * @param cell text of the cell
 * @example readFrenchCell('1 234,50 €') // { kind: 'read', text: '1234.50' }
 * @example readFrenchCell('30.000') // { kind: 'refused', reason: 'point-before-thousand' }
 */
export const readFrenchCell = (cell: string): FrenchCell => {
  const trimmed = cell.trim()
  if (DAY.test(trimmed)) return { kind: 'read', text: parseFrenchDate(trimmed) ?? trimmed }
  if (!PARTED.test(trimmed)) return readNumber(trimmed)
  let text = ''
  for (const part of trimmed.split(PARTS)) {
    const read = part === '' ? ({ kind: 'read', text: '' } as const) : readNumber(part)
    if (read.kind === 'refused') return read
    text += read.text
  }
  return { kind: 'read', text }
}
