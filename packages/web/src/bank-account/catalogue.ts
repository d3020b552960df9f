import type { Words } from '../shell/index.ts'

/** Texts of bank accounts. */
export const BANK_WORDS: Words = {
  fr: () => import('virtual:words/fr/bank+act'),
  en: () => import('virtual:words/en/bank+act'),
}
