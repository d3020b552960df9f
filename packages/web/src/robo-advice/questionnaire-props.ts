import type { QuestionnaireResult } from '@hautelisse/domain/robo-advice'
import type {
  AnswerGiven,
  GivenAnswers,
  PlanView,
  QuestionnaireEvent,
  QuestionnaireSnapshot,
} from '@hautelisse/machines/robo-advice'
import type { ReactNode } from 'react'
import type { AskedAmounts } from './answer-words.ts'

/** What the questions and their result are drawn from. */
export type QuestionnaireProps = {
  readonly snapshot: QuestionnaireSnapshot
  readonly send: (event: QuestionnaireEvent) => void
  readonly view: PlanView
  readonly amounts: AskedAmounts
}

/** The same with what the answers gave. */
export type ResultProps = QuestionnaireProps & { readonly result: QuestionnaireResult }

/** What the field of a question is given. */
export type FieldProps = {
  readonly answers: GivenAnswers
  readonly onAnswer: (given: AnswerGiven) => void
  readonly legend: ReactNode
  readonly error: ReactNode
  readonly amounts: AskedAmounts
}
