import type { Words } from '../shell/index.ts'

/** Texts of the retirement project. */
export const PROJECTION_WORDS: Words = {
  fr: () => import('virtual:words/fr/projection'),
  en: () => import('virtual:words/en/projection'),
}

/** Texts of the retirement income. */
export const INCOME_WORDS: Words = {
  fr: () => import('virtual:words/fr/projection-income'),
  en: () => import('virtual:words/en/projection-income'),
}
