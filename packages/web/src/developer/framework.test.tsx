import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, IS_ALL, renderPage } from '../testing/index.ts'

/** Each brand in one scheme; `npm run test:all` looks at it in both. */
const BRANDS = ['hautelisse', 'carmandel', 'ormeraie']
const SEEN = [
  { scheme: 'light', brands: IS_ALL ? BRANDS : BRANDS.slice(0, 2) },
  { scheme: 'dark', brands: IS_ALL ? BRANDS : BRANDS.slice(2) },
] as const

test.each(SEEN)(
  '[P-DEV-02] the examples of the kit stand on one page, and axe finds nothing in any brand, $scheme',
  async ({ scheme, brands }) => {
    await renderPage('/developer/framework', { scheme })
    await expect.element(page.getByRole('heading', { level: 2, name: 'charts' })).toBeVisible()
    for (const tenant of brands) {
      await page.getByRole('radio', { name: tenant }).click()
      await expect.poll(() => document.documentElement.dataset['tenant']).toBe(tenant)
      await expectNoViolation()
    }
  },
  60_000,
)
