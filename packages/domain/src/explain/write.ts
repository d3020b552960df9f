import { Decimal, euros, formatEuros, formatShare, groupDigits, NO_BREAK_SPACE } from '../money/index.ts'
import { valueOf } from './build.ts'
import type { Derivation } from './model.ts'

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
  if (isAmount(figure)) return formatEuros(euros(value))
  if (figure.unit === 'rate') return withoutZeros(formatShare(value))
  if (figure.unit === 'factor') return withoutZeros(writeDecimals(value, FACTOR_DECIMALS))
  if (figure.unit === 'years') return withoutZeros(writeDecimals(value, YEARS_DECIMALS))
  return groupThousands(figure.value)
}
