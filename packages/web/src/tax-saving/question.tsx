import { selectIsAsking, selectTaxFailure, selectTaxSteps } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import { useId, useRef, type ReactElement, type ReactNode } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { FailureAlert } from './failure-alert.tsx'
import { FIELDS } from './fields.tsx'
import { useQuestionWords, type QuestionStep } from './question-words.ts'
import * as styles from './question.css.ts'
import type { StepProps } from './step-props.ts'
import { useRefusalFocus } from './use-refusal-focus.ts'

type ActionsProps = {
  readonly step: QuestionStep
  readonly isFirst: boolean
  readonly isAsking: boolean
  readonly onBack: () => void
}

const NextWords = ({ step }: Pick<ActionsProps, 'step'>): ReactElement =>
  step === 'income' ? (
    <>
      <Trans id="tax.actions.results">Voir mon résultat</Trans> <Icon of={drawings.ArrowRight} />
    </>
  ) : (
    <Trans id="tax.actions.next">Continuer</Trans>
  )

const Actions = ({ step, isFirst, isAsking, onBack }: ActionsProps): ReactElement => (
  <div className={styles.actions}>
    {!isFirst && (
      <Button variant="secondary" onClick={onBack}>
        <Trans id="tax.actions.previous">Précédent</Trans>
      </Button>
    )}
    <Button type="submit" busy={isAsking}>
      {isAsking ? <Trans id="tax.actions.asking">Calcul en cours</Trans> : <NextWords step={step} />}
    </Button>
  </div>
)

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

/** One question with its answer and the ways on and back. Enter goes on; what is refused takes the focus, and everything typed stays. */
export const Question = ({
  snapshot,
  send,
  step,
  level,
  before,
  lead,
  isCurrent = true,
  className = '',
}: QuestionProps): ReactElement => {
  const title = useId()
  const form = useRef<HTMLFormElement>(null)
  const countAttempt = useRefusalFocus(form, snapshot, isCurrent)
  const words = useQuestionWords()[step]
  const failure = isCurrent ? selectTaxFailure(snapshot) : undefined
  const isAsking = isCurrent && selectIsAsking(snapshot)
  const isFirst = selectTaxSteps(snapshot)[0]?.id === step
  const Heading = level === 1 ? 'h1' : 'h3'
  const Fields = FIELDS[step]
  return (
    <form
      ref={form}
      noValidate
      className={className}
      aria-labelledby={title}
      aria-busy={isAsking || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAsking) return
        send({ type: 'nextRequested' })
        countAttempt()
      }}
    >
      {before}
      <Heading id={title} tabIndex={-1} className={level === 1 ? styles.title : styles.slideTitle}>
        {words.title}
      </Heading>
      {lead}
      {failure?.isMarked === false && (
        <div className={styles.alert}>
          <FailureAlert canRetry={failure.canRetry} onRetry={() => send({ type: 'retryRequested' })} />
        </div>
      )}
      <fieldset className={level === 1 ? `${styles.answers} ${styles.large}` : styles.slideAnswers} disabled={isAsking}>
        <Fields snapshot={snapshot} send={send} labelledBy={title} />
      </fieldset>
      <Actions step={step} isFirst={isFirst} isAsking={isAsking} onBack={() => send({ type: 'previousRequested' })} />
    </form>
  )
}
