import { i18n, type Messages } from '@lingui/core'
import type { Settings } from '@hautelisse/machines/settings'

type Language = Settings['language']

/** The frame's words come first; those of the rooms behind a sign-in when a room is opened, and those of what few open with that. */
type Part = 'first' | 'rooms' | 'lexicon' | 'contents' | 'modals' | 'tax' | 'developer'

type Load = () => Promise<{ readonly messages: Messages }>

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  fr: {
    first: () => import('../locales/fr.po?first'),
    rooms: () => import('../locales/fr.po?rooms'),
    lexicon: () => import('../locales/fr.po?lexicon'),
    contents: () => import('../locales/fr.po?contents'),
    modals: () => import('../locales/fr.po?modals'),
    tax: () => import('../locales/fr.po?tax'),
    developer: () => import('../locales/fr.po?developer'),
  },
  en: {
    first: () => import('../locales/en.po?first'),
    rooms: () => import('../locales/en.po?rooms'),
    lexicon: () => import('../locales/en.po?lexicon'),
    contents: () => import('../locales/en.po?contents'),
    modals: () => import('../locales/en.po?modals'),
    tax: () => import('../locales/en.po?tax'),
    developer: () => import('../locales/en.po?developer'),
  },
}

let wanted: Language = 'fr'
const needed = new Set<Part>(['first'])
/** Parts that were asked for: who comes second waits with the first. */
const asked = new Map<Part, Promise<void>>()

/**
 * Shows the interface in a language without a reload: loads what is needed of its catalogue, then switches the texts, and the page's `lang`
 * with them (P-I18N-01 to P-I18N-03, Spec 1 §1).
 *
 * Two quick choices end on the last one, whichever catalogue arrives first.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language
  const parts = await Promise.all([...needed].map((part) => CATALOGUES[language][part]()))
  if (wanted !== language) return
  for (const { messages } of parts) i18n.load(language, messages)
  i18n.activate(language)
}

/** Adds a part in the language shown; one that could not be loaded is asked for again by the next who needs it. */
const loadPart = (part: Part): Promise<void> => {
  const load = async (): Promise<void> => {
    needed.add(part)
    try {
      await showLanguage(wanted)
    } catch (error) {
      needed.delete(part)
      asked.delete(part)
      throw error
    }
  }
  const loading = asked.get(part) ?? load()
  asked.set(part, loading)
  return loading
}

/** Adds the words of the rooms, in the language shown; a room is not drawn before it has them. */
export const loadRoomWords = (): Promise<void> => loadPart('rooms')

/** Adds the words of the lexicon. */
export const loadLexiconWords = (): Promise<void> => loadPart('lexicon')

/** Adds the words of the notices and articles. */
export const loadContentsWords = (): Promise<void> => loadPart('contents')

/** Adds the words of the modals of the address. */
export const loadModalWords = (): Promise<void> => loadPart('modals')

/** Adds the words of the tax simulator, which visitors open too. */
export const loadTaxWords = (): Promise<void> => loadPart('tax')

/** Adds the words of the developer pages. */
export const loadDeveloperWords = (): Promise<void> => loadPart('developer')
