import { expect, test } from '@playwright/test'
import { openAs } from './sign-in.ts'

test(
  'the day that /developer moves on is that of page and answers, and stays so in this tab',
  { tag: '@page-only' },
  async ({ page }) => {
    const choice = page.getByText('Un choix à faire jusqu’au 02/12/2026 inclus')
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(choice).toBeVisible()
    await page.goto('/developer')
    await page.getByRole('textbox', { name: 'Jours' }).fill('13')
    await page.getByRole('button', { name: 'Avancer' }).click()
    await expect(page.getByText('L’API et la page sont au 03/12/2026.')).toBeVisible()
    for (const visit of ['first', 'again']) {
      await page.goto(`/epargne?${visit}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(choice).toHaveCount(0)
    }
  },
)
