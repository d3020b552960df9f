import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { results, REVERSIBLE } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { region } = resultsIn(page)

test('[BEY-68] on a phone a long life is one line until it is opened; its sums are read by arrow keys, and nothing stands out of the page', async () => {
  await renderExample(results({ answers: REVERSIBLE }), { width: 390 })
  const head = page.getByRole('button', { name: /^Et si je vis longtemps.*La rente atteint le capital à 9\d ans/ })
  await expect.element(head).toHaveAttribute('aria-expanded', 'false')
  await head.click()
  const reader = region('La somme des rentes et le capital').getByRole('slider', { name: 'Lire le montant à un âge' })
  const slider = (await reader.findElement()) as HTMLElement
  slider.focus()
  await userEvent.keyboard('{End}')
  await expect
    .element(reader)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^110\sans\s: .*\s€, .*\s% de la table en vie$/))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^109\sans/))
  await expect.element(region('Ce que reçoit celui qui reste').getByRole('table')).toBeVisible()
  expectNoSideScroll()
  await expectNoViolation()
})
