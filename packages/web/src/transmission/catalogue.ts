import type { Words } from '../shell/index.ts'

/** Texts of the simulator of transmissions. */
export const TRANSMISSION_WORDS: Words = {
  fr: () => import('virtual:words/fr/transmission'),
  en: () => import('virtual:words/en/transmission'),
}
