import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import { distributing, results, THOMAS } from './examples.tsx'
import { resultsIn, rewriting, simulating, withoutFiguresOf, type Answer } from './results.testing.ts'
import { stepsIn } from './steps.testing.ts'

const { heading, region } = resultsIn(page)
const { ageField, next } = stepsIn(page)
const again = page.getByRole('button', { name: 'Réessayer' })
const failed = page.getByRole('alert').filter({ hasText: "Une erreur s'est produite, veuillez réessayer" })

test('[MRM-80] a retry gives the focus to what is being computed, and a field that the server refuses gets it', async () => {
  const { between, say } = simulating()
  await renderExample(
    distributing({ saver: THOMAS, split: { '00626500 vv': ['900,00', '5000,00'] }, answers: { annuity_type: null }, between }),
  )
  say(() => Promise.resolve({ status: 429, body: JSON.stringify({ data: 'ERR_LIMIT' }) }))
  await next.click()
  await expect.element(again).toBeVisible()
  await expectNoViolation()
  const held = Promise.withResolvers<Answer>()
  say(() => held.promise)
  await again.click()
  await expect.element(page.getByRole('button', { name: 'Calcul en cours' })).toHaveFocus()
  const body = JSON.stringify({ data: 'ERR_INVALID', fields: [{ path: 'retirement_age', code: 'wrong' }] })
  held.resolve({ status: 400, body })
  await expect.element(ageField).toHaveFocus()
})

test('[MRM-32] [S-ERR-24] the focus of a retry by keyboard stays with it while it fails, and goes to the heading once a result is there', async () => {
  const { between, say } = simulating()
  let answers: Between = rewriting((body) =>
    JSON.stringify((JSON.parse(body) as readonly { readonly policy_id: string }[]).map(({ policy_id }) => ({ policy_id }))),
  )
  await renderExample(
    results({
      split: { '00482201 vv': ['4215,50', '0,00'] },
      between: (request, pass) => between(request, () => answers(request, pass)),
    }),
  )
  await expect.element(heading).toHaveTextContent('Votre résultat est indisponible')
  await expectNoViolation()
  answers = withoutFiguresOf('00482201')
  await again.click()
  await expect.element(region('Le détail par contrat')).toBeVisible()
  await expect.element(heading).toHaveFocus()
  say(() => Promise.resolve({ status: 500, body: JSON.stringify({ data: 'ERR_INTERNAL' }) }))
  again.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(failed).toBeVisible()
  await expect.element(again).toHaveFocus()
  await expectNoViolation()
  say(undefined)
  answers = (_, pass) => pass()
  await userEvent.keyboard('{Enter}')
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
})
