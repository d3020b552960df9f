import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderExample } from '../testing/index.ts'
import { BESIDE, UNDER } from './examples.tsx'

const panel = page.getByRole('complementary')
const gain = page.getByRole('button', { name: /^368,26/ })
const total = page.getByRole('button', { name: /^D’où vient ce chiffre\s\?$/ })
const closing = panel.getByRole('button', { name: 'Fermer l’explication' })

test('a calculation that is opened by keyboard has the focus and gives it back, to the heading above when what opened it has gone', async () => {
  await renderExample(UNDER)
  await userEvent.tab()
  await expect.element(gain).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toHaveFocus()
  await closing.click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(gain).toHaveFocus()
  await gain.click()
  await gain.click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(gain).toHaveFocus()
  await total.click()
  const first = panel.getByRole('region', { name: /^PERCOL/ })
  await expect.element(first).toBeVisible()
  await panel.getByRole('button', { name: /^Écart entre deux contrats/ }).click()
  await expect.element(panel.getByRole('region', { name: /^Écart/ })).toBeVisible()
  await expect.element(first).not.toBeInTheDocument()
  await closing.click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Gains' })).toHaveFocus()
})

test('a calculation in a column of its own has the focus, and keeps it when the window gets narrow', async () => {
  await renderExample(BESIDE)
  await gain.click()
  await expect.element(panel).toHaveFocus()
  await page.viewport(390, 900)
  await expect.element(panel).toBeVisible()
  await expect.element(panel).toHaveFocus()
})
