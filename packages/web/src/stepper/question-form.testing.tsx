import { fieldError, type FieldError } from '@hautelisse/domain/validation'
import { useState, type ReactElement } from 'react'
import type { Example } from '../shell/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import {
  ErrorSummary,
  fields,
  NextButton,
  QuestionForm,
  type AmountEvent,
  type QuestionView,
  type QuestionWords,
  type SummaryWords,
} from './index.ts'

const WORDS: QuestionWords = {
  next: 'Continuer',
  busy: 'Calcul en cours',
  failed: 'La simulation n’a pas abouti.',
  kept: 'Vos réponses sont conservées.',
  retry: 'Réessayer',
}

type Amount = 'monthly_income' | 'spouse_monthly_income'
export type Event = AmountEvent<Amount> | { readonly type: 'nextRequested' } | { readonly type: 'retryRequested' }

const LABELS: Readonly<Record<string, string>> = {
  monthly_income: 'Votre salaire',
  spouse_monthly_income: 'Celui de votre conjoint',
}
const labelOf = (path: string): string => LABELS[path] ?? path

const SUMMARY_WORDS: SummaryWords = {
  labelOf,
  title: (count) => `${count} champ à corriger`,
  line: (name, { code }) => (
    <>
      {name} : {code}
    </>
  ),
}
const summary = (errors: readonly FieldError[]): ReactElement => <ErrorSummary errors={errors} words={SUMMARY_WORDS} />

export const IDLE: QuestionView = { isBusy: false, errors: [], failure: undefined }
export const REFUSED: readonly FieldError[] = [fieldError('spouse_monthly_income', 'required')]
export const FAILED: QuestionView = { ...IDLE, failure: { code: 'timeout', canRetry: true, isMarked: false } }

export type FormProps = {
  readonly events: Event[]
  readonly first?: QuestionView
  /** How the question stands after an event. */
  readonly answer?: ((event: Event) => QuestionView | undefined) | undefined
}

/** Two amounts and the main button; what the machine would answer is told by the test. */
const Form = ({ events, first = IDLE, answer }: FormProps): ReactElement => {
  const [view, setView] = useState(first)
  const [texts, setTexts] = useState({ monthly_income: '', spouse_monthly_income: '' })
  const send = (event: Event): void => {
    events.push(event)
    if (event.type === 'amountTyped' && event.pasted !== true) setTexts((all) => ({ ...all, [event.field]: event.text }))
    setView((now) => answer?.(event) ?? now)
  }
  const words = (): string => 'Champ requis'
  const field = fields<Event, Amount>({ errors: view.errors, words }, send)
  return (
    <QuestionForm
      view={view}
      send={send}
      words={WORDS}
      titleId="title"
      title={<h1 id="title">Quel est votre revenu ?</h1>}
      summary={summary}
      actions={<NextButton view={view} words={WORDS} />}
    >
      {(['monthly_income', 'spouse_monthly_income'] as const).map((name) => (
        <MoneyField key={name} {...field.amount(name, { path: name, text: texts[name] })} label={labelOf(name)} />
      ))}
    </QuestionForm>
  )
}

/** A question with two amounts; what it sends is written down in `events`. */
export const questionExample = (props: FormProps): Example => ({
  name: 'a question with two amounts',
  element: <Form {...props} />,
})
