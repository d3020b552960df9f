import { Decimal, formatEuros, type Euros } from '@hautelisse/domain/money'
import { HIDDEN_AMOUNT, shortRate, useHiddenAmounts } from '../ui/amount/index.ts'

/** Writes a share of a table in percent, to one decimal: a table is no finer. */
export const shareWords = (share: number): string => shortRate(new Decimal(share).toDecimalPlaces(3))

/** Writes amounts inside the words of a drawing, or hides them with all others. */
export const useMoneyWords = () => {
  const hidden = useHiddenAmounts()
  return {
    /** « 161,30 € » */
    shown: (amount: Euros): string => (hidden ? HIDDEN_AMOUNT : formatEuros(amount)),
  } as const
}
