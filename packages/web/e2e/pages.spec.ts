import { expect, test, type Page } from '@playwright/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Un instant' })

test.describe('from page to page', () => {
  test(
    'the page before stays until the next one is there; after a while its place says that it is on its way',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/presentation')
      await expect(heading(page)).toHaveText('Présentation')
      let letGo = (): void => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/assets/site-map-page-*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.evaluate(() => window.history.pushState({}, '', '/plan-du-site'))
      await expect(waiting(page)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      letGo()
      await expect(heading(page)).toHaveText('Plan du site')
      await expect(heading(page)).toBeFocused()
    },
  )

  test('a screen that breaks leaves its frame, says so and leads back', { tag: '@all' }, async ({ page }) => {
    await page.goto('/presentation')
    await expect(heading(page)).toHaveText('Présentation')
    await page.route('**/assets/site-map-page-*.js', (route) => route.abort())
    await page.evaluate(() => window.history.pushState({}, '', '/plan-du-site'))
    await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unrouteAll()
    await page.locator('main').getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
  })

  test('Back leads to the place on the page that was left', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await page.goto('/version')
    await expect(heading(page)).toHaveText('Version du portail')
    await page.evaluate(() => window.history.pushState({}, '', '/presentation'))
    await expect(heading(page)).toHaveText('Présentation')
    await expect(heading(page)).toBeFocused()
    const way = page.locator('main').getByRole('link', { name: 'Accéder à mon espace' })
    await way.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    await way.click()
    await expect(page).toHaveURL('/login')
    // The address changes and the page shrinks before the next page is there: going back then would find no place on the one that was left.
    await expect(heading(page)).toHaveText('Se connecter')
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('Présentation')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })
})
