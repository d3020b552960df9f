import type { Words } from '../shell/index.ts'

/** Texts of transfers, in the frame of acts. */
export const TRANSFER_WORDS: Words = {
  fr: () => import('virtual:words/fr/transfer+act'),
  en: () => import('virtual:words/en/transfer+act'),
}
