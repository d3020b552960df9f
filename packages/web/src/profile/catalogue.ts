import type { Words } from '../shell/index.ts'

/** Texts of the profile. */
export const PROFILE_WORDS: Words = {
  fr: () => import('virtual:words/fr/profile'),
  en: () => import('virtual:words/en/profile'),
}
