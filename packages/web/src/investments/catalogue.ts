import type { Words } from '../shell/index.ts'

/** Texts of the sheet of a fund. */
export const FUND_WORDS: Words = {
  fr: () => import('virtual:words/fr/fund'),
  en: () => import('virtual:words/en/fund'),
}
