import { contentOf, type Json, type KeptContent } from '@hautelisse/domain/kept'
import type { StoredEntry } from '../ports/index.ts'

/** A draft of the tab: what was typed, and whose it is. */
type Owned = { readonly userId: string } & { readonly [name: string]: Json | undefined }

/**
 * Gives what is kept for the person of a draft of the tab.
 *
 * @param draft draft of the tab, if any
 * @example keptDraftOf({ userId: 'karim', form: { amount: '50' } }) // { form: { amount: '50' } }
 */
export const keptDraftOf = (draft: Owned | undefined): KeptContent | undefined => {
  if (draft === undefined) return undefined
  const { userId: _, ...typed } = draft
  return contentOf(typed)
}

/** Whether it may have been sent: it has a key, and no number yet. */
const mayBeSent = ({ requestKey, recorded }: KeptContent): boolean =>
  requestKey !== undefined && (recorded === undefined || recorded === null)

/**
 * Makes the draft of the tab of what is taken up again: a request is looked for by its key before anything else, since another browser may have sent it. KEPT-05.
 *
 * @param entry entry of session storage of the act
 * @param content what was kept
 * @param userId who takes it up
 * @returns undefined for what this build cannot read
 */
export const resumedDraft = <Draft>(entry: StoredEntry<Draft>, content: KeptContent, userId: string): Draft | undefined =>
  entry.accept({ ...content, userId, ...(mayBeSent(content) ? { isSent: true } : {}) })

/**
 * Gives what is kept for the person of the answers of a simulator, as JSON: without whose they are, which the server knows. BEY-09.
 *
 * @param entry entry of session storage of the simulator
 * @param draft what the tab keeps, if anything
 * @example keptAnswersOf(draft, draftOf(snapshot))
 */
export const keptAnswersOf = <Draft>(
  entry: Pick<StoredEntry<Draft>, 'format'>,
  draft: Draft | undefined,
): KeptContent | undefined => {
  if (draft === undefined) return undefined
  const { version: _, userId: __, ...answers } = JSON.parse(entry.format(draft)) as Record<string, Json>
  return contentOf(answers)
}

/**
 * Makes the draft of the tab of answers that are taken up again: some simulators note whose it is. BEY-09.
 *
 * @param entry entry of session storage of the simulator
 * @param content what was kept
 * @param userId who takes it up
 * @returns undefined for what this build cannot read
 */
export const resumedAnswers = <Draft>(
  entry: Pick<StoredEntry<Draft>, 'accept'>,
  content: KeptContent,
  userId: string,
): Draft | undefined => entry.accept(content) ?? entry.accept({ ...content, userId })
