import { formatRate } from '@hautelisse/domain/money'
import { shownEuros } from '@hautelisse/domain/robo-advice'
import { useLingui } from '@lingui/react/macro'
import { HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'

/** Writes an amount of a fan: to 100 €, below 10 000 € to 10 €; or what stands for one that is hidden. */
export const useShown = (): ((amount: number) => string) => {
  const hidden = useHiddenAmounts()
  return (amount) => (hidden ? HIDDEN_AMOUNT : writeRound(shownEuros(amount)).replace(/^-/, '− '))
}

/** Writes a change in whole percent with its sign: « − 29 % ». */
export const changeWords = (change: number): string => {
  const percent = Math.round(Math.abs(change) * 100)
  return `${change < 0 ? '−' : '+'} ${formatRate(percent).replace(',00', '')}`
}

/** Writes the number of a thread: « 6 549 ». */
export const threadNumber = (number: number): string => writeRound(number).replace(/\s?€$/u, '')

/** Words of a number of years. */
export const useYearsWords = (): ((years: number) => string) => {
  const { t } = useLingui()
  return (years) => {
    if (years === 0.5) return t({ id: 'robo.years.half', message: 'six mois' })
    const number = `${years}`.replace('.', ',')
    return years < 2
      ? t({ id: 'robo.years.one', message: `${number} an` })
      : t({ id: 'robo.years.some', message: `${number} ans` })
  }
}
