import type { Words } from '../shell/index.ts'

/** Texts of simulations: of the pages about them, and of what each simulator says of them. */
export const SIMULATIONS_WORDS: Words = {
  fr: () => import('virtual:words/fr/simulations'),
  en: () => import('virtual:words/en/simulations'),
}
