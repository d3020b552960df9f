import { i18n, type Messages } from '@lingui/core'
import type { Settings } from '@hautelisse/machines/settings'

type Language = Settings['language']

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('../locales/fr.po'),
  en: () => import('../locales/en.po'),
}

let wanted: Language = 'fr'

/**
 * Shows the interface in a language without a reload: loads its catalogue, then switches the texts and the page's `lang` together
 * (P-I18N-01 to P-I18N-03, Spec 1 §1).
 *
 * Two quick choices end on the last one, whichever catalogue arrives first.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language
  const { messages } = await CATALOGUES[language]()
  if (wanted !== language) return
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}
