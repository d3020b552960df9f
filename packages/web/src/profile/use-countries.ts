import { COUNTRY_CODES } from '@hautelisse/domain/profile'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** The country of nearly every answer: it stands first. */
const HOME = 'FR'

/** Countries with their names in the reader's language: France, then the others in the order of those names. */
export const useCountries = (): readonly { readonly value: string; readonly label: string }[] => {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted(
      (one, other) => Number(other.value === HOME) - Number(one.value === HOME) || one.label.localeCompare(other.label, locale),
    )
  }, [locale])
}
