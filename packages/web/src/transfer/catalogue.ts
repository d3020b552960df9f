import type { Words } from '../shell/index.ts'

/** Texts of transfers. */
export const TRANSFER_WORDS: Words = {
  fr: () => import('virtual:words/fr/transfer'),
  en: () => import('virtual:words/en/transfer'),
}
