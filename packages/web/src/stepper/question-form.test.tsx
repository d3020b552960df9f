import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import type { QuestionView } from './index.ts'
import { FAILED, IDLE, questionExample, REFUSED, type Event, type FormProps } from './question-form.testing.tsx'

/** Draws the form, and gives what it sends. */
const draw = async (props: Omit<FormProps, 'events'> = {}): Promise<readonly Event[]> => {
  const events: Event[] = []
  await renderExample(questionExample({ events, ...props }))
  return events
}

const next = page.getByRole('button', { name: 'Continuer' })
const salary = page.getByRole('textbox', { name: 'Votre salaire' })
const spouse = page.getByRole('textbox', { name: 'Celui de votre conjoint' })
const alert = page.getByRole('alert')

test('Enter in a field asks to go on, also where the main button is unavailable; the first refused field takes the focus, from the summary too', async () => {
  const incomplete: QuestionView = { ...IDLE, isComplete: false }
  const events = await draw({
    first: incomplete,
    answer: ({ type }) => (type === 'nextRequested' ? { ...incomplete, errors: REFUSED } : undefined),
  })
  await userEvent.click(salary)
  await expectNoViolation()
  await userEvent.keyboard('{Enter}')
  expect(events).toContainEqual({ type: 'nextRequested' })
  await expect.element(spouse).toHaveFocus()
  await userEvent.click(salary)
  await userEvent.click(page.getByRole('link', { name: 'Celui de votre conjoint' }))
  await expect.element(spouse).toHaveFocus()
  await expectNoViolation()
  await userEvent.click(salary)
  // The element is enabled in the page: only assistive technology hears that it is not available.
  await next.click({ force: true })
  await expect.element(spouse).toHaveFocus()
})

test('[S-ERR-25] while the call is under way the key Enter asks nothing twice', async () => {
  const events = await draw({ first: { ...IDLE, isBusy: true } })
  await page.getByRole('button', { name: 'Calcul en cours' }).click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(events).toEqual([])
})

test('[S-ERR-25] a failed call takes the focus and gives it back to the main button; one that a field marks leaves it to the field', async () => {
  const final: QuestionView = { ...IDLE, failure: { code: 'forbidden', canRetry: false, isMarked: false } }
  const marked: QuestionView = { ...IDLE, errors: REFUSED, failure: { code: 'refused', canRetry: true, isMarked: true } }
  const answers = [final, IDLE, marked]
  await draw({
    first: FAILED,
    answer: ({ type }) => (type === 'retryRequested' ? IDLE : type === 'nextRequested' ? answers.shift() : undefined),
  })
  await expect.element(alert).toHaveFocus()
  await expectNoViolation()
  await userEvent.click(page.getByRole('button', { name: 'Réessayer' }))
  await expect.element(next).toHaveFocus()
  await userEvent.click(next)
  await expect.element(alert).toHaveFocus()
  await userEvent.click(next)
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.click(next)
  await expect.element(spouse).toHaveFocus()
})

test('a question beside the one that is asked takes no focus', async () => {
  await draw({ first: { ...FAILED, isCurrent: false } })
  await expect.element(alert).toBeVisible()
  await expect.element(alert).not.toHaveFocus()
})
