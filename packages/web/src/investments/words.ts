import { horizonOf } from '@hautelisse/domain/accounts'
import type { Period } from '@hautelisse/domain/investments'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Periods of a history, on their buttons (FUND-07). */
export const usePeriodNames = (): Readonly<Record<Period, string>> => {
  const { t } = useLingui()
  return {
    'year-start': t({ id: 'fund.period.year-start', message: 'Début d’année' }),
    'one-year': t({ id: 'fund.period.one-year', message: '1 an' }),
    'three-years': t({ id: 'fund.period.three-years', message: '3 ans' }),
    'five-years': t({ id: 'fund.period.five-years', message: '5 ans' }),
  }
}

/** A gain over a period, as the head of the history says it; the year's begins on the last day of the one before, as in the table. */
export const useGained = (): ((period: Period, gained: string, day: string) => string) => {
  const { t } = useLingui()
  return (period, gained, day) =>
    ({
      'year-start': t({ id: 'fund.gained.since-day', message: `${gained} depuis le ${day}` }),
      'one-year': t({ id: 'fund.gained.one-year', message: `${gained} sur 1 an` }),
      'three-years': t({ id: 'fund.gained.three-years', message: `${gained} sur 3 ans` }),
      'five-years': t({ id: 'fund.gained.five-years', message: `${gained} sur 5 ans` }),
    })[period]
}

/** How long a fund should be held; a code that nobody has described is not shown (FUND-05, FUND-15). */
export const useHorizon = (): ((code: string | undefined) => string) => {
  const { t } = useLingui()
  const unknown = t({ id: 'fund.brief.unknown', message: 'Non communiqué' })
  return (code) => {
    const horizon = horizonOf(code)
    if (horizon.kind === 'retirement') return t({ id: 'fund.horizon.retirement', message: 'Jusqu’à la retraite' })
    if (horizon.kind !== 'at-least') return unknown
    const { count } = horizon
    return {
      days: t({ id: 'fund.horizon.days', message: plural(count, { one: '#\u00A0jour minimum', other: '#\u00A0jours minimum' }) }),
      months: t({
        id: 'fund.horizon.months',
        message: plural(count, { one: '#\u00A0mois minimum', other: '#\u00A0mois minimum' }),
      }),
      years: t({ id: 'fund.horizon.years', message: plural(count, { one: '#\u00A0an minimum', other: '#\u00A0ans minimum' }) }),
    }[horizon.unit]
  }
}

/** What a level of the scale means for the holder of the fund. */
export const useRiskWords = (): ((level: number) => string) => {
  const { t } = useLingui()
  const low = t({ id: 'fund.risk.low', message: 'La valeur de la part varie peu. Elle peut baisser.' })
  const middle = t({ id: 'fund.risk.middle', message: 'La valeur de la part peut monter ou baisser nettement.' })
  const high = t({ id: 'fund.risk.high', message: 'La valeur de la part peut beaucoup monter, ou beaucoup baisser.' })
  return (level) => (level <= 2 ? low : level <= 4 ? middle : high)
}

/** How often a fund is valued, after its company. */
export const useFrequency = (): ((code: string | undefined) => string | undefined) => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    QUOTIDIEN: t({ id: 'fund.frequency.daily', message: 'valorisation quotidienne' }),
    TRIMESTRIELLE: t({ id: 'fund.frequency.quarterly', message: 'valorisation trimestrielle' }),
  }
  return (code) => (code === undefined ? undefined : names[code])
}
