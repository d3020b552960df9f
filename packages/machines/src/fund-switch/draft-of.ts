import type { KeptContent } from '@hautelisse/domain/kept'
import { isSentIn } from '../act/index.ts'
import { keptDraftOf } from '../kept/index.ts'
import type { SwitchDraft } from './draft.ts'
import type { SwitchSnapshot } from './select.ts'

/**
 * Gives what is kept of a fund switch at one moment, for `keepDraft`: nothing before an account is chosen, and nothing once it is recorded.
 * What waits for its account stays as it was.
 *
 * @param snapshot state of the machine
 */
export const draftOf = ({ context }: SwitchSnapshot): SwitchDraft | undefined => {
  const { aside, form, holder, step, requestKey, result } = context
  if (aside !== undefined) return aside
  return result !== undefined || form.policyId === ''
    ? undefined
    : {
        userId: holder.userId,
        step,
        requestKey,
        isSent: isSentIn(context),
        form: { ...form, out: { ...form.out }, in: { ...form.in } },
      }
}

/**
 * Gives what is kept of a fund switch for the person; what waits for its account stays as it was.
 *
 * @param snapshot state of the machine
 */
export const keptOf = (snapshot: SwitchSnapshot): KeptContent | undefined | 'not-yet' =>
  snapshot.context.aside === undefined ? keptDraftOf(draftOf(snapshot)) : 'not-yet'
