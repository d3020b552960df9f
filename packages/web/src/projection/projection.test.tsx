import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, renderExample } from '../testing/index.ts'
import { known } from './examples.tsx'

const heading = page.getByRole('heading', { level: 1 })
const HUGE = '99 999 999,99'
/** Highest of a phone's screens, one under the other, that the page may need. */
const MOST_PIXELS = 4000

test('[RP-22] (S-74) huge amounts stand on a phone in both languages without scrolling sideways, and the figure stays in view', async () => {
  const { app } = await renderExample(known({ known_pension: HUGE, other_income: HUGE, goal: HUGE }), { width: 390 })
  await expect.element(heading).toHaveTextContent('À 64 ans, vous auriez pour vivre')
  await expect.element(page.getByText('64 ans, net par mois')).toBeInViewport()
  expectNoSideScroll()
  expect(document.documentElement.scrollHeight).toBeLessThan(MOST_PIXELS)
  app.settings.send({ type: 'languageChosen', language: 'en' })
  await expect.element(heading).toHaveTextContent('At 64, you would have to live on')
  expectNoSideScroll()
  await page.getByRole('button', { name: /^Where does this figure come from/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Where does this figure come from?' })).toHaveFocus()
  expectNoSideScroll()
  app.settings.send({ type: 'languageChosen', language: 'fr' })
})
