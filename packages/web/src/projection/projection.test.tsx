import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, renderExample } from '../testing/index.ts'
import { income, SUPPOSED } from './examples.tsx'

const heading = page.getByRole('heading', { level: 1 })

test('[RP-15] project and income of huge amounts stand on a phone in both languages without scrolling sideways', async () => {
  const { app } = await renderExample(income({ ...SUPPOSED, known_pension: '99 999 999,99' }), { width: 390 })
  await expect.element(heading).toHaveTextContent('À 64 ans, vous vivriez avec')
  expectNoSideScroll()
  app.settings.send({ type: 'languageChosen', language: 'en' })
  await expect.element(heading).toHaveTextContent('At 64, you would live on')
  expectNoSideScroll()
  await page.getByRole('link', { name: 'My retirement project' }).click()
  await expect.element(page.getByRole('table').first()).toBeVisible()
  expectNoSideScroll()
  app.settings.send({ type: 'languageChosen', language: 'fr' })
  await expect.element(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  expectNoSideScroll()
})
