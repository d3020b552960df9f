import { expect, test } from '@playwright/test'
import { signIn } from './sign-in.ts'

test.describe('every frame', () => {
  test('is not printed', { tag: '@all' }, async ({ page }) => {
    await signIn(page, 'Hélène Fontanel', 'individual_transmission')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header').first()).toBeHidden()
    await expect(page.locator('footer').first()).toBeHidden()
    await expect(page.getByText('Retour au tableau de bord')).toHaveCount(2)
    await expect(page.getByText('Retour au tableau de bord').last()).toBeHidden()
    await expect(page.getByText('Contacter mon conseiller').last()).toBeHidden()
  })
})
