import { MONTHS_PER_YEAR } from '@hautelisse/domain/money'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Writes an age, given in months, in years and months: "62 ans et 9 mois". */
export const useAgeWords = (): ((months: number) => string) => {
  const { t } = useLingui()
  return (total) => {
    const years = Math.floor(total / MONTHS_PER_YEAR)
    const months = total % MONTHS_PER_YEAR
    return months === 0
      ? t({ id: 'ui.age.years', message: `${years} ans` })
      : t({ id: 'ui.age.months', message: `${years} ans et ${plural(months, { one: '# mois', other: '# mois' })}` })
  }
}
