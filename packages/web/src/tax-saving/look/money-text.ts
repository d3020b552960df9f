import { formatEuros, formatShare, type Decimal, type Euros } from '@hautelisse/domain/money'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../../ui/amount/index.ts'

/** Writes amounts inside a text, or hides them with all others. */
export const useMoneyText = (): ((amount: Euros) => string) => {
  const hidden = useHiddenAmounts()
  return (amount) => (hidden ? HIDDEN_AMOUNT : formatEuros(amount))
}

/**
 * Writes a rate of the law without decimals that say nothing.
 *
 * @example shortRate(new Decimal('0.128')) // '12,8 %'
 */
export const shortRate = (rate: Decimal): string => formatShare(rate).replace(/,00(?!\d)|(,\d)0(?!\d)/, '$1')
