import type { Words } from '../shell/index.ts'

/** Texts of the fund switch. */
export const FUND_SWITCH_WORDS: Words = {
  fr: () => import('virtual:words/fr/act+fund-switch'),
  en: () => import('virtual:words/en/act+fund-switch'),
}
