import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { gauges } from './examples.tsx'

const dialog = page.getByRole('dialog')
const withMotion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

test('[S-ERR-21] [GAUGE-02] [GAUGE-03] [P-I18N-05] [P-CONST-15] [S-CONST-39] on a phone, in English and in dark the gauges are asked for again by keyboard, keep their words in view, and move once in 1.25 s, or not at all with reduced motion', async () => {
  let fails = true
  await renderExample(
    gauges('sylvie-garnier', ({ path }, pass) =>
      fails && path.includes('/contribution-gauge/')
        ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
        : pass(),
    ),
    { language: 'en', scheme: 'dark', width: 390 },
  )
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expectNoViolation()
  fails = false
  ;(dialog.getByRole('alert').getByRole('button').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(3)
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  expect(dialog.element().scrollWidth - dialog.element().clientWidth).toBe(0)
  expectNoSideScroll()
  await expectNoViolation()

  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })))
  const moving = () => getComputedStyle(dialog.element().querySelector('[data-gauge="pee"]') ?? dialog.element())
  await withMotion('no-preference')
  const { animationDuration, animationIterationCount } = moving()
  expect([animationDuration, animationIterationCount]).toEqual(['1.25s', '1'])
  await withMotion('reduce')
  expect(moving().animationName).toBe('none')
})
