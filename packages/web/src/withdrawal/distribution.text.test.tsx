import { expect, test } from 'vitest'
import { leaveField, page, renderExample } from '../testing/text/index.ts'
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

const open = async (): Promise<void> => {
  await renderExample(distributing({ saver: KARIM, split: {} }))
  await expect.element(field('capital')).toHaveAttribute('id', `distribution.capital_${PART}`)
}

test('[SPLIT-01] leaving a field of a balanced row fills the other side, says so, and one button puts both back', async () => {
  await open()
  await field('capital').fill('600')
  await expectPair('600', '2 100,00')
  await leaveField()
  await expectPair('600,00', '1 500,00')
  await expect.element(page.getByRole('status').filter({ hasText: /La rente passe à 1.500,00.€/ })).toBeVisible()
  await undo().click()
  await expectPair('0,00', '2 100,00')
  await expect.element(undo()).not.toBeInTheDocument()
})

test('[SPLIT-02] under an overrun the rest is offered to the other side', async () => {
  await open()
  await field('capital').fill('')
  await leaveField()
  await field('capital').fill('600')
  await leaveField()
  await expectPair('600,00', '2 100,00')
  await expect.element(page.getByText('Vous avez dépassé le maximum').first()).toBeVisible()
  await page.getByRole('button', { name: /Mettre 1.500,00.€ en rente/ }).click()
  await expectPair('600,00', '1 500,00')
  await expect.element(page.getByText('Vous avez dépassé le maximum')).not.toBeInTheDocument()
})

test('[SPLIT-02] far beyond the row nothing is offered below 0', async () => {
  await open()
  await field('capital').fill('99999999')
  await expect.element(page.getByRole('button', { name: /^Mettre/ })).not.toBeInTheDocument()
})
