import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { firstStep, SYLVIE } from './examples.tsx'

for (const look of [
  { language: 'fr', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const) {
  test(`the first step is sound in ${look.language}, ${look.scheme}, on ${look.width} pixels`, async () => {
    await renderExample(firstStep(SYLVIE), look)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation()
    expectNoSideScroll()
  })
}
