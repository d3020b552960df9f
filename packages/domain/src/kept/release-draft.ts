import * as z from 'zod'

import {
  isSensitive,
  reasonOfLine,
  RELEASE_HOUSEHOLDS,
  RELEASE_KINDS,
  RELEASE_STEPS,
  type ReleaseLine,
} from '../release/index.ts'
import { fileNames, typed } from './text.ts'

/** What is kept of a request for money out that is begun: the answers as typed, the step, and the key under which it is made once. */
export const releaseDraft = z.strictObject({
  step: z.enum(RELEASE_STEPS),
  requestKey: typed,
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

/**
 * Takes a reason that is nobody's business out of a draft, with what would tell it: its event, what it pays for, and the names of its documents. A reason that the
 * lines do not know may be one. docs/rules/kept.md, KEPT-03.
 *
 * @param draft what a saver typed
 * @param lines reasons as the employee-savings API names them
 * @example withoutSensitiveReason(draft, lines).form.releaseId // '' for a release after violence
 */
export const withoutSensitiveReason = (draft: KeptRelease, lines: readonly ReleaseLine[]): KeptRelease => {
  const { form, step } = draft
  if (form.releaseId === '') return draft
  const line = lines.find(({ id }) => id === form.releaseId)
  const reason = line && reasonOfLine(line)
  if (reason !== undefined && !isSensitive(reason)) return draft
  return {
    ...draft,
    step: step === 'account' ? step : 'reason',
    form: { ...form, releaseId: '', event: '', toFinance: '' },
    files: [],
  }
}
