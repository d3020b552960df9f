import { fieldError, type FieldError } from '@hautelisse/domain/validation'
import { useState, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../testing/index.ts'
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
type Event = AmountEvent<Amount> | { readonly type: 'nextRequested' } | { readonly type: 'retryRequested' }

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

const IDLE: QuestionView = { isBusy: false, errors: [], failure: undefined }
const REFUSED: readonly FieldError[] = [fieldError('spouse_monthly_income', 'required')]
const FAILED: QuestionView = { ...IDLE, failure: { code: 'timeout', canRetry: true, isMarked: false } }

type FormProps = {
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

/** Draws the form, and gives what it sends. */
const draw = async (props: Omit<FormProps, 'events'> = {}): Promise<readonly Event[]> => {
  const events: Event[] = []
  await renderExample({ name: 'a question with two amounts', element: <Form events={events} {...props} /> })
  return events
}

const next = () => page.getByRole('button', { name: 'Continuer' })
const spouse = () => page.getByRole('textbox', { name: 'Celui de votre conjoint' })

test('Enter in a field asks to go on', async () => {
  const events = await draw()
  await userEvent.click(spouse())
  await userEvent.keyboard('{Enter}')
  expect(events).toContainEqual({ type: 'nextRequested' })
  await expectNoViolation()
})

test('[S-ERR-25] while the call is under way fields and button wait, and nothing is asked twice', async () => {
  const events = await draw({ first: { ...IDLE, isBusy: true } })
  const busy = page.getByRole('button', { name: 'Calcul en cours' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('form', { name: 'Quel est votre revenu ?' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(spouse()).toBeDisabled()
  await busy.click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(events).toEqual([])
})

test('a refusal is summed up, and the first refused field takes the focus', async () => {
  await draw({ answer: ({ type }) => (type === 'nextRequested' ? { ...IDLE, errors: REFUSED } : undefined) })
  await expect.element(page.getByText('1 champ à corriger')).not.toBeInTheDocument()
  await userEvent.click(next())
  await expect.element(spouse()).toHaveFocus()
  await expect.element(spouse()).toHaveAccessibleDescription('Champ requis')
  await expect.element(page.getByText('1 champ à corriger')).toBeVisible()
  await userEvent.click(page.getByRole('textbox', { name: 'Votre salaire' }))
  await userEvent.click(page.getByRole('link', { name: 'Celui de votre conjoint' }))
  await expect.element(spouse()).toHaveFocus()
  await expectNoViolation()
})

test('[S-ERR-25] a failed call takes the focus, keeps what is typed and can be made again', async () => {
  const events = await draw({ first: FAILED, answer: ({ type }) => (type === 'retryRequested' ? IDLE : undefined) })
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(page.getByRole('alert').getByText('Vos réponses sont conservées.')).toBeVisible()
  await expectNoViolation()
  await userEvent.click(page.getByRole('button', { name: 'Réessayer' }))
  expect(events).toEqual([{ type: 'retryRequested' }])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(next()).toHaveFocus()
})

test('a failure that a field marks has no alert', async () => {
  await draw({ first: { ...FAILED, errors: REFUSED, failure: { code: 'refused', canRetry: true, isMarked: true } } })
  await expect.element(spouse()).toHaveFocus()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByText('1 champ à corriger')).toBeVisible()
})

test('a server that is busy still is said to be so, answers kept', async () => {
  await draw({ first: { ...IDLE, failure: { code: 'ERR_LIMIT', canRetry: true, isMarked: false } } })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Le service est très demandé. Réessayez dans un instant.')).toBeVisible()
  await expect.element(alert.getByText('Vos réponses sont conservées.')).toBeVisible()
})

test('a failure that cannot be tried again has no button', async () => {
  await draw({ first: { ...IDLE, failure: { code: 'forbidden', canRetry: false, isMarked: false } } })
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
})

test('where the main button is unavailable it can be pressed, and what is missing is said', async () => {
  const incomplete: QuestionView = { ...IDLE, isComplete: false }
  const events = await draw({
    first: incomplete,
    answer: ({ type }) => (type === 'nextRequested' ? { ...incomplete, errors: REFUSED } : undefined),
  })
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next()).not.toHaveAttribute('disabled')
  // The element is enabled in the page: only assistive technology hears that it is not available.
  await next().click({ force: true })
  expect(events).toEqual([{ type: 'nextRequested' }])
  await expect.element(spouse()).toHaveFocus()
  await expect.element(spouse()).toHaveAccessibleDescription('Champ requis')
})

test('a question beside the one that is asked takes no focus', async () => {
  await draw({ first: { ...FAILED, isCurrent: false } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toHaveFocus()
})
