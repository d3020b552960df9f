import type { Words } from '../shell/index.ts'

/** Texts of the retirement project. */
export const PROJECTION_WORDS: Words = {
  fr: () => import('virtual:words/fr/projection'),
  en: () => import('virtual:words/en/projection'),
}
