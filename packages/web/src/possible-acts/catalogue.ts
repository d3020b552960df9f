import type { Words } from '../shell/index.ts'

/** Texts of what can be done. */
export const ACTS_WORDS: Words = {
  fr: () => import('virtual:words/fr/possible-acts'),
  en: () => import('virtual:words/en/possible-acts'),
}
