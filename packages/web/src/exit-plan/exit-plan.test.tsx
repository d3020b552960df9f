import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { PLANNING } from './examples.tsx'

test('[BEY-51] a plan is opened with the keyboard alone; the page keeps the rules of axe, and a narrow phone scrolls down alone', async () => {
  await renderPage(PLANNING.address, { ...PLANNING.ports, width: 320 })
  const open = page.getByRole('article', { name: 'Tout en une fois' }).getByRole('button')
  await expect.element(open).toBeVisible()
  ;((await open.findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(open).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolation()
  expectNoSideScroll()
})
