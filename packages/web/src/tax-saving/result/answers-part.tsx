import { selectEditedAnswer, selectTaxFailure, selectTaxForm } from '@hautelisse/machines/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { AnswerForm, AnswerRow, Answers } from '../../answers/index.ts'
import { useAsking } from '../../stepper/index.ts'
import { FailureAlert } from '../../ui/failure-alert/index.ts'
import { text } from '../../ui/page/index.ts'
import { FIELDS } from '../fields.tsx'
import { FAILURE_WORDS } from '../form-words.tsx'
import { RefineFields } from '../refine-fields.tsx'
import { QUESTIONS, type QuestionStep } from '../question-words.ts'
import type { StepProps } from '../step-props.ts'
import { useStepWords } from '../step-words.ts'
import * as styles from './result.css.ts'

type EditorProps = StepProps & {
  readonly step: QuestionStep
  readonly isAsking: boolean
  /** Its refinement instead of the question itself. */
  readonly isRefining?: boolean
}

/** The question again with its own fields: nothing of it counts before it is taken and answered. */
const Editor = ({ snapshot, send, step, isAsking, isRefining = false }: EditorProps): ReactElement => {
  const { i18n } = useLingui()
  const titleId = useId()
  const failure = selectTaxFailure(snapshot)
  const take = (): void => send({ type: 'editTaken' })
  const { form } = useAsking({ isBusy: isAsking, failure }, take)
  const Fields = FIELDS[step]
  return (
    <AnswerForm form={form.ref} onTake={form.onSubmit} onLeave={() => send({ type: 'editLeft' })} busy={isAsking}>
      {!isRefining && (
        <p id={titleId} className={text({ strong: true })}>
          {i18n._(QUESTIONS[step].title)}
        </p>
      )}
      {failure?.isMarked === false && (
        <FailureAlert canRetry kept={FAILURE_WORDS.kept} retry={FAILURE_WORDS.retry} onRetry={take}>
          {FAILURE_WORDS.failed}
        </FailureAlert>
      )}
      {isRefining ? (
        <RefineFields snapshot={snapshot} send={send} />
      ) : (
        <Fields snapshot={snapshot} send={send} labelledBy={titleId} />
      )}
    </AnswerForm>
  )
}

/** Question whose answer is refined: the machine holds living alone and custody with it. */
const REFINED = 'children'

const STEPS = ['gender', 'age', 'marital-status', 'children', 'income'] as const satisfies readonly QuestionStep[]

/** What is said of living alone and of custody, whether it was answered or taken to be so. */
const useRefinement = (snapshot: StepProps['snapshot']): string => {
  const { t } = useLingui()
  const { marital_status: status, lives_alone: livesAlone, shared_children: shared = 0 } = selectTaxForm(snapshot)
  const custody = t({
    id: 'tax.refine.said-shared',
    message: plural(shared, {
      0: 'aucun enfant en résidence alternée',
      one: '# enfant en résidence alternée',
      other: '# enfants en résidence alternée',
    }),
  })
  if (status === 'MA') return custody
  const home =
    livesAlone === undefined
      ? t({ id: 'tax.refine.said-supposed', message: 'seul(e) avec vos enfants, par hypothèse' })
      : livesAlone
        ? t({ id: 'tax.refine.said-alone', message: 'seul(e) avec vos enfants' })
        : t({ id: 'tax.refine.said-partner', message: 'avec un(e) partenaire' })
  return `${home}, ${custody}`
}

type PartProps = StepProps & {
  readonly id: string
  /** Whether what is open of the children is its refinement. */
  readonly isRefining: boolean
  readonly onRefine: (isRefining: boolean) => void
}

/** "Affiner": living alone and shared custody, asked of families with children after the result (TS-16). */
const RefineRow = ({ snapshot, send, isRefining, onRefine }: Omit<PartProps, 'id'>): ReactElement => {
  const said = useRefinement(snapshot)
  const { t } = useLingui()
  const edited = selectEditedAnswer(snapshot)
  const isOpen = edited?.step === REFINED && isRefining
  return (
    <AnswerRow
      name={t({ id: 'tax.refine.name', message: 'Affiner' })}
      said={said}
      isOpen={isOpen}
      onChange={() => {
        onRefine(true)
        send({ type: 'answerEdited', step: REFINED })
      }}
    >
      {isOpen && <Editor snapshot={edited.snapshot} send={send} step={REFINED} isAsking={edited.isAsking} isRefining />}
    </AnswerRow>
  )
}

/** "Vos réponses": each is changed where it stands, and the result follows (TS-15). */
export const AnswersPart = ({ snapshot, send, id, isRefining, onRefine }: PartProps): ReactElement => {
  const words = useStepWords(snapshot)
  const edited = selectEditedAnswer(snapshot)
  const isOpen = (step: QuestionStep): boolean => edited?.step === step && !(isRefining && step === REFINED)
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
            isOpen={isOpen(step)}
            onChange={() => {
              onRefine(false)
              send({ type: 'answerEdited', step })
            }}
          >
            {edited !== undefined && isOpen(step) && (
              <Editor snapshot={edited.snapshot} send={send} step={step} isAsking={edited.isAsking} />
            )}
          </AnswerRow>
        ))}
        {selectTaxForm(snapshot).children > 0 && (
          <RefineRow snapshot={snapshot} send={send} isRefining={isRefining} onRefine={onRefine} />
        )}
      </Answers>
    </section>
  )
}
