import { formatEuros, type Euros } from '@hautelisse/domain/money'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../../ui/amount/index.ts'

/** Writes amounts inside a text, or hides them with all others. */
export const useMoneyText = (): ((amount: Euros) => string) => {
  const hidden = useHiddenAmounts()
  return (amount) => (hidden ? HIDDEN_AMOUNT : formatEuros(amount))
}
