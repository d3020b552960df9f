import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

test('[P-FMT-02] a chart whose amounts are hidden says none of them', async () => {
  await renderPage('/developer/framework')
  await page.getByRole('button', { name: /^Masquer/ }).click()
  const readers = page.getByRole('slider', { name: 'Lire le montant à un âge' })
  expect(readers.elements().length).toBeGreaterThan(0)
  for (const reader of readers.all()) await expect.element(reader).toHaveAttribute('aria-valuetext', 'Montants masqués')
})
