import type { Words } from '../shell/index.ts'

/** Texts of the pages of operations. */
export const OPERATIONS_WORDS: Words = {
  fr: () => import('virtual:words/fr/operations+act'),
  en: () => import('virtual:words/en/operations+act'),
}

/** Texts of the page of one operation, which names reasons and documents of money out. */
export const OPERATION_WORDS: Words = {
  fr: () => import('virtual:words/fr/operations+release+act'),
  en: () => import('virtual:words/en/operations+release+act'),
}
