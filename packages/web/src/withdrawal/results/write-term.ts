import { valueOf, writeDecimals, writeFigure, type Derivation } from '@hautelisse/domain/explain'
import { formatShare, NO_BREAK_SPACE } from '@hautelisse/domain/money'

const RATE_DECIMALS = 3
const PRICE_DECIMALS = 6

/** Figures that are read with another precision than their unit has: rates of conversion, prices, shares. */
export const writeTerm = (figure: Derivation): string | undefined => {
  const value = valueOf(figure)
  if (figure.term === 'withdrawal.annuity-rate') return `${writeDecimals(value.times(100), RATE_DECIMALS)}${NO_BREAK_SPACE}%`
  if (figure.term === 'withdrawal.factor') return writeDecimals(value, PRICE_DECIMALS)
  return figure.unit === 'rate' ? formatShare(value) : undefined
}

/**
 * Writes a figure of a calculation of this simulator.
 *
 * @example written(factor) // '28,303633'
 */
export const written = (figure: Derivation): string => writeFigure(figure, writeTerm)
