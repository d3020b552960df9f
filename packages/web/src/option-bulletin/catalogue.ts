import type { Words } from '../shell/index.ts'

/** Texts of the pages of choices. */
export const BULLETIN_WORDS: Words = {
  fr: () => import('virtual:words/fr/bulletins+act'),
  en: () => import('virtual:words/en/bulletins+act'),
}
