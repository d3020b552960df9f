import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { atStep, firstStep, SYLVIE, THOMAS } from './examples.tsx'
import { expectStep, stepsIn } from './steps.testing.ts'

const asked = { retirement_age: '' }
const { ageField, goOnTo, next, previous, radio, spouseField } = stepsIn(page)

test('[MRM-03] [MRM-04] [MRM-62] a double click goes on, and back, by one step, whose heading has the focus', async () => {
  await renderExample(firstStep(THOMAS))
  for (const width of [1440, 390]) {
    await page.viewport(width, 900)
    await next.dblClick()
    await expectStep(page, 'Étape 2 sur 5, âge de départ')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await ageField.fill('64')
    await next.dblClick()
    await expectStep(page, 'Étape 3 sur 5, rente réversible')
    await previous.dblClick()
    await expectStep(page, 'Étape 2 sur 5, âge de départ')
    await previous.click()
    await expectStep(page, 'Étape 1 sur 5, mes dispositifs')
  }
})

test('[MRM-59] [MRM-60] [MRM-63] Enter goes on, again and again; a field that is refused gets the focus', async () => {
  await renderExample(atStep('age', { saver: SYLVIE, answers: { ...asked, reversible: null } }))
  await next.click()
  await expect.element(ageField).toHaveFocus()
  await ageField.fill('59')
  await userEvent.keyboard('{Enter}')
  await expect.element(ageField).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: 'Âge de départ' }).click()
  await expect.element(ageField).toHaveFocus()
  await ageField.fill('069')
  await userEvent.keyboard('{Enter}')
  await expectStep(page, 'Étape 3 sur 6, rente réversible')
  await radio('Oui').click()
  await next.click()
  await expect.element(spouseField).toHaveFocus()
  await expect.element(spouseField).toHaveAccessibleDescription(/^Champ requis/)
  await expectNoViolation()
  await radio('Non').click()
  ;(next.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expectStep(page, 'Étape 4 sur 6, répartition')
})

test('[MRM-03] [WITH-03] letters twice as large on the narrowest phone leave the day of the start in its card, which a mark fills by keyboard', async () => {
  await renderExample(atStep('age', { saver: THOMAS, answers: asked }), { width: 320 })
  document.documentElement.style.setProperty('font-size', '200%')
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const mark = page.getByRole('button', { name: /premier âge après l’âge légal/ })
  ;((await mark.findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('complementary')).toMatchTextContent(/\d\d\/\d\d\/\d{4}/)
  expectNoSideScroll()
  await goOnTo('Étape 3 sur 5, rente réversible')
  expectNoSideScroll()
})

test('[MRM-05] from a question to the result by keyboard alone', async () => {
  await renderExample(atStep('option', { answers: { annuity_type: null } }))
  const [first, second] = [radio(/./).first(), radio(/./).nth(1)]
  await expect.element(first).toBeVisible()
  while (document.activeElement?.getAttribute('role') !== 'radio') await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(second).toBeChecked()
  while (document.activeElement !== next.element()) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expectStep(page, 'Étape 6 sur 6, résultats')
})
