import { i18n, type Messages } from '@lingui/core'
import type { Settings } from '@hautelisse/machines/settings'

type Language = Settings['language']

/** A catalogue in each language, loaded when it is needed: its address names the first segments of the message ids in it. */
export type Words = Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>>

/** What a visitor's first page may show. */
const FIRST_WORDS: Words = {
  fr: () => import('virtual:words/fr/portal+session+ui'),
  en: () => import('virtual:words/en/portal+session+ui'),
}

/** What no catalogue of its own names. */
const SHARED_WORDS: Words = {
  fr: () => import('virtual:words/fr/shared'),
  en: () => import('virtual:words/en/shared'),
}

let wanted: Language = 'fr'
const needed = new Set<Words>([FIRST_WORDS])
/** Catalogues that were asked for: who comes second waits with the first. */
const asked = new Map<Words, Promise<void>>()
/** Messages that are in place: each change of the words draws the whole page again. */
const placed = new Set<Messages>()

/**
 * Shows the interface in a language without a reload: loads what is needed of its catalogue, then switches the texts, and the page's `lang`
 * with them (P-I18N-01 to P-I18N-03, Spec 1 §1).
 *
 * Two quick choices end on the last one, whichever catalogue arrives first.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language
  const parts = await Promise.all([...needed].map((words) => words[language]()))
  if (wanted !== language) return
  for (const { messages } of parts) {
    if (placed.has(messages)) continue
    i18n.load(language, messages)
    placed.add(messages)
  }
  if (i18n.locale !== language) i18n.activate(language)
}

/** Adds a catalogue in the language shown; one that could not be loaded is asked for again by the next who needs it. */
export const loadWords = (words: Words): Promise<void> => {
  const load = async (): Promise<void> => {
    needed.add(words)
    try {
      await showLanguage(wanted)
    } catch (error) {
      needed.delete(words)
      asked.delete(words)
      throw error
    }
  }
  const loading = asked.get(words) ?? load()
  asked.set(words, loading)
  return loading
}

/** Adds the texts that rooms share; a room is not drawn before it has them. */
export const loadRoomWords = (): Promise<void> => loadWords(SHARED_WORDS)
