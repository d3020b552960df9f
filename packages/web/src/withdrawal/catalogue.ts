import type { Words } from '../shell/index.ts'

/** Texts of the withdrawal simulator. */
export const WITHDRAWAL_WORDS: Words = {
  fr: () => import('virtual:words/fr/withdrawal'),
  en: () => import('virtual:words/en/withdrawal'),
}
