import type { Words } from '../shell/index.ts'

/** Texts of attaching a contract. */
export const ATTACHMENT_WORDS: Words = {
  fr: () => import('virtual:words/fr/attachment'),
  en: () => import('virtual:words/en/attachment'),
}
