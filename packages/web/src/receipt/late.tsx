import { loadWords } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { RECEIPT_WORDS } from './catalogue.ts'

/** The receipt of an act, with a script of its own: what makes a page of paper is not needed to read the one on the screen. */
export const ReceiptActions = optional(async () => {
  const [loaded] = await Promise.all([import('./receipt-actions.tsx'), loadWords(RECEIPT_WORDS)])
  return loaded.ReceiptActions
})
