import type { Words } from '../shell/index.ts'

/** Texts of what is kept, which acts have with their own. */
export const KEPT_WORDS: Words = {
  fr: () => import('virtual:words/fr/act'),
  en: () => import('virtual:words/en/act'),
}
