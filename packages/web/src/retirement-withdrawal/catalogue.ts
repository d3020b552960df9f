import type { Words } from '../shell/index.ts'

/** Texts of withdrawals from retirement contracts, with the names of reasons and documents. */
export const EXIT_WORDS: Words = {
  fr: () => import('virtual:words/fr/exit+release+act'),
  en: () => import('virtual:words/en/exit+release+act'),
}

/** Texts of the simulator that a withdrawal at retirement begins with. */
export const STEPPER_WORDS: Words = {
  fr: () => import('virtual:words/fr/withdrawal'),
  en: () => import('virtual:words/en/withdrawal'),
}
