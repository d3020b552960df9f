import * as z from 'zod'

import { parseAmount } from '../money/index.ts'
import {
  isSensitive,
  reasonOfLine,
  RELEASE_HOUSEHOLDS,
  RELEASE_KINDS,
  RELEASE_STEPS,
  type ReleaseLine,
} from '../release/index.ts'
import { fileNames, randomKey, typed } from './text.ts'

/** What is kept of a request for money out that is begun: the answers as typed, the step, and the key under which it is made once. */
export const releaseDraft = z.strictObject({
  step: z.enum(RELEASE_STEPS),
  requestKey: randomKey,
  /** It was sent under its key, and no answer came: it is looked for first. */
  isSent: z.boolean().optional(),
  form: z.strictObject({
    policyId: typed,
    kind: z.enum([...RELEASE_KINDS, '']),
    releaseId: typed,
    event: typed,
    amount: typed,
    wanted: typed,
    toFinance: typed,
    first: typed,
    wage: typed,
    couple: z.enum(RELEASE_HOUSEHOLDS),
  }),
  files: fileNames,
  /** Number of a request that is recorded and waits for its documents. */
  recorded: typed.nullable(),
})
export type KeptRelease = z.output<typeof releaseDraft>

/** What is no amount is no use in a field for one, and may tell what the field does not ask. */
const amountOrNothing = (text: string): string => (parseAmount(text).kind === 'refused' ? '' : text)

const isTellable = (releaseId: string, lines: readonly ReleaseLine[]): boolean => {
  const line = lines.find(({ id }) => id === releaseId)
  const reason = line && reasonOfLine(line)
  return reason !== undefined && !isSensitive(reason)
}

/**
 * Takes a sensitive reason out of a draft, with all that would reveal it: its event, what it pays for, the names of its documents, and texts in fields for
 * amounts. A reason that the lines do not know counts as sensitive. docs/rules/kept.md, KEPT-03.
 *
 * @param draft what a saver typed
 * @param lines reasons as the employee-savings API names them
 * @example withoutSensitiveReason(draft, lines).form.releaseId // '' for a release after violence
 */
export const withoutSensitiveReason = (draft: KeptRelease, lines: readonly ReleaseLine[]): KeptRelease => {
  const { step } = draft
  const form = {
    ...draft.form,
    amount: amountOrNothing(draft.form.amount),
    wanted: amountOrNothing(draft.form.wanted),
    toFinance: amountOrNothing(draft.form.toFinance),
    wage: amountOrNothing(draft.form.wage),
  }
  // Savings that are free, or become so, are asked for without a reason.
  if (form.releaseId === '' && form.kind !== 'blocked') return { ...draft, form }
  if (isTellable(form.releaseId, lines)) return { ...draft, form }
  return {
    ...draft,
    step: step === 'account' ? step : 'reason',
    form: { ...form, releaseId: '', event: '', toFinance: '' },
    files: [],
  }
}
