import { expect, test } from 'vitest'
import { expectNoViolation, page, renderPage } from '../testing/text/index.ts'
import { KINDS, PAGES, PEOPLE, START } from './pages.testing.ts'

test.each(KINDS)('the markup of no page of a %s breaks a rule', async (kind) => {
  const person = PEOPLE[kind]
  const { go } = await renderPage(START, person === undefined ? {} : { person })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const address of PAGES[kind]) {
    const before = document.title
    go(address)
    // The page before stays until the next one is there, with a title of its own.
    await expect.poll(() => document.title, { message: address }).not.toBe(before)
    await expect.element(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
    await expectNoViolation()
  }
})
