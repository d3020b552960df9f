import { checkComment } from '@hautelisse/domain/opinion'
import type { CommentName, OpinionForm } from '@hautelisse/domain/opinion'
import { isOpinionPath } from '@hautelisse/domain/portal'
import type { FieldError } from '@hautelisse/domain/validation'
import type { SnapshotFrom } from 'xstate'
import type { opinionMachine } from './machine.ts'

export type OpinionSnapshot = SnapshotFrom<typeof opinionMachine>

/** Steps of the survey, in their order. */
const OPINION_STEPS = ['intro', 'satisfaction', 'comment', 'improvement', 'thanks'] as const
export type OpinionStep = (typeof OPINION_STEPS)[number]

/** The button of the survey: absent, alone, or with its words beside it (OPIN-08, OPIN-09, OPIN-13). */
export const selectOpinionButton = (snapshot: OpinionSnapshot): 'absent' | 'button' | 'hint' => {
  const isOffered = snapshot.matches('closed') || snapshot.matches('open')
  if (!isOffered || !isOpinionPath(snapshot.context.path)) return 'absent'
  return snapshot.matches({ closed: 'hint' }) ? 'hint' : 'button'
}

/** The step that the window shows; undefined while it is closed. */
export const selectOpinionStep = (snapshot: OpinionSnapshot): OpinionStep | undefined =>
  OPINION_STEPS.find((step) => (step === 'thanks' ? snapshot.matches(step) : snapshot.matches({ open: step })))

/** Whether the survey is on its way, or could not be sent. */
export const selectSending = (snapshot: OpinionSnapshot): 'idle' | 'sending' | 'failed' => {
  if (snapshot.matches({ open: { improvement: 'sending' } })) return 'sending'
  return snapshot.matches({ open: { improvement: 'failed' } }) ? 'failed' : 'idle'
}

/** The answers as they stand. */
export const selectOpinionForm = ({ context: { form } }: OpinionSnapshot): OpinionForm => form

/** What is wrong with a comment. */
export const selectCommentError = ({ context: { form } }: OpinionSnapshot, name: CommentName): FieldError | undefined =>
  checkComment(name, form[name])
