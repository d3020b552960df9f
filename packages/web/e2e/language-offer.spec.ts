import { expect, test, type Page } from '@playwright/test'
import { expectNoSideScroll, expectNoViolation } from './withdrawal.ts'

const offer = (page: Page) => page.getByText('This site is also available in English.')

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-GB' })

  test('[P-I18N-01] reads French, and is offered English once, in English', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/simulateur/impots')
    await expect(offer(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expectNoSideScroll(page)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Read in English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(offer(page)).toHaveCount(0)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('[P-I18N-01] who stays in French is not asked again', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Rester en français' }).click()
    await expect(offer(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  })
})

test('[P-I18N-01] a browser that asks for French is offered nothing', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
