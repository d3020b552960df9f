import type { Words } from '../shell/index.ts'

/** Texts of the administrators' area. */
export const ADMIN_WORDS: Words = {
  fr: () => import('virtual:words/fr/robo-admin'),
  en: () => import('virtual:words/en/robo-admin'),
}
