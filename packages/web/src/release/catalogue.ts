import type { Words } from '../shell/index.ts'

/** Texts of money out. */
export const RELEASE_WORDS: Words = {
  fr: () => import('virtual:words/fr/release+act'),
  en: () => import('virtual:words/en/release+act'),
}
