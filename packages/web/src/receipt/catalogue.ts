import type { Words } from '../shell/index.ts'

/** Texts of the page of a receipt, with the names of reasons and operations. */
export const RECEIPT_WORDS: Words = {
  fr: () => import('virtual:words/fr/receipt+release+operations'),
  en: () => import('virtual:words/en/receipt+release+operations'),
}
