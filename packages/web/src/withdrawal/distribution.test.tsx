import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { distributing, KARIM } from './examples.tsx'
import { side } from './steps.testing.ts'

const capital = side(page.getByRole('group', { name: 'Versements volontaires' }), 'Capital')
const row = page.getByRole('slider', { name: /Versements volontaires/ })
const widths = () => {
  const bar = row.element()
  return { bar: bar.getBoundingClientRect().width, room: bar.parentElement?.getBoundingClientRect().width ?? 0 }
}
const share = (): number => widths().bar / widths().room

const typed = async (text: string): Promise<void> => {
  await userEvent.fill(capital, text)
  await userEvent.tab()
}

test('[SPLIT-01] [SPLIT-02] undoing gives the focus back, and what exceeds is drawn beyond the row', async () => {
  await renderExample(distributing({ saver: KARIM, split: {} }), { width: 390 })
  await typed('600')
  await expectNoViolation()
  await userEvent.click(page.getByRole('button', { name: 'Annuler' }))
  await expect.element(capital).toHaveFocus()
  await typed('')
  await typed('600')
  await expect.element(page.getByText('Vous avez dépassé le maximum').first()).toBeVisible()
  // 2 100 of 2 700: the row keeps 7/9 of its drawing.
  await expect.poll(share).toBeCloseTo(7 / 9, 2)
  expectNoSideScroll()
  await expectNoViolation()
  await userEvent.click(page.getByRole('button', { name: /Mettre 1.500,00.€ en rente/ }))
  await expect.element(page.getByText('Vous avez dépassé le maximum')).not.toBeInTheDocument()
  expect(widths().bar).toBeCloseTo(widths().room, 0)
  // Far beyond the row, half of the drawing is kept for it.
  await userEvent.fill(capital, '99999999')
  await expect.poll(share).toBeCloseTo(0.5, 2)
  expectNoSideScroll()
})
