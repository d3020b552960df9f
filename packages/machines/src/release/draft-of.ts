import { withoutSensitiveReason, type KeptContent } from '@hautelisse/domain/kept'
import { isSentIn } from '../act/index.ts'
import { keptDraftOf } from '../kept/index.ts'
import type { ReleaseDraft } from './draft.ts'
import type { ReleaseSnapshot } from './select.ts'

/**
 * Gives what is kept of a request for money out at one moment: nothing before an account is chosen, and nothing once it is recorded with its documents.
 * What waits for its account stays as it was.
 *
 * @param snapshot state of the machine
 */
export const draftOf = ({ context }: ReleaseSnapshot): ReleaseDraft | undefined => {
  const { aside, form, holder, step, requestKey, result, files, lostFiles } = context
  if (aside !== undefined) return aside
  if (form.policyId === '' || (result !== undefined && result.files !== 'to-send')) return undefined
  const names = files.length === 0 ? lostFiles : files.map(({ name }) => name)
  return {
    userId: holder.userId,
    step,
    requestKey,
    isSent: result === undefined && isSentIn(context),
    form: { ...form },
    files: [...names],
    recorded: result?.id ?? null,
  }
}

/**
 * Gives what is kept of a request for the person, without a sensitive reason. Until the offers with their reasons have come, the previous draft
 * stays as it is.
 *
 * @param snapshot state of the machine
 */
export const keptOf = (snapshot: ReleaseSnapshot): KeptContent | undefined | 'not-yet' => {
  const { aside, form, offers, result } = snapshot.context
  const draft = draftOf(snapshot)
  // What is recorded is an operation: it says itself which documents it waits for.
  if (draft === undefined || result !== undefined) return undefined
  const offer = offers.find(({ account }) => account.policy_id === form.policyId)
  if (aside !== undefined || offer === undefined) return 'not-yet'
  const { userId, ...typed } = draft
  return keptDraftOf({ userId, ...withoutSensitiveReason(typed, offer.lines) })
}
