import type { Question } from '@hautelisse/domain/transmission'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsAsking,
  selectIsComplete,
  selectIsLast,
  selectTotals,
  type AmountField,
  type Answer,
} from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { fields, NextButton, QuestionForm } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import { Missing } from './missing.tsx'
import * as styles from './step.css.ts'
import type { AnswerProps, StepProps } from './step-props.ts'
import { useErrorWords, useStepWords } from './step-words.ts'

/** Fields of the step on the screen, or of a window, bound to the machine. */
export const useFields = ({ snapshot, send }: AnswerProps) =>
  fields<Answer, AmountField>({ errors: selectErrors(snapshot), words: useErrorWords() }, send)

type StepFormProps = StepProps & {
  readonly step: Question
  readonly number: 1 | 2 | 3
  readonly children: ReactNode
  /** What the answers come to, beside them. */
  readonly aside: ReactNode
}

/** One step: its number and title, the answers, and beside them what they come to and the ways on and back (TRANS-13 to TRANS-18). */
export const QuestionsForm = ({ snapshot, send, step, number, children, aside }: StepFormProps): ReactElement => {
  const titleId = useId()
  const { question } = useStepWords(selectForm(snapshot), selectTotals(snapshot))
  const [title, lead] = question[step]
  const view = {
    isBusy: selectIsAsking(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot),
    isComplete: selectIsComplete(snapshot),
  }
  const words = {
    next: selectIsLast(snapshot) ? (
      <Trans id="answers.form.take">Valider</Trans>
    ) : (
      <Trans id="transmission.actions.next">Suivant</Trans>
    ),
    busy: <Trans id="transmission.actions.busy">Enregistrement</Trans>,
    failed: <Trans id="transmission.failure.text">Vos réponses n’ont pas pu être enregistrées. Réessayez.</Trans>,
    kept: <Trans id="transmission.failure.kept">Elles restent affichées ici.</Trans>,
    retry: <Trans id="ui.error.retry">Réessayer</Trans>,
  }
  return (
    <QuestionForm
      view={view}
      send={send}
      words={words}
      titleId={titleId}
      title={
        <Stack space="s2" className={styles.head}>
          <p className={text({ tone: 'quiet' })} aria-hidden="true">
            {number}/3
          </p>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          <p className={text({ tone: 'quiet', narrow: true })}>{lead}</p>
        </Stack>
      }
      aside={<div className={styles.summary}>{aside}</div>}
      actions={
        <div className={styles.actions}>
          <NextButton view={view} words={words} wide />
          <Missing snapshot={snapshot} />
          <Button variant="secondary" wide onClick={() => send({ type: 'previousRequested' })}>
            <Trans id="transmission.actions.previous">Précédent</Trans>
          </Button>
        </div>
      }
    >
      {children}
    </QuestionForm>
  )
}

type CardProps = { readonly title: ReactNode; readonly total?: ReactNode; readonly children: ReactNode }

/** Answers that belong together, under their title and what they come to. */
export const QuestionsCard = ({ title, total, children }: CardProps): ReactElement => (
  <Panel padded={false}>
    <div className={styles.cardHead}>
      <h2 className={text({ as: 'subtitle' })}>{title}</h2>
      {total}
    </div>
    {children}
  </Panel>
)
