import { Decimal, euros, formatEuros, formatShare, groupDigits, NO_BREAK_SPACE } from '../money/index.ts'
import { valueOf } from './build.ts'
import type { Derivation } from './model.ts'
import { apply } from './operations.ts'

// So many that savings of up to a hundred million times a factor as written are right to the cent.
const FACTOR_DECIMALS = 10
const YEARS_DECIMALS = 2

/** Writes a figure with another precision than its unit has; undefined where the unit's is right. */
export type OwnPrecision = (figure: Derivation) => string | undefined

/**
 * Whether a figure is an amount in euros, which a screen may hide with all others.
 *
 * @param figure step of a derivation
 * @example isAmount(given({ term: 'rate', unit: 'rate' }, '0.1')) // false
 */
export const isAmount = ({ unit }: Derivation): boolean => unit === 'eur' || unit === 'eur-per-month' || unit === 'eur-per-year'

/**
 * Writes a number with so many decimals, rounded half up.
 *
 * @param value exact number
 * @param decimals how many decimals
 * @example writeDecimals(new Decimal('28.3036329'), 6) // '28,303633'
 */
export const writeDecimals = (value: Decimal, decimals: number): string =>
  value.toFixed(decimals, Decimal.ROUND_HALF_UP).replace('.', ',')

/**
 * Takes away decimals that say nothing.
 *
 * @param text number as it is written, with or without its unit
 * @example withoutZeros('1,20') // '1,2'
 */
export const withoutZeros = (text: string): string => text.replace(/,0+(?!\d)|(,\d*?[1-9])0+(?!\d)/, '$1')

const YEAR_DIGITS = 4

/** A plain number with spaces between its thousands; four digits without decimals may be a year and stay together. */
const groupThousands = (value: string): string => {
  const [, sign = '', whole = '', decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === '') return value
  const written = decimals === undefined && whole.length <= YEAR_DIGITS ? whole : groupDigits(whole, NO_BREAK_SPACE)
  return decimals === undefined ? sign + written : `${sign}${written},${decimals}`
}

const MINUS = '\u2212'
const EUROS_AND_CENTS = 2
const PERCENT = 100

/** A number with so many decimals that say something, at least two of an amount. */
const digits = (value: Decimal, decimals: number, least: number): string => {
  const [whole = '', all = ''] = value.abs().toFixed(decimals, Decimal.ROUND_HALF_UP).split('.')
  const said = all.replace(/0+$/, '').padEnd(least, '0')
  const sign = value.isNegative() ? `${MINUS}${NO_BREAK_SPACE}` : ''
  return `${sign}${groupDigits(whole, NO_BREAK_SPACE)}${said === '' ? '' : `,${said}`}`
}

/** The figure with so many decimals; a figure that has no unit of its own stays as it is. */
const atPrecision = (figure: Derivation, decimals: number): string | undefined => {
  const value = valueOf(figure)
  if (isAmount(figure)) return `${digits(value, decimals, EUROS_AND_CENTS)}${NO_BREAK_SPACE}€`
  if (figure.unit === 'rate') return `${digits(value.times(PERCENT), decimals, 0)}${NO_BREAK_SPACE}%`
  return figure.unit === 'factor' || figure.unit === 'years' ? digits(value, decimals, 0) : undefined
}

const STATED_DECIMALS = 4

/** A stated price or rate has the decimals that it was stated with, such as the value of a point: with two of them it would be another one. */
const asGiven = (figure: Derivation): string | undefined => {
  const value = valueOf(figure)
  const own = figure.unit === 'rate' ? value.times(PERCENT) : value
  const isFine = figure.operation === 'given' && own.decimalPlaces() > EUROS_AND_CENTS && own.decimalPlaces() <= STATED_DECIMALS
  return isFine && (isAmount(figure) || figure.unit === 'rate') ? atPrecision(figure, STATED_DECIMALS) : undefined
}

/**
 * Writes a figure of a calculation with the precision that its unit is read at; the figure itself keeps all its digits.
 *
 * @param figure step of a derivation
 * @param own figures with another precision
 * @example writeFigure(given({ term: 'parts', unit: 'count' }, '2.5')) // '2,5'
 */
export const writeFigure = (figure: Derivation, own?: OwnPrecision): string => {
  const value = valueOf(figure)
  const special = own?.(figure)
  if (special !== undefined) return special
  const exact = asGiven(figure)
  if (exact !== undefined) return exact
  if (isAmount(figure)) return formatEuros(euros(value))
  if (figure.unit === 'rate') return withoutZeros(formatShare(value))
  if (figure.unit === 'factor') return withoutZeros(writeDecimals(value, FACTOR_DECIMALS))
  if (figure.unit === 'years') return withoutZeros(writeDecimals(value, YEARS_DECIMALS))
  return groupThousands(figure.value)
}

/** Reads a written figure back; undefined for one that is no number. */
const readBack = (text: string): Decimal | undefined => {
  const [, sign = '', number, percent] = /^([−-]?)\s*([\d\s]+(?:,\d+)?)\s*(?:€|(%))?$/.exec(text) ?? []
  if (number === undefined) return undefined
  const value = new Decimal(`${sign === '' ? '' : '-'}${number.replaceAll(/\s/g, '').replace(',', '.')}`)
  return percent === undefined ? value : value.dividedBy(PERCENT)
}

/** A sum may miss the next by a cent, as it is computed unrounded; a product that is read with two decimals misses it by euros. */
type Scaling = 'product' | 'quotient'
const isScaling = (operation: Derivation['operation']): operation is Scaling =>
  operation === 'product' || operation === 'quotient'

/** Whether what is read gives what is read as its result. */
const gives = (operation: Scaling, texts: readonly string[], result: string): boolean => {
  const values = texts.map(readBack)
  const shown = readBack(result)
  if (shown === undefined || values.includes(undefined)) return true
  const decimals = Math.max(shown.decimalPlaces(), EUROS_AND_CENTS)
  return apply(operation, values as readonly Decimal[])
    .toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
    .eq(shown)
}

const PRECISIONS = [4, 6, 8, FACTOR_DECIMALS] as const

/**
 * Writes what a figure is computed from; where it is multiplied or divided, with so many decimals that what is read gives the result that is read: somebody who
 * checks it by hand finds the cent.
 *
 * @param figure computed figure of a derivation
 * @param own figures with another precision
 * @example writeInputs(pension) // ['559,96', '1,4386 €']
 */
export const writeInputs = (figure: Derivation, own?: OwnPrecision): readonly string[] => {
  const { operation, inputs } = figure
  const plain = inputs.map((input) => writeFigure(input, own))
  const result = writeFigure(figure, own)
  if (!isScaling(operation) || gives(operation, plain, result)) return plain
  const finer = PRECISIONS.map((decimals) => inputs.map((input, at) => atPrecision(input, decimals) ?? plain[at] ?? ''))
  return finer.find((texts) => gives(operation, texts, result)) ?? plain
}
