import { formatRate } from '@hautelisse/domain/money'
import { shownEuros } from '@hautelisse/domain/robo-advice'
import { useLingui } from '@lingui/react/macro'
import { HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'

/** Writes an amount of a fan: to 100 €, below 10 000 € to 10 €; or what stands for one that is hidden. */
export const useShown = (): ((amount: number) => string) => {
  const hidden = useHiddenAmounts()
  return (amount) => (hidden ? HIDDEN_AMOUNT : writeRound(shownEuros(amount)).replace(/^-/, '−\u00A0'))
}

/** Writes a change in whole percent with its sign: « − 29 % ». */
export const changeWords = (change: number): string => {
  const percent = Math.round(Math.abs(change) * 100)
  return `${change < 0 ? '−' : '+'}\u00A0${formatRate(percent).replace(',00', '')}`
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
      ? t({ id: 'robo.years.one', message: `${number} an` })
      : t({ id: 'robo.years.some', message: `${number} ans` })
  }
}

/** Lines of the fan, from its upper edge on, then what was paid in. */
export const FAN_LINES = ['p90', 'p75', 'p50', 'p25', 'p10', 'paid'] as const

/** Words of each line of the fan, at its end and at the head of its column. */
export const useFanWords = (): Readonly<Record<(typeof FAN_LINES)[number], string>> => {
  const { t } = useLingui()
  return {
    p90: t({ id: 'robo.fan.p90', message: '1 sur 10 au-dessus' }),
    p75: t({ id: 'robo.fan.p75', message: '1 sur 4 au-dessus' }),
    p50: t({ id: 'robo.fan.p50', message: '1 sur 2, la médiane' }),
    p25: t({ id: 'robo.fan.p25', message: '3 sur 4 au-dessus' }),
    p10: t({ id: 'robo.fan.p10', message: '9 sur 10 au-dessus' }),
    paid: t({ id: 'robo.fan.paid', message: 'Vos versements' }),
  }
}
