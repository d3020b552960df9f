import type { PlanView, QuestionnaireEvent, QuestionnaireSnapshot } from '@hautelisse/machines/robo-advice'
import type { AskedAmounts } from './answer-fields.tsx'

/** What the questions and their result are drawn from. */
export type QuestionnaireProps = {
  readonly snapshot: QuestionnaireSnapshot
  readonly send: (event: QuestionnaireEvent) => void
  readonly view: PlanView
  readonly amounts: AskedAmounts
}
