import type { Words } from '../shell/index.ts'

/** Texts of the payment. */
export const PAYMENT_WORDS: Words = {
  fr: () => import('virtual:words/fr/payment'),
  en: () => import('virtual:words/en/payment'),
}
