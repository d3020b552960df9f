import type { Words } from '../shell/index.ts'

/** Texts of the question about the household. */
export const HOUSEHOLD_WORDS: Words = {
  fr: () => import('virtual:words/fr/household'),
  en: () => import('virtual:words/en/household'),
}
