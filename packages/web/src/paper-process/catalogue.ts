import type { Words } from '../shell/index.ts'

/** Texts of the help for a release by post. */
export const PAPER_WORDS: Words = {
  fr: () => import('virtual:words/fr/paper'),
  en: () => import('virtual:words/en/paper'),
}
