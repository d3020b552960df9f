import { loadWords } from '../shell/index.ts'
import { lateScript, optional } from '../ui/late/index.ts'
import { NOTICE_WORDS } from './catalogue.ts'

/** The lines of the tax notice refine a result that can be read without them: they come with a script and texts of their own. */
export const TaxNotice = optional(async () => {
  const [loaded] = await Promise.all([import('./notice-sections.tsx'), loadWords(NOTICE_WORDS)])
  return loaded.TaxNotice
})

/** What they say of a payment; without it the payment says what the portal knows. */
export const paymentNotice = lateScript(async () => {
  const [loaded] = await Promise.all([import('./payment-notice.tsx'), loadWords(NOTICE_WORDS)])
  return loaded.PaymentNotice
})

/** The calculation of one of its figures, where a case shows it. */
export const NoticeCalculation = optional(async () => {
  const [loaded] = await Promise.all([import('./notice-panel.tsx'), loadWords(NOTICE_WORDS)])
  return loaded.NoticePanel
})
