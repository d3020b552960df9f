import type { Words } from '../shell/index.ts'

/** Texts of the open sessions. */
export const OPEN_SESSIONS_WORDS: Words = {
  fr: () => import('virtual:words/fr/open-sessions'),
  en: () => import('virtual:words/en/open-sessions'),
}
