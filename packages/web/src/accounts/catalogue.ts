import type { Words } from '../shell/index.ts'

/** Texts of the details of accounts, and of what can be done with them. */
export const DETAIL_WORDS: Words = {
  fr: () => import('virtual:words/fr/possible-acts+detail'),
  en: () => import('virtual:words/en/possible-acts+detail'),
}
