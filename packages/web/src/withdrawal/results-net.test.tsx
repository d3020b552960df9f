import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { results } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { region } = resultsIn(page)
const asked = region('Et après les charges et l’impôt ?')
const net = region('Après les charges et l’impôt, il resterait')
const euros = page.getByRole('switch', { name: 'En euros d’aujourd’hui' })

const focus = async (locator: ReturnType<typeof page.getByRole>): Promise<void> => {
  const element = (await locator.findElement()) as HTMLElement
  element.focus()
}

test('[NET-02] [NET-09] a rate and the euros of today are picked by keyboard, and the net is sound on the narrowest phone', async () => {
  await renderExample(results(), { width: 320 })
  await expect.element(page.getByRole('button', { name: 'Garder cette simulation', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Je connais mes taux' }).click()
  // The choice itself takes the focus: its group hands it on only once it has learnt of its choices.
  const band = page.getByRole('radiogroup', { name: 'Votre tranche d’impôt, à la retraite' })
  await focus(band.getByRole('radio').first())
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(band.getByRole('radio').nth(1)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(() => asked.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
  await expectNoViolation()
  await page.getByRole('radio', { name: '8,4 %', exact: true }).click()
  await expect.element(net.getByRole('table')).toBeVisible()
  await focus(euros)
  await userEvent.keyboard(' ')
  await expect.element(euros).toHaveAttribute('aria-checked', 'true')
  await expectNoViolation()
  expectNoSideScroll()
})
