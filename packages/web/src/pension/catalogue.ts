import type { Words } from '../shell/index.ts'

/** Texts of the estimator up to its login. */
export const PENSION_WORDS: Words = {
  fr: () => import('virtual:words/fr/pension'),
  en: () => import('virtual:words/en/pension'),
}

/** Texts of its form. */
export const FORM_WORDS: Words = {
  fr: () => import('virtual:words/fr/pension-form'),
  en: () => import('virtual:words/en/pension-form'),
}

/** Texts of its result. */
export const RESULT_WORDS: Words = {
  fr: () => import('virtual:words/fr/pension-result+pension-term+pension-form'),
  en: () => import('virtual:words/en/pension-result+pension-term+pension-form'),
}
