import type { Words } from '../shell/index.ts'

/** Texts of the robo-advisor. */
export const ROBO_WORDS: Words = {
  fr: () => import('virtual:words/fr/robo'),
  en: () => import('virtual:words/en/robo'),
}
