import type { Words } from '../shell/index.ts'

/** Texts of the tax simulator, which visitors open too. */
export const TAX_WORDS: Words = {
  fr: () => import('virtual:words/fr/tax'),
  en: () => import('virtual:words/en/tax'),
}
