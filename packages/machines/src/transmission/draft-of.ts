import type { TransmissionDraft } from './draft.ts'
import { draft } from './draft.ts'
import { withoutHeld } from './held.ts'
import { freshForm } from './open.ts'
import type { TransmissionSnapshot } from './select.ts'

/**
 * Gives what is kept of a simulator at one moment, for `keepDraft`: nothing before the saver answers, and nothing once the result is there, which is
 * kept by the API.
 *
 * @param snapshot state of the machine
 * @example draftOf(snapshot)?.step // 'patrimony'
 */
export const draftOf = ({ context }: TransmissionSnapshot): TransmissionDraft | undefined => {
  const { form, asker, step, isShareTyped, result } = context
  if (result !== undefined) return undefined
  const now = { userId: asker.userId, step, form: withoutHeld(form, asker.accounts), isShareTyped }
  const untouched = { ...now, form: withoutHeld(freshForm(asker), asker.accounts) }
  return draft.format(now) === draft.format(untouched) ? undefined : now
}
