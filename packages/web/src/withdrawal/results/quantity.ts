import type { Derivation } from '@hautelisse/domain/explain'
import { valueOf } from '@hautelisse/domain/explain'
import { Decimal, euros, formatEuros, formatShare, NO_BREAK_SPACE } from '@hautelisse/domain/money'

const RATE_DECIMALS = 3
const PRICE_DECIMALS = 6
// So many that savings of up to a hundred million times a factor as written are right to the cent.
const FACTOR_DECIMALS = 10
const YEARS_DECIMALS = 2

const fixed = (value: Decimal, decimals: number): string => value.toFixed(decimals, Decimal.ROUND_HALF_UP).replace('.', ',')
/** Zeros that say nothing: « 1,2 », « 12 », « 60 % ». */
const short = (text: string): string => text.replace(/,0+(?!\d)|(,\d*?[1-9])0+(?!\d)/, '$1')

/** Whether a figure is an amount of the saver's, which hides with the others. */
export const isAmount = ({ unit }: Derivation): boolean => unit === 'eur' || unit === 'eur-per-month' || unit === 'eur-per-year'

/**
 * Writes a figure of a calculation with the precision that its unit is read at; the figure itself keeps all its digits.
 *
 * @example written(factor) // '28,303633'
 */
export const written = (figure: Derivation): string => {
  const { term, unit } = figure
  const value = valueOf(figure)
  if (isAmount(figure)) return formatEuros(euros(value))
  if (term === 'withdrawal.annuity-rate') return `${fixed(value.times(100), RATE_DECIMALS)}${NO_BREAK_SPACE}%`
  if (term === 'withdrawal.factor') return fixed(value, PRICE_DECIMALS)
  if (unit === 'rate') return formatShare(value)
  if (unit === 'factor') return short(fixed(value, FACTOR_DECIMALS))
  return unit === 'years' ? short(fixed(value, YEARS_DECIMALS)) : figure.value
}

/** Writes a share or a rate without decimals that say nothing: « 60 % », « 0 % ». */
export const writtenShort = (figure: Derivation): string => short(written(figure))
