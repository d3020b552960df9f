import { formatEuros, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'

/** How amounts stand on the page: as on the screen, hidden where the saver hid them. */
export type Writing = {
  readonly isHidden: boolean
  readonly write: (amount: Euros) => string
  /** What is taken of it. */
  readonly less: (amount: Euros) => string
  /** A formula holds amounts too. */
  readonly formula: (text: string) => string
}

/** Amounts as the page writes them. */
export const useWriting = (): Writing => {
  const isHidden = useHiddenAmounts()
  const write = (amount: Euros): string => (isHidden ? HIDDEN_AMOUNT : formatEuros(amount))
  return {
    isHidden,
    write,
    less: (amount) => write(subtractEuros(ZERO_EUROS, amount)),
    formula: (text) => (isHidden ? '' : text),
  }
}
