import { selectEditedAnswer, selectTaxFailure } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { AnswerForm, AnswerRow, Answers } from '../../answers/index.ts'
import { useAsking } from '../../stepper/index.ts'
import { FailureAlert } from '../../ui/failure-alert/index.ts'
import { text } from '../../ui/page/index.ts'
import { FIELDS } from '../fields.tsx'
import { FAILURE_WORDS } from '../form-words.tsx'
import { QUESTIONS, type QuestionStep } from '../question-words.ts'
import type { StepProps } from '../step-props.ts'
import { useStepWords } from '../step-words.ts'
import * as styles from './result.css.ts'

type EditorProps = StepProps & {
  readonly step: QuestionStep
  readonly isAsking: boolean
}

/** The question again with its own fields: nothing of it counts before it is taken and answered. */
const Editor = ({ snapshot, send, step, isAsking }: EditorProps): ReactElement => {
  const { i18n } = useLingui()
  const titleId = useId()
  const failure = selectTaxFailure(snapshot)
  const take = (): void => send({ type: 'editTaken' })
  const { form } = useAsking({ isBusy: isAsking, failure }, take)
  const Fields = FIELDS[step]
  return (
    <AnswerForm form={form.ref} onTake={form.onSubmit} onLeave={() => send({ type: 'editLeft' })} busy={isAsking}>
      <p id={titleId} className={text({ strong: true })}>
        {i18n._(QUESTIONS[step].title)}
      </p>
      {failure?.isMarked === false && (
        <FailureAlert canRetry kept={FAILURE_WORDS.kept} retry={FAILURE_WORDS.retry} onRetry={take}>
          {FAILURE_WORDS.failed}
        </FailureAlert>
      )}
      <Fields snapshot={snapshot} send={send} labelledBy={titleId} />
    </AnswerForm>
  )
}

const STEPS = ['gender', 'age', 'marital-status', 'children', 'income'] as const satisfies readonly QuestionStep[]

/** "Vos réponses": each is changed where it stands, and the result follows (TS-15). */
export const AnswersPart = ({ snapshot, send, id }: StepProps & { readonly id: string }): ReactElement => {
  const words = useStepWords(snapshot)
  const edited = selectEditedAnswer(snapshot)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.answersPlace} data-print="never">
      <p id={`${id}-title`} className={text({ as: 'subtitle' })}>
        <Trans id="tax.result.source.household">Vos réponses</Trans>
      </p>
      <Answers>
        {STEPS.map((step) => (
          <AnswerRow
            key={step}
            name={words.title(step)}
            said={words.answer(step)}
            isOpen={edited?.step === step}
            onChange={() => send({ type: 'answerEdited', step })}
          >
            {edited?.step === step && <Editor snapshot={edited.snapshot} send={send} step={step} isAsking={edited.isAsking} />}
          </AnswerRow>
        ))}
      </Answers>
    </section>
  )
}
