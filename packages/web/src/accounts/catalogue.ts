import type { Words } from '../shell/index.ts'

/** Texts of the details of accounts. */
export const DETAIL_WORDS: Words = {
  fr: () => import('virtual:words/fr/detail'),
  en: () => import('virtual:words/en/detail'),
}
