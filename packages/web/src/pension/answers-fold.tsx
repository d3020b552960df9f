import { parseAmount } from '@hautelisse/domain/money'
import type { Answer, FormField, FormOptions, PensionForm } from '@hautelisse/domain/pension'
import { selectAnswers, selectEdit } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Fragment, useLayoutEffect, useRef, type ReactElement, type SubmitEvent } from 'react'
import { AnswerForm, AnswerRow, Answers } from '../answers/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import { Fold } from './fold.tsx'
import { AMOUNTS, QuestionField } from './form-field.tsx'
import { useChoiceWords, useFieldNames } from './form-words.ts'
import { Refusal } from './slide.tsx'
import type { PensionActor } from './use-pension.ts'

type OfActor = { readonly actor: PensionActor }
type SaidProps = { readonly field: FormField; readonly form: PensionForm; readonly options: FormOptions }

/** Words of a listed answer; undefined for one that no list holds. */
const labelOf = (field: FormField, value: string, options: FormOptions): string | undefined => {
  const lists: Readonly<Partial<Record<FormField, readonly { readonly value: string; readonly label: string }[]>>> = {
    family_situation: options.family_situation,
    professional_situation: options.professional_situation.flatMap((group) => group.options),
    professional_category: options.professional_categories.flatMap((group) => group.options),
  }
  return lists[field]?.find((one) => one.value === value)?.label
}

/** What was answered to one question, as somebody reads it. */
const Said = ({ field, form, options }: SaidProps): ReactElement => {
  const choiceWords = useChoiceWords()
  const value = form[field] ?? ''
  const amount = AMOUNTS.has(field) ? parseAmount(value) : undefined
  if (amount?.kind === 'amount') return <Amount value={amount.amount} />
  return <>{labelOf(field, value, options) ?? choiceWords(value)}</>
}

/** The fields of the answer that is changed; nothing of them counts before they are taken. */
const Editor = ({ actor }: OfActor): ReactElement | null => {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const wasSent = useRef(false)
  const edit = useSelector(actor, selectEdit, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  const problems = edit?.problems
  useLayoutEffect(() => {
    if (wasSent.current && problems !== undefined && problems.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-invalid="true"] button')?.focus()
    wasSent.current = false
  }, [problems])
  if (edit === undefined) return null
  const take = (event: SubmitEvent): void => {
    event.preventDefault()
    wasSent.current = true
    if (!edit.isEstimating) actor.send({ type: 'editTaken' })
  }
  return (
    <AnswerForm
      form={form}
      busy={edit.isEstimating}
      onTake={take}
      onLeave={() => actor.send({ type: edit.isEstimating ? 'waitEnded' : 'editLeft' })}
    >
      {edit.hasFailed && (
        <Refusal sentences={[t({ id: 'answers.failure.text', message: "Une erreur s'est produite, veuillez réessayer" })]} />
      )}
      {edit.fields.map((visible) => (
        <QuestionField key={visible.field} visible={visible} view={edit} send={(event) => actor.send(event)} />
      ))}
      {edit.needsLogin && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.answer.login">
            Le service public de retraite vous demandera d’abord de vous reconnecter.
          </Trans>
        </p>
      )}
    </AnswerForm>
  )
}

type RowProps = OfActor & { readonly answer: Answer; readonly form: PensionForm; readonly options: FormOptions }

const Row = ({ actor, answer: { field, fields }, form, options }: RowProps): ReactElement => {
  const names = useFieldNames()
  const isOpen = useSelector(actor, (snapshot) => selectEdit(snapshot)?.field === field)
  const lead = fields.find((one) => one.field === field)
  const answered = fields.filter((one) => (form[one.field] ?? '') !== '')
  return (
    <AnswerRow
      name={names(field, lead?.label ?? 'own')}
      said={answered.map((one, at) => (
        <Fragment key={one.field}>
          {at > 0 && ', '}
          <Said field={one.field} form={form} options={options} />
        </Fragment>
      ))}
      isOpen={isOpen}
      onChange={() => actor.send({ type: 'editBegun', field })}
    >
      <Editor actor={actor} />
    </AnswerRow>
  )
}

/** Every answer of the form, changed where it stands: the pension is estimated again (PE-12). */
export const AnswersFold = ({ actor }: OfActor): ReactElement | null => {
  const shown = useSelector(actor, selectAnswers, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  if (shown === undefined) return null
  const { answers, ...given } = shown
  return (
    <Fold
      id="pension-answers"
      title={<Trans id="pension-result.answer.title">Vos réponses au formulaire</Trans>}
      figure={answers.length}
    >
      <Answers>
        {answers.map((answer) => (
          <Row key={answer.field} actor={actor} answer={answer} {...given} />
        ))}
      </Answers>
      <p className={text({ as: 'small' })}>
        <Trans id="pension-result.answer.note">Une réponse validée lance une nouvelle estimation, à la place de celle-ci.</Trans>
      </p>
    </Fold>
  )
}
