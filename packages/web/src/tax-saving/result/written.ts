import { valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros, formatEuros } from '@hautelisse/domain/money'
import { shortRate } from '../../ui/amount/short-rate.ts'

/** Whether a figure is an amount of the saver's, which hides with the others. */
export const isAmount = ({ unit }: Derivation): boolean => unit === 'eur' || unit === 'eur-per-year' || unit === 'eur-per-month'

/**
 * Writes a figure of a calculation by its unit.
 *
 * @example written(parts) // '2,5'
 */
export const written = (figure: Derivation): string => {
  const value = valueOf(figure)
  if (isAmount(figure)) return formatEuros(euros(value))
  return figure.unit === 'rate' ? shortRate(value) : value.toString().replace('.', ',')
}
