import { plainDate } from '@hautelisse/domain/calendar'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { CHOICE, strips } from './examples.tsx'
import { ToDo } from './to-do.tsx'

test('[S-NAV-14] what waits and what is missing stay inside the narrowest page, in the dark', async () => {
  const missing = { kind: 'bank-details-missing', to: '/profile/s2e/bank-coordinates' } as const
  await renderExample(strips(CHOICE, missing), { scheme: 'dark', width: 320 })
  await expect.element(page.getByRole('alert').getByText('Un choix à faire jusqu’au 02/12/2026 inclus')).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
})

test('on a phone each strip is one line, its action an arrow with its name, and its place is kept until it comes', async () => {
  await renderExample(strips({ kind: 'value-sharing-bonus', to: '/transactional/redirect/ppv' }, CHOICE), { width: 390 })
  const rows = [...page.getByRole('complementary').element().children].map((row) => row.getBoundingClientRect().height)
  expect(rows.every((height) => height <= 56)).toBe(true)
  await expect.element(page.getByRole('link', { name: 'Placer ma prime' })).toBeVisible()
  await expectNoViolation()
  const awaited = <ToDo banners={[]} today={plainDate('2026-11-20')} mayCome />
  await renderExample({ name: 'awaited', element: awaited }, { width: 390 })
  await expect.poll(() => document.querySelector('main > div')?.getBoundingClientRect().height).toBe(52)
})
