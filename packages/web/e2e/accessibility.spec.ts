import { expect, test, type Page } from '@playwright/test'
import { signIn, windowOf } from './sign-in.ts'
import { SYLVIE, tabTo } from './withdrawal.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true }).first()

test(
  '[P-LAY-02] [P-SESS-06] by keyboard alone: skip link, menu, window, language, profile menu, way out',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, SYLVIE.name)
    const { keyboard } = page

    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    await page.reload()
    await expect(heading(page)).toBeVisible()
    const simulations = page.getByRole('button', { name: 'Simulations' })
    await tabTo(page, simulations)
    await keyboard.press('Enter')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Estimer ma retraite' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(simulations).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/simulator/mrm')
    await expect(heading(page)).toBeFocused()

    const lexicon = page.getByRole('contentinfo').getByRole('link', { name: 'Lexique' })
    await tabTo(page, lexicon)
    await keyboard.press('Enter')
    await expect(windowOf(page)).toHaveAccessibleName('Lexique')
    await keyboard.press('Escape')
    await expect(windowOf(page)).toHaveCount(0)
    await expect(lexicon).toBeFocused()

    await tabTo(page, page.getByRole('button', { name: 'English' }))
    await keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await tabTo(page, page.getByRole('button', { name: 'Français' }))
    await keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

    await tabTo(page, page.getByRole('banner').getByRole('button', { name: /mon espace$/ }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Se déconnecter' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
  },
)
