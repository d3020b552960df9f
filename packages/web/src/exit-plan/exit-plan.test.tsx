import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { PLANNING } from './examples.tsx'

test('[BEY-56] [BEY-57] a year opens and a plan is kept with the keyboard alone; a narrow phone scrolls down alone, and axe finds nothing', async () => {
  await renderPage(PLANNING.address, { ...PLANNING.ports, width: 320 })
  const card = page.getByRole('article', { name: 'Tout en une fois' })
  const years = card.getByRole('button', { name: 'Retenu chaque année' })
  await expect.element(years).toBeVisible()
  ;((await years.findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Tab}{Enter}')
  const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
  await expect.element(panel.getByText('Retenu dans l’année').first()).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  ;((await panel.getByRole('button', { name: 'Fermer' }).findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  // The focus is back on the figure: the next stop is the button of the plan.
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(card.getByRole('button', { name: 'Retenir ce plan' })).toHaveAttribute('aria-pressed', 'true')
  expectNoSideScroll()
})
