import type { Words } from '../shell/index.ts'

/** Texts of the notices and articles. */
export const CONTENTS_WORDS: Words = {
  fr: () => import('virtual:words/fr/contents'),
  en: () => import('virtual:words/en/contents'),
}
