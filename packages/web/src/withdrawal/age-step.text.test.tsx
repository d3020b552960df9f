import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { firstStep, results, SYLVIE } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { heading, main } = resultsIn(page)
const MOVED = 'Vous avez déjà 62 ans : un départ à 60 ans n’est plus possible'

test('[WITH-03] [MRM-61] the age step shows today’s age and the legal one, and explains at once an age that moves', async () => {
  await renderExample(firstStep(SYLVIE))
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect.element(main).toMatchTextContent('Votre âge aujourd’hui62 ans et 8 mois')
  await expect.element(main).toMatchTextContent('Âge légal de départ62 ans et 9 mois')
  await expect.element(main).toMatchTextContent('le 12/12/2026')
  const field = page.getByRole('textbox', { name: 'Âge de départ' })
  await field.fill('60')
  await expect.element(page.getByRole('status')).toMatchTextContent(MOVED)
  const mark = page.getByRole('button', { name: '63 ans : premier âge après l’âge légal (62 ans et 9 mois, le 12/12/2026)' })
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await mark.click()
  await expect.element(field).toHaveValue('63')
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(MOVED)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '67 ans : taux plein automatique' })).toBeVisible()
})

test('[WITH-03] [MRM-61] the results explain it under their title, before any figure', async () => {
  await renderExample(results({ answers: { retirement_age: '60' } }))
  await expect.element(heading).toHaveTextContent('À 62 ans, vous recevriez')
  const note = (await page.getByText(MOVED).findElement()) as HTMLElement
  const figure = document.querySelector('dl')
  expect(figure && note.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
