import {
  selectIsAsking,
  selectTaxErrors,
  selectTaxFailure,
  selectTaxSteps,
  type TaxSavingSnapshot,
} from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { NextButton, QuestionForm, type QuestionView } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { FIELDS } from './fields.tsx'
import { formWords } from './form-words.tsx'
import { QUESTIONS, type QuestionStep } from './question-words.ts'
import * as styles from './question.css.ts'
import type { StepProps } from './step-props.ts'

/**
 * A question as it stands.
 *
 * @param snapshot state of the machine
 * @param step the question
 * @param isCurrent whether it is the one that is asked; the other slides of the carousel only stand there
 */
const questionView = (snapshot: TaxSavingSnapshot, step: QuestionStep, isCurrent: boolean): QuestionView => ({
  isBusy: isCurrent && selectIsAsking(snapshot),
  errors: selectTaxErrors(snapshot, step),
  failure: isCurrent ? selectTaxFailure(snapshot) : undefined,
  isCurrent,
})

type QuestionProps = StepProps & {
  readonly step: QuestionStep
  /** Level of its heading: a page of its own, or a slide of a page. */
  readonly level: 1 | 3
  /** What stands above the heading. */
  readonly before?: ReactNode
  /** What stands between the heading and the answers. */
  readonly lead?: ReactNode
  /** The question is the one that is asked; the other slides of the carousel only stand there. */
  readonly isCurrent?: boolean
  readonly className?: string
}

/** One question with its answer and the ways on and back. */
export const TaxQuestion = ({
  snapshot,
  send,
  step,
  level,
  before,
  lead,
  isCurrent = true,
  className,
}: QuestionProps): ReactElement => {
  const titleId = useId()
  const view = questionView(snapshot, step, isCurrent)
  const words = formWords(step)
  const { i18n } = useLingui()
  const isFirst = selectTaxSteps(snapshot)[0]?.id === step
  const Heading = level === 1 ? 'h1' : 'h3'
  const Fields = FIELDS[step]
  return (
    <QuestionForm
      view={view}
      send={send}
      words={words}
      titleId={titleId}
      title={
        <>
          {before}
          <Heading id={titleId} tabIndex={-1} className={level === 1 ? styles.title : styles.slideTitle}>
            {i18n._(QUESTIONS[step].title)}
          </Heading>
          {lead}
        </>
      }
      className={className}
      fieldsClassName={level === 1 ? `${styles.answers} ${styles.large}` : styles.slideAnswers}
      actions={
        <div className={styles.actions}>
          {!isFirst && (
            <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
              <Trans id="tax.actions.previous">Précédent</Trans>
            </Button>
          )}
          <NextButton view={view} words={words} />
        </div>
      }
    >
      <Fields snapshot={snapshot} send={send} labelledBy={titleId} />
    </QuestionForm>
  )
}
