import type { Euros } from '../money/index.ts'

/** One figure of a calculation, in words. */
export type CalculationLine = {
  readonly name: string
  /** How it is computed: `27 000,00 € × 11 %`; undefined where it is stated. */
  readonly how: string
  readonly result: string
  /** All its digits. */
  readonly exact: string
  /** What it rests on; undefined where nothing more is said. */
  readonly source: string
}

/**
 * Writes a calculation as plain text, one figure a line in the order of the calculation.
 *
 * @param lines figures in the order of the calculation
 * @example calculationText([{ name: 'Aire', how: '3 × 4', result: '12', exact: '12', source: '' }]) // 'Aire : 3 × 4 = 12'
 */
export const calculationText = (lines: readonly CalculationLine[]): string =>
  lines
    .map(({ name, how, result, source }) =>
      [name, ' : ', how === '' ? '' : `${how} = `, result, source === '' ? '' : ` [${source}]`].join(''),
    )
    .join('\n')

/** What a spreadsheet would begin to compute with, in the wide forms of East Asian keyboards too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** A field that a spreadsheet reads as text: quoted, its quotes doubled, and never as a formula. */
const field = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A figure that a French spreadsheet reads as a number. */
const figure = (amount: Euros): string => amount.toFixed(2).replace('.', ',')

/**
 * Writes a table for a spreadsheet, separated by semicolons: texts are never read as formulas, amounts are read as numbers.
 *
 * @param rows rows of cells, the heads first
 * @example spreadsheet([['Montant'], [euros('-12.5')]]) // '"Montant"\r\n-12,50'
 */
export const spreadsheet = (rows: readonly (readonly (string | Euros)[])[]): string =>
  rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? field(cell) : figure(cell))).join(';')).join('\r\n')

/**
 * Writes a calculation as a table for a spreadsheet; the exact figure keeps all its digits.
 *
 * @param lines figures in the order of the calculation
 * @param heads heads of the five columns
 * @example calculationTable([], ['Chiffre', 'Calcul']) // '"Chiffre";"Calcul"'
 */
export const calculationTable = (lines: readonly CalculationLine[], heads: readonly string[]): string =>
  spreadsheet([heads, ...lines.map(({ name, how, result, exact, source }) => [name, how, result, exact, source])])
