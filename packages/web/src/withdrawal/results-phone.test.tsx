import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { KNOWN_NET, results } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { region } = resultsIn(page)

/** Three contracts, the net known, nothing unfolded: what a phone scrolls through. */
const LONGEST = 4000

test('[WITH-13] (S-48) on a phone the results of three contracts are short, each part one figure, and a list leads to each', async () => {
  await renderExample(results({ answers: KNOWN_NET }), { width: 390 })
  const paid = page.getByRole('button', { name: /^Versé jusqu’ici, par âge Plus que le capital à partir de 90 ans/ })
  await expect.element(paid).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('button', { name: /^Partir plus tôt ou plus tard À 63, 64, 67 ans/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Garder cette simulation', exact: true })).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(LONGEST)
  await expectNoViolation()
  await page
    .getByRole('navigation', { name: 'Dans cette page' })
    .getByRole('button', { name: 'Versé jusqu’ici, par âge' })
    .click()
  await expect.element(page.getByRole('button', { name: 'Versé jusqu’ici, par âge', expanded: true })).toBeVisible()
  await expect.element(region('Versé jusqu’ici, par âge').getByRole('slider')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Versé jusqu’ici, par âge/ })).toHaveFocus()
  expectNoSideScroll()
  await expectNoViolation()
})

test('[WITH-08] by keyboard an answer is changed on a phone, and the focus comes back to its way (S-29)', async () => {
  await renderExample(results(), { width: 390 })
  await page.getByRole('button', { name: /^Vos réponses/ }).click()
  const change = region('Vos réponses').getByRole('button', { name: 'Modifier : Répartition' })
  await change.click()
  await expect.element(region('Vos réponses').getByRole('slider').first()).toBeVisible()
  expectNoSideScroll()
  await expectNoViolation()
  await region('Vos réponses').getByRole('button', { name: 'Annuler', exact: true }).last().click()
  await expect.element(change).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(region('Vos réponses').getByRole('slider').first()).toBeVisible()
})
