import { formatEuros, type Euros } from '@hautelisse/domain/money'
import { HIDDEN_AMOUNT, spokenAmount, useHiddenAmounts } from '../../ui/amount/index.ts'

/** Writes amounts inside the words of a drawing, or hides them with all others. */
export const useMoneyText = () => {
  const hidden = useHiddenAmounts()
  return {
    /** « 161,30 € » */
    shown: (amount: Euros): string => (hidden ? HIDDEN_AMOUNT : formatEuros(amount)),
    /** An amount as it is heard. */
    spoken: (amount: Euros | undefined): string =>
      hidden || amount === undefined ? HIDDEN_AMOUNT : spokenAmount(formatEuros(amount)),
  } as const
}
