import type { Words } from '../shell/index.ts'

/** Texts of the page of documents. */
export const DOCUMENTS_WORDS: Words = {
  fr: () => import('virtual:words/fr/documents'),
  en: () => import('virtual:words/en/documents'),
}
