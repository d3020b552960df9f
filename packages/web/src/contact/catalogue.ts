import type { Words } from '../shell/index.ts'

/** Texts of the contact journey. */
export const CONTACT_WORDS: Words = {
  fr: () => import('virtual:words/fr/contact'),
  en: () => import('virtual:words/en/contact'),
}
