import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import { EUROPE, fundSheet } from './examples.tsx'

test('[FUND-09] [FUND-20] the history is read by key, and sound as a table', async () => {
  await renderExample(fundSheet('periods', EUROPE))
  const reader = page.getByRole('slider', { name: 'Lire les valeurs jour par jour' })
  const slider = (await reader.findElement()) as HTMLElement
  slider.focus()
  await userEvent.keyboard('{End}')
  await expect.element(reader).toHaveAttribute('aria-valuetext', '18/11/2026, 184,37\u00A0€')
  await page.getByRole('button', { name: 'Voir les valeurs en tableau' }).click()
  await expect.element(page.getByRole('rowheader', { name: '18/11/2026' })).toBeVisible()
  await expectNoViolation()
})
