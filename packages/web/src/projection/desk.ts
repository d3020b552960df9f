import type { ProjectionForm } from '@hautelisse/domain/projection'
import type { FieldError } from '@hautelisse/domain/validation'
import {
  selectAnswers,
  selectEdit,
  selectEditProblems,
  selectProblems,
  type ProjectionAnswer,
} from '@hautelisse/machines/projection'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import type { ProjectionActor } from './use-projection.ts'

/** Where answers are given: what stands there, what is wrong with it, and who takes the next one. */
export type Desk = {
  readonly answers: ProjectionForm
  readonly problems: readonly FieldError[]
  readonly send: (answer: ProjectionAnswer) => void
}

/** Each answer counts at once. */
export const useLiveDesk = (actor: ProjectionActor): Desk => {
  const answers = useSelector(actor, selectAnswers)
  const problems = useSelector(actor, selectProblems)
  const send = useCallback((answer: ProjectionAnswer) => actor.send(answer), [actor])
  return useMemo(() => ({ answers, problems, send }), [answers, problems, send])
}

/** Answers of the part that is being changed: none counts before all of them are taken. */
export const useEditDesk = (actor: ProjectionActor): Desk => {
  const now = useSelector(actor, selectAnswers)
  const answers = useSelector(actor, selectEdit)?.answers ?? now
  const problems = useSelector(actor, selectEditProblems)
  const send = useCallback((answer: ProjectionAnswer) => actor.send({ type: 'editAnswered', answer }), [actor])
  return useMemo(() => ({ answers, problems, send }), [answers, problems, send])
}
