import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import type { QuestionView } from './index.ts'
import { FAILED, IDLE, questionExample, REFUSED, type Event, type FormProps } from './question-form.testing.tsx'

/** Draws the form, and gives what it sends. */
const draw = async (props: Omit<FormProps, 'events'> = {}): Promise<readonly Event[]> => {
  const events: Event[] = []
  await renderExample(questionExample({ events, ...props }))
  return events
}

const next = page.getByRole('button', { name: 'Continuer' })
const spouse = page.getByRole('textbox', { name: 'Celui de votre conjoint' })
const alert = page.getByRole('alert')

test('[S-ERR-25] while the call is under way fields and button wait, and nothing is asked twice', async () => {
  const events = await draw({ first: { ...IDLE, isBusy: true } })
  const busy = page.getByRole('button', { name: 'Calcul en cours' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('form', { name: 'Quel est votre revenu ?' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(spouse).toBeDisabled()
  await busy.click()
  expect(events).toEqual([])
})

test('a refusal is summed up, and said at its field', async () => {
  await draw({ answer: ({ type }) => (type === 'nextRequested' ? { ...IDLE, errors: REFUSED } : undefined) })
  await expect.element(next).toBeVisible()
  await expect.element(page.getByText('1 champ à corriger')).not.toBeInTheDocument()
  await next.click()
  await expect.element(spouse).toHaveAccessibleDescription('Champ requis')
  await expect.element(page.getByText('1 champ à corriger')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Celui de votre conjoint' })).toBeVisible()
})

test('[S-ERR-25] a failed call says that what is typed is kept, and can be made again', async () => {
  const events = await draw({ first: FAILED, answer: ({ type }) => (type === 'retryRequested' ? IDLE : undefined) })
  await expect.element(alert.getByText('Vos réponses sont conservées.')).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  expect(events).toEqual([{ type: 'retryRequested' }])
  await expect.element(alert).not.toBeInTheDocument()
})

test('a failure that a field marks has no alert', async () => {
  await draw({ first: { ...FAILED, errors: REFUSED, failure: { code: 'refused', canRetry: true, isMarked: true } } })
  await expect.element(page.getByText('1 champ à corriger')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('a server that is busy still is said to be so, answers kept', async () => {
  await draw({ first: { ...IDLE, failure: { code: 'ERR_LIMIT', canRetry: true, isMarked: false } } })
  await expect.element(alert.getByText('Le service est très demandé. Réessayez dans un instant.')).toBeVisible()
  await expect.element(alert.getByText('Vos réponses sont conservées.')).toBeVisible()
})

test('a failure that cannot be tried again has no button', async () => {
  await draw({ first: { ...IDLE, failure: { code: 'forbidden', canRetry: false, isMarked: false } } })
  await expect.element(alert).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
})

test('where the main button is unavailable it can be pressed, and what is missing is said', async () => {
  const incomplete: QuestionView = { ...IDLE, isComplete: false }
  const events = await draw({
    first: incomplete,
    answer: ({ type }) => (type === 'nextRequested' ? { ...incomplete, errors: REFUSED } : undefined),
  })
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).not.toHaveAttribute('disabled')
  // The element is enabled in the page: only assistive technology hears that it is not available.
  await next.click()
  expect(events).toEqual([{ type: 'nextRequested' }])
  await expect.element(spouse).toHaveAccessibleDescription('Champ requis')
})
