import { expect, type Page } from '@playwright/test'

type Origin = 'collective' | 'individual' | 'individual_transmission'

/**
 * Signs in through the doors, as a saver does, and waits for their home.
 *
 * @param page - any page of the portal's context
 * @param name - name of a seeded person, or its beginning
 * @param origin - space that the person belongs to
 */
export const signIn = async (page: Page, name: string, origin: Origin = 'collective'): Promise<void> => {
  await page.goto(`/authentication?origin=${origin}`)
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/\/epargne$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
