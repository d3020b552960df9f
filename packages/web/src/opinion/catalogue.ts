import type { Words } from '../shell/index.ts'

/** Texts of the opinion survey. */
export const OPINION_WORDS: Words = {
  fr: () => import('virtual:words/fr/opinion'),
  en: () => import('virtual:words/en/opinion'),
}
