import type { Words } from '../shell/index.ts'

/** Texts of the administrators' area, with those of the robo-advisor that it names profiles and horizons by. */
export const ADMIN_WORDS: Words = {
  fr: () => import('virtual:words/fr/robo+robo-admin'),
  en: () => import('virtual:words/en/robo+robo-admin'),
}
