import type { Words } from '../shell/index.ts'

/** Texts of what goes into the tax return. */
export const DECLARATION_WORDS: Words = {
  fr: () => import('virtual:words/fr/declaration'),
  en: () => import('virtual:words/en/declaration'),
}
