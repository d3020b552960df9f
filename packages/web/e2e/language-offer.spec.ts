import { expect, test, type Page } from '@playwright/test'
import { expectNoSideScroll } from './withdrawal.ts'

const offer = (page: Page) => page.getByText('This site is also available in English.')

test.use({ locale: 'en-GB' })

test(
  '[P-I18N-01] a browser that asks for English reads French, is offered English once, in English, and keeps its answer',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Rester en français' }).click()
    await expect(offer(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.goto('/simulateur/impots')
    await expect(offer(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expectNoSideScroll(page)
    await page.getByRole('button', { name: 'Read in English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(offer(page)).toHaveCount(0)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)
