import type { Words } from '../shell/index.ts'

/** Texts of accounts held elsewhere. */
export const AGGREGATION_WORDS: Words = {
  fr: () => import('virtual:words/fr/aggregation+act'),
  en: () => import('virtual:words/en/aggregation+act'),
}
