import { formatFrenchDate } from '@hautelisse/domain/calendar'
import {
  selectAnswers,
  selectEdited,
  selectErrors,
  selectFailure,
  selectTotals,
  type AnswersView,
  type EditedView,
  type StepId,
} from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type FunctionComponent, type ReactElement } from 'react'
import { AnswerForm, AnswerRow, Answers } from '../../answers/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { FailureAlert } from '../../ui/failure-alert/index.ts'
import { focusField } from '../../ui/field/index.ts'
import { Section } from '../../ui/page/index.ts'
import { AgeFields } from '../age-step.tsx'
import { DistributionFields } from '../distribution-step.tsx'
import { OptionFields } from '../option-step.tsx'
import { useOptionWords } from '../option-words.ts'
import { QUESTION_WORDS } from '../question-words.tsx'
import { ReversionFields } from '../reversion-step.tsx'
import type { StepProps } from '../step-props.ts'
import { useStepWords } from '../step-words.ts'
import { contractName } from './contract-names.ts'
import { Fold, FoldTitle } from './fold.tsx'
import { answersSection } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'

type EditedStep = 'age' | 'reversible' | 'distribution' | 'option'

/** What the options would pay, of the result on the screen: it answers the same distribution and age. */
const OptionsWithAmounts = ({ results, ...props }: ResultsProps): ReactElement => (
  <OptionFields
    {...props}
    amounts={new Map(results.options.map(({ option, month }) => [option, <Amount key={option} value={month} />]))}
  />
)

const FIELDS: Readonly<Record<Exclude<EditedStep, 'option'>, FunctionComponent<StepProps>>> = {
  age: AgeFields,
  reversible: ReversionFields,
  distribution: DistributionFields,
}

const isEdited = (step: StepId): step is EditedStep => step !== 'schemes' && step !== 'results'

/** The fields of the answer that is open: those of its step. */
const Editor = ({ edited, ...props }: ResultsProps & { readonly edited: EditedView }): ReactElement => {
  const { send, results } = props
  const { step, snapshot, isAsking } = edited
  const errors = selectErrors(snapshot)
  const [first] = errors
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current && first !== undefined) focusField(first.path)
    isTaken.current = false
  }, [first])
  const Fields = isEdited(step) && step !== 'option' ? FIELDS[step] : undefined
  return (
    <AnswerForm
      key={step}
      busy={isAsking}
      onTake={(event) => {
        event.preventDefault()
        isTaken.current = true
        send({ type: 'editTaken' })
      }}
      onLeave={() => send({ type: 'editLeft' })}
    >
      {Fields === undefined ? (
        <OptionsWithAmounts results={results} snapshot={snapshot} send={send} />
      ) : (
        <Fields snapshot={snapshot} send={send} />
      )}
      {selectFailure(snapshot) !== undefined && (
        <FailureAlert
          canRetry
          kept={QUESTION_WORDS.kept}
          retry={QUESTION_WORDS.retry}
          onRetry={() => send({ type: 'editTaken' })}
        >
          {QUESTION_WORDS.failed}
        </FailureAlert>
      )}
    </AnswerForm>
  )
}

type RowsProps = ResultsProps & { readonly answers: AnswersView }

const Rows = ({ answers, ...props }: RowsProps): ReactElement => {
  const { t } = useLingui()
  const { send, snapshot } = props
  const options = useOptionWords()
  const words = useStepWords()
  const { capitalPercent, annuityPercent } = selectTotals(snapshot)
  const edited = selectEdited(snapshot)
  const { age, birthYear, contracts, isConverting, option, spouse } = answers
  const isAsked = snapshot.context.contracts.length > 0
  const row = (step: EditedStep) => ({
    isOpen: edited?.step === step,
    onChange: isAsked ? () => send({ type: 'answerEdited', step }) : undefined,
    children: edited?.step === step && <Editor {...props} edited={edited} />,
  })
  return (
    <Answers>
      <AnswerRow
        name={t({ id: 'withdrawal.answers.age', message: 'Âge de départ demandé' })}
        said={words.answer({ kind: 'age', age })}
        {...row('age')}
      />
      <AnswerRow name={t({ id: 'withdrawal.answers.birth-year', message: 'Votre année de naissance' })} said={birthYear} />
      <AnswerRow
        name={t({ id: 'withdrawal.answers.reversion', message: 'Réversion' })}
        said={
          spouse === undefined ? (
            <Trans id="withdrawal.answers.no-reversion">Sans</Trans>
          ) : (
            <>
              <Trans id="withdrawal.answers.percentage">{spouse.percentage} % à votre conjoint</Trans>
              {', '}
              <Trans id="withdrawal.answers.spouse-born">né(e) le {formatFrenchDate(spouse.birthDate)}</Trans>
            </>
          )
        }
        {...row('reversible')}
      />
      <AnswerRow
        name={words.title('distribution')}
        said={words.answer({ kind: 'distribution', capitalPercent, annuityPercent })}
        {...row('distribution')}
      />
      {isConverting && (
        <AnswerRow
          name={words.title('option')}
          said={option === null ? <Trans id="withdrawal.answers.no-option">Aucune pour l’instant</Trans> : options[option].short}
          {...(props.results.canPickOption ? {} : row('option'))}
        />
      )}
      <AnswerRow
        name={t({ id: 'withdrawal.answers.contracts', message: 'Contrats' })}
        said={contracts.map((contract) => contractName(contract, contracts)).join(', ')}
      />
    </Answers>
  )
}

/** What the figures answer, each answer changed where it stands: the result is made anew without a way through the steps (WITH-08). */
export const AnswersBeside = (props: ResultsProps): ReactElement | null => {
  const answers = selectAnswers(props.snapshot)
  return answers === undefined ? null : (
    <Fold id="answers">
      <Section
        inPanel
        className={answersSection}
        title={
          <FoldTitle figure={<Trans id="withdrawal.answers.change">À modifier une par une</Trans>}>
            <Trans id="answers.list.title">Vos réponses</Trans>
          </FoldTitle>
        }
      >
        <Rows {...props} answers={answers} />
      </Section>
    </Fold>
  )
}
