import { expect, test, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mes consentements' })
const choice = (page: Page) => dialog(page).getByRole('checkbox', { name: /^Transmettre les données/ })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer' })

const open = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = 'consents'
  })
  await expect(choice(page)).toBeVisible()
}

test.describe('consents', () => {
  // One person and one choice: a test that changes it must not meet one that reads it.
  test.describe.configure({ mode: 'default' })

  test.beforeEach(async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('[P-CONSENT-03] [P-CONSENT-04] [P-CONSENT-05] keep a change, say so, and close by themselves', async ({ page }) => {
    await open(page)
    const before = await choice(page).isChecked()
    await choice(page).press(' ')
    await expect(choice(page)).toBeChecked({ checked: !before })
    await save(page).click()
    await expect(dialog(page).getByRole('button', { name: /Enregistrement|enregistré/ })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog(page)).toBeHidden()
    await open(page)
    await expect(choice(page)).toBeChecked({ checked: !before })
    await choice(page).click()
    await save(page).click()
    await expect(dialog(page)).toBeHidden()
  })
})
