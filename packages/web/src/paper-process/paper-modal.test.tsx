import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { paperHelp } from './examples.tsx'

test('[PAPER-02] whatever the reason, its guides fit a phone and axe finds nothing', async () => {
  await renderExample(paperHelp('both', 'sylvie-garnier'), { width: 390 })
  await page.getByRole('combobox').selectOptions('hardblows')
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements()).toHaveLength(2)
  expectNoSideScroll()
  await page.getByRole('combobox').selectOptions('family')
  await expect.element(page.getByText(/La ligne d’aide vous dit quelles pièces envoyer/)).toBeVisible()
  await expectNoViolation()
})
