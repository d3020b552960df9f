import type { Words } from '../shell/index.ts'

/** Texts of the developer pages. */
export const DEVELOPER_WORDS: Words = {
  fr: () => import('virtual:words/fr/developer'),
  en: () => import('virtual:words/en/developer'),
}
