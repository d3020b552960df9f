import { isSentIn } from '../act/index.ts'
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
