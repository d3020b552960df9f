import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { distributing, KARIM } from './examples.tsx'

const PART = '00356581_vv'
const field = (side: 'capital' | 'annuity') => {
  const part = page.getByRole('group', { name: 'Versements volontaires' })
  return part.getByRole('textbox', { name: side === 'capital' ? 'Capital' : 'Rente' })
}
const undo = () => page.getByRole('button', { name: 'Annuler' })

/** Both fields of the voluntary payments, 2 100,00 € in all. */
const expectPair = async (capital: string, annuity: string): Promise<void> => {
  await expect.element(field('capital')).toHaveValue(capital)
  await expect.element(field('annuity')).toHaveValue(annuity)
}

const open = async (width = 1280): Promise<void> => {
  await renderExample(distributing({ saver: KARIM, split: {} }), { width })
  await expect.element(field('capital')).toHaveAttribute('id', `distribution.capital_${PART}`)
}

test('[SPLIT-01] leaving a field of a balanced row fills the other side, says so, and one button puts both back', async () => {
  await open()
  await userEvent.fill(field('capital'), '600')
  await expectPair('600', '2 100,00')
  await userEvent.tab()
  await expectPair('600,00', '1 500,00')
  await expect.element(page.getByRole('status').filter({ hasText: /La rente passe à 1.500,00.€/ })).toBeVisible()
  await expectNoViolation()
  await userEvent.click(undo())
  await expectPair('0,00', '2 100,00')
  await expect.element(undo()).not.toBeInTheDocument()
  await expect.element(field('capital')).toHaveFocus()
})

test('[SPLIT-02] under an overrun the rest is offered to the other side, and what exceeds is drawn beyond the row', async () => {
  await open(390)
  await userEvent.fill(field('capital'), '')
  await userEvent.tab()
  await userEvent.fill(field('capital'), '600')
  await userEvent.tab()
  await expectPair('600,00', '2 100,00')
  await expect.element(page.getByText('Vous avez dépassé le maximum').first()).toBeVisible()
  const row = page.getByRole('slider', { name: /Versements volontaires/ })
  const room = row.element().parentElement?.getBoundingClientRect().width ?? 0
  // 2 100 of 2 700: the row keeps 7/9 of its drawing.
  expect(row.element().getBoundingClientRect().width / room).toBeCloseTo(7 / 9, 2)
  expectNoSideScroll()
  await expectNoViolation()
  await userEvent.click(page.getByRole('button', { name: /Mettre 1.500,00.€ en rente/ }))
  await expectPair('600,00', '1 500,00')
  await expect.element(page.getByText('Vous avez dépassé le maximum')).not.toBeInTheDocument()
  expect(row.element().getBoundingClientRect().width).toBeCloseTo(room, 0)
})

test('[SPLIT-02] far beyond the row the drawing keeps half for it, and nothing is offered below 0', async () => {
  await open()
  await userEvent.fill(field('capital'), '99999999')
  const row = page.getByRole('slider', { name: /Versements volontaires/ })
  const room = row.element().parentElement?.getBoundingClientRect().width ?? 0
  expect(row.element().getBoundingClientRect().width / room).toBeCloseTo(0.5, 2)
  await expect.element(page.getByRole('button', { name: /^Mettre/ })).not.toBeInTheDocument()
  expectNoSideScroll()
})
