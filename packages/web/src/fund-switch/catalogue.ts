import type { Words } from '../shell/index.ts'

/** Texts of the fund switch. */
export const FUND_SWITCH_WORDS: Words = {
  fr: () => import('virtual:words/fr/fund-switch+act'),
  en: () => import('virtual:words/en/fund-switch+act'),
}
