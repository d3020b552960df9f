import { i18n, type Messages } from '@lingui/core'
import type { Settings } from '@hautelisse/machines/settings'

type Language = Settings['language']

/** The frame's words come first; those of the rooms behind a sign-in when a room is opened. */
type Part = 'first' | 'rooms'

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Part, () => Promise<{ readonly messages: Messages }>>>>> = {
  fr: { first: () => import('../locales/fr.po?first'), rooms: () => import('../locales/fr.po?rooms') },
  en: { first: () => import('../locales/en.po?first'), rooms: () => import('../locales/en.po?rooms') },
}

let wanted: Language = 'fr'
const needed = new Set<Part>(['first'])

/**
 * Shows the interface in a language without a reload: loads what is needed of its catalogue, then switches the texts and the page's
 * `lang` together (P-I18N-01 to P-I18N-03, Spec 1 §1).
 *
 * Two quick choices end on the last one, whichever catalogue arrives first.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language
  const parts = await Promise.all([...needed].map((part) => CATALOGUES[language][part]()))
  if (wanted !== language) return
  for (const { messages } of parts) i18n.load(language, messages)
  i18n.activate(language)
  document.documentElement.lang = language
}

/** Adds the words of the rooms, in the language shown; a room is not drawn before it has them. */
export const loadRoomWords = async (): Promise<void> => {
  if (needed.has('rooms')) return
  needed.add('rooms')
  await showLanguage(wanted)
}
