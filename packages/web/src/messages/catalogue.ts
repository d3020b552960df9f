import type { Words } from '../shell/index.ts'

/** Texts of the inbox. */
export const MESSAGES_WORDS: Words = {
  fr: () => import('virtual:words/fr/messages'),
  en: () => import('virtual:words/en/messages'),
}
