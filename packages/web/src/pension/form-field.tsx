import {
  BIRTH_DATE_FIELDS,
  choicesOf,
  LIMITS,
  type FormField,
  type FormOptions,
  type VisibleField,
} from '@hautelisse/domain/pension'
import type { PensionEvent, selectForm } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { CountField, DateField, TextField } from '../ui/field/index.ts'
import { NumericField } from '../ui/masked-field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Select } from '../ui/select/index.ts'
import { useChoiceWords, useFieldNames, useProblemWords } from './form-words.ts'

/** The form as a step or an answer of the result shows it. */
type View = Pick<ReturnType<typeof selectForm>, 'form' | 'problems'> & { readonly options: FormOptions | undefined }
type Answered = (event: Extract<PensionEvent, { type: 'answered' }>) => void
type FormFieldProps = { readonly visible: VisibleField; readonly view: View; readonly send: Answered }

/** Fields that hold an amount. */
export const AMOUNTS: ReadonlySet<FormField> = new Set<FormField>([
  'salary',
  'salary_component_1',
  'salary_component_2',
  'situation_indemnity_amount',
  'premium_traction',
])
/** Few answers that need no sentence are cards, more of them a list. */
const MOST_CARDS = 3
const MOST_CHILDREN = 10

/** A day as a child, an oath or a grade may have one; anything else lies near. */
const exampleOf = (field: FormField): string | undefined => {
  if (field.startsWith('children')) return '03/11/1998'
  return field === 'oath_date' || field === 'grade_date' ? '01/09/2008' : undefined
}

/** Number that a press on − or + makes of what stands there. */
const stepped = (text: string, by: -1 | 1): string =>
  String(Math.min(MOST_CHILDREN, Math.max(0, (/^\d+$/.test(text) ? Number(text) : 0) + by)))

const CategoryField = ({
  visible: { field },
  view,
  send,
  label,
  error,
}: FormFieldProps & { readonly label: string; readonly error: string | undefined }): ReactElement => {
  const { t } = useLingui()
  const none = t({ id: 'pension-form.choice.none', message: 'Choisissez' })
  const groups = field === 'professional_situation' ? view.options?.professional_situation : view.options?.professional_categories
  return (
    <Select
      id={field}
      label={label}
      error={error}
      value={view.form[field] ?? ''}
      onValueChange={(text) => send({ type: 'answered', field, text })}
      options={[{ value: '', label: none }]}
      groups={groups ?? []}
      hint={
        field === 'professional_category' ? (
          <Trans id="pension-form.hint.category">Elle décide des questions de l’étape suivante.</Trans>
        ) : undefined
      }
    />
  )
}

const ChosenField = ({
  visible: { field },
  view,
  send,
  label,
  error,
  offered,
}: FormFieldProps & {
  readonly label: string
  readonly error: string | undefined
  readonly offered: readonly string[]
}): ReactElement => {
  const { t } = useLingui()
  const choiceWords = useChoiceWords()
  const value = view.form[field] ?? ''
  const choose = (text: string): void => send({ type: 'answered', field, text })
  if (offered.length <= MOST_CARDS)
    return (
      <RadioCards
        label={label}
        columns={offered.length > 1 ? 2 : 1}
        value={value === '' ? undefined : value}
        onValueChange={choose}
        error={error}
        options={offered.map((one) => ({ value: one, title: choiceWords(one) }))}
      />
    )
  return (
    <Select
      id={field}
      label={label}
      error={error}
      value={value}
      onValueChange={choose}
      options={[
        { value: '', label: t({ id: 'pension-form.choice.none', message: 'Choisissez' }) },
        ...offered.map((one) => ({ value: one, label: choiceWords(one) })),
      ]}
    />
  )
}

/** One question of the form, with what it takes as an answer. */
export const QuestionField = (props: FormFieldProps): ReactElement => {
  const { visible, view, send } = props
  const { field } = visible
  const { t } = useLingui()
  const names = useFieldNames()
  const problemWords = useProblemWords()
  const problem = view.problems.find(({ path }) => path === field)
  const error = problem && problemWords(problem)
  const name = names(field, visible.label)
  const label = visible.isRequired ? name : t({ id: 'pension-form.field.optional', message: `${name} (facultatif)` })
  const value = view.form[field] ?? ''
  const text = {
    id: field,
    value,
    error,
    label,
    onValueChange: (typed: string): void => send({ type: 'answered', field, text: typed }),
  }
  if (field === 'professional_situation' || field === 'professional_category')
    return <CategoryField {...props} label={label} error={error} />
  if (field === 'family_situation')
    return (
      <RadioCards
        label={label}
        columns={3}
        value={value === '' ? undefined : value}
        onValueChange={text.onValueChange}
        error={error}
        options={(view.options?.family_situation ?? []).map((one) => ({ value: one.value, title: one.label }))}
      />
    )
  if (field === 'children')
    return (
      <CountField
        {...text}
        maxLength={2}
        hint={
          Number(value) > BIRTH_DATE_FIELDS.length ? (
            <Trans id="pension-form.hint.children">Tous comptent&nbsp;; huit dates de naissance suffisent.</Trans>
          ) : undefined
        }
        onStep={(by) => text.onValueChange(stepped(value, by))}
        fewer={t({ id: 'pension-form.child.fewer', message: 'Un enfant de moins' })}
        more={t({ id: 'pension-form.child.more', message: 'Un enfant de plus' })}
      />
    )
  const offered = choicesOf(field, view.form.professional_category ?? '')
  if (offered !== undefined) return <ChosenField {...props} label={label} error={error} offered={offered} />
  if (AMOUNTS.has(field)) return <MoneyField {...text} />
  if (Object.hasOwn(LIMITS, field))
    return (
      <NumericField
        {...text}
        hint={
          field === 'month_number' && view.form.professional_category === 'CLE' ? (
            <Trans id="pension-form.hint.months">souvent 13</Trans>
          ) : undefined
        }
      />
    )
  if (field.includes('date')) return <DateField {...text} example={exampleOf(field)} hint={undefined} />
  return <TextField {...text} autoComplete="off" maxLength={40} />
}
