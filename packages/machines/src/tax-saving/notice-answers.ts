import { MOST_UNUSED, STEPS_OF_PAYMENT } from '@hautelisse/domain/income-tax'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

/** Whose column of the notice. */
export type Whose = 'own' | 'spouse'

/**
 * Amounts that are typed: a line of the notice by the years between its ceiling and the payment, 0 the calculated one; what the spouse pays; the saving that is wanted.
 */
export type NoticeField = `${Whose}_${number}` | 'spouse_paid' | 'wanted_saving'

/** Longest text of a field that is kept. */
export const LONGEST_TEXT = 200
const isField = (key: string): key is NoticeField =>
  key === 'spouse_paid' || key === 'wanted_saving' || new RegExp(`^(?:own|spouse)_[0-${MOST_UNUSED}]$`).test(key)

/** What is typed of a notice and of the saving that is wanted, as it was typed. */
export const noticeAnswers = z.strictObject({
  amounts: z.partialRecord(
    z.custom<NoticeField>((key) => typeof key === 'string' && isField(key)),
    z.string().max(LONGEST_TEXT),
  ),
  /** Box 6QR is ticked. */
  pooled: z.boolean(),
  step: z.enum(STEPS_OF_PAYMENT),
})
export type NoticeAnswers = z.output<typeof noticeAnswers>

export const NO_NOTICE: NoticeAnswers = { amounts: {}, pooled: false, step: 'euro' }

/** Entry of session storage that holds them; a sign-out wipes it with all others (P-STORE-02). */
export const noticeEntry = storedEntry({ key: 'hautelisse.tax-notice', version: 1, schema: noticeAnswers })
