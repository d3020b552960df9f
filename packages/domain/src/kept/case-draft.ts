import * as z from 'zod'

import { isSensitive, RELEASE_REASONS } from '../release/index.ts'
import { WITHDRAW_CASES } from '../withdrawal/index.ts'
import { typed } from './text.ts'

/** What is kept of a request by letter that is begun: the answers as typed. */
export const caseDraft = z.strictObject({
  of: z.enum(WITHDRAW_CASES),
  form: z.strictObject({ policyId: typed, reason: z.enum([...RELEASE_REASONS, '']), event: typed, amount: typed }),
})
export type KeptCase = z.output<typeof caseDraft>

/**
 * Takes a reason that is nobody's business out of a request by letter, with its event. docs/rules/kept.md, KEPT-03.
 *
 * @param draft what a saver typed
 * @example withoutSensitiveCase({ of: 'family', form: { …, reason: 'VIOLENCE' } }).form.reason // ''
 */
export const withoutSensitiveCase = (draft: KeptCase): KeptCase =>
  draft.form.reason !== '' && isSensitive(draft.form.reason)
    ? { ...draft, form: { ...draft.form, reason: '', event: '' } }
    : draft
