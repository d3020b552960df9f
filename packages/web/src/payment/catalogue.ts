import type { Words } from '../shell/index.ts'

/** Texts of the payment. */
export const PAYMENT_WORDS: Words = {
  fr: () => import('virtual:words/fr/payment+act'),
  en: () => import('virtual:words/en/payment+act'),
}
