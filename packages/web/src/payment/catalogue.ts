import type { Words } from '../shell/index.ts'

/** Texts of the payment. */
export const PAYMENT_WORDS: Words = {
  fr: () => import('virtual:words/fr/act+payment'),
  en: () => import('virtual:words/en/act+payment'),
}
