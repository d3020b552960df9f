import type { Words } from '../shell/index.ts'

/** Texts of the lines of the tax notice, which come with them. */
export const NOTICE_WORDS: Words = {
  fr: () => import('virtual:words/fr/ceilings'),
  en: () => import('virtual:words/en/ceilings'),
}
