import type { Words } from '../shell/index.ts'

/** Texts of attaching a contract, in the frame of acts. */
export const ATTACHMENT_WORDS: Words = {
  fr: () => import('virtual:words/fr/attachment+act'),
  en: () => import('virtual:words/en/attachment+act'),
}
