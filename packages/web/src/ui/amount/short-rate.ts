import { formatShare, type Decimal } from '@hautelisse/domain/money'

/**
 * Writes a rate without decimals that say nothing.
 *
 * @example shortRate(new Decimal('0.4525')) // '45,25 %'
 */
export const shortRate = (rate: Decimal): string => formatShare(rate).replace(/,00(?!\d)|(,\d)0(?!\d)/, '$1')
