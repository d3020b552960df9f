import { formatShare, type Decimal } from '@hautelisse/domain/money'

/**
 * Writes what a value gained, with its sign.
 *
 * @example writeChange(new Decimal('0.2203')) // '+ 22,03 %'
 */
export const writeChange = (change: Decimal): string =>
  change.greaterThan(0) ? `+\u00A0${formatShare(change)}` : formatShare(change)
