import type { Words } from '../shell/index.ts'

/** Texts of a long life with an annuity. */
export const LONGEVITY_WORDS: Words = {
  fr: () => import('virtual:words/fr/longevity'),
  en: () => import('virtual:words/en/longevity'),
}
