import type { Words } from '../shell/index.ts'

/** Texts of the modals of the address. */
export const MODAL_WORDS: Words = {
  fr: () => import('virtual:words/fr/modal+consents'),
  en: () => import('virtual:words/en/modal+consents'),
}
