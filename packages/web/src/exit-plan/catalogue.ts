import type { Words } from '../shell/index.ts'

/** Texts of the plan of exit. */
export const EXIT_PLAN_WORDS: Words = {
  fr: () => import('virtual:words/fr/exit-plan'),
  en: () => import('virtual:words/en/exit-plan'),
}
