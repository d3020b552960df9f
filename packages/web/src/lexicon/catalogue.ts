import type { Words } from '../shell/index.ts'

/** Names and explanations of the lexicon. */
export const LEXICON_WORDS: Words = {
  fr: () => import('virtual:words/fr/lexicon'),
  en: () => import('virtual:words/en/lexicon'),
}
